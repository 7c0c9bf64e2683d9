import type {
  BuildMessageKey,
  CodeMessageKey,
  ContentMessageKey,
  Messages,
  NavbarMessageKey,
  PageMessageKey,
  PluralMessage,
} from './messages.generated';

export type { Messages, PluralMessage };

/** Message with optional plural forms. */
export type Message = string | PluralMessage;

/** Message catalog for a language, grouped by where the messages are used. */
export interface Catalog {
  /** Navbar messages. Applications can use the navbar without the rest of the theme. */
  navbar: Pick<Messages, NavbarMessageKey>;
  /** Messages for all other theme components. */
  page: Pick<Messages, PageMessageKey>;
  /** Code block messages, used by both the compiler and the theme. */
  code: Pick<Messages, CodeMessageKey>;
  /** All other messages that the compiler renders into pages. */
  content: Pick<Messages, ContentMessageKey>;
  /** Messages that are part of the data of a page, so that pages without them do not load them. */
  build: Pick<Messages, BuildMessageKey>;
}

/** Navbar messages. */
export type NavbarMessages = Catalog['navbar'];
/** Messages used by theme components. */
export type ThemeMessages = NavbarMessages & Catalog['page'] & Catalog['code'];
/** Messages that the compiler renders into pages. */
export type CompilerMessages = Catalog['code'] & Catalog['content'];
