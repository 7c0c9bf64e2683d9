import type en from './en.json';

/** A message that depends on a number: one string per `Intl.PluralRules` category of the language. */
export type PluralMessage = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A message without or with plural forms. */
export type Message = string | PluralMessage;

type Section<Strings> = { [Key in keyof Strings]: Strings[Key] extends string ? string : Message };

/** Messages of the navbar, which an application may use without the rest of the theme. */
export type NavbarMessages = Section<(typeof en)['navbar']>;
/** Messages of all other theme components. */
export type PageMessages = Section<(typeof en)['theme']>;
/** Messages that only the compiler writes into pages. */
export type CompilerMessages = Section<(typeof en)['compiler']>;

/** The messages of the theme: the part of the catalog that browsers load. */
export interface ThemeMessages extends NavbarMessages, PageMessages {}

/** Every string that readers of a site see or hear. */
export interface Messages extends ThemeMessages, CompilerMessages {}

/** The file of a language, in sections by what loads them. */
export interface Catalog {
  navbar: NavbarMessages;
  theme: PageMessages;
  compiler: CompilerMessages;
}
