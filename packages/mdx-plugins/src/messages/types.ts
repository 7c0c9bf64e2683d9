import type {
  CodeMessageKey,
  ContentMessageKey,
  Messages,
  NavbarMessageKey,
  PageMessageKey,
  PluralMessage,
} from './messages.generated';

export type { Messages, PluralMessage };

/** A message without or with plural forms. */
export type Message = string | PluralMessage;

/** Message catalog of a language. Sections group messages by where they are used. */
export interface Catalog {
  /** Navbar, which applications can use without the rest of the theme. */
  navbar: Pick<Messages, NavbarMessageKey>;
  /** All other components of the theme. */
  page: Pick<Messages, PageMessageKey>;
  /** Code blocks, which both the compiler and the theme render. */
  code: Pick<Messages, CodeMessageKey>;
  /** Everything else that the compiler writes into pages. */
  content: Pick<Messages, ContentMessageKey>;
}

/** The messages of the navbar. */
export type NavbarMessages = Catalog['navbar'];
/** The messages that components of the theme show. */
export type ThemeMessages = NavbarMessages & Catalog['page'] & Catalog['code'];
/** The messages that the compiler writes into pages. */
export type CompilerMessages = Catalog['code'] & Catalog['content'];
