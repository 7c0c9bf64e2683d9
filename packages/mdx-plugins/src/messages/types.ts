import type en from './en.json';
import type { Messages, PluralMessage } from './messages.generated';

export type { Messages, PluralMessage };

/** Message with optional plural forms. */
export type Message = string | PluralMessage;

/** Message catalog for a language, grouped by where the messages are used. */
export interface Catalog {
  /** Navbar messages. Applications can use the navbar without the rest of the theme. */
  navbar: Pick<Messages, keyof (typeof en)['navbar']>;
  /** Messages for all other theme components. */
  page: Pick<Messages, keyof (typeof en)['page']>;
  /** Code block messages, used by both the compiler and the theme. */
  code: Pick<Messages, keyof (typeof en)['code']>;
  /** All other messages that the compiler renders into pages. */
  content: Pick<Messages, keyof (typeof en)['content']>;
}

/** Navbar messages. */
export type NavbarMessages = Catalog['navbar'];
/** Messages used by theme components. */
export type ThemeMessages = NavbarMessages & Catalog['page'] & Catalog['code'];
/** Messages that the compiler renders into pages. */
export type CompilerMessages = Catalog['code'] & Catalog['content'];
