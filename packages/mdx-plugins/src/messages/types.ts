import type en from './en.json';
import type { Messages, PluralMessage } from './messages.generated';

export type { Messages, PluralMessage };

/** A message without or with plural forms. */
export type Message = string | PluralMessage;

/** Message catalog of a language. Sections group messages by where they are used. */
export interface Catalog {
  /** Navbar, which applications can use without the rest of the theme. */
  navbar: Pick<Messages, keyof (typeof en)['navbar']>;
  /** All other components of the theme. */
  page: Pick<Messages, keyof (typeof en)['page']>;
  /** Code blocks, which both the compiler and the theme render. */
  code: Pick<Messages, keyof (typeof en)['code']>;
  /** Everything else that the compiler writes into pages. */
  content: Pick<Messages, keyof (typeof en)['content']>;
}

/** The messages of the navbar. */
export type NavbarMessages = Catalog['navbar'];
/** The messages that components of the theme show. */
export type ThemeMessages = NavbarMessages & Catalog['page'] & Catalog['code'];
/** The messages that the compiler writes into pages. */
export type CompilerMessages = Catalog['code'] & Catalog['content'];
