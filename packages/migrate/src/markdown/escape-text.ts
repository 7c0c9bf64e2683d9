import { mapOutsideCode } from './map-prose';

/** Matches what is Markdown, HTML or an expression in a text. Underscores within words are none. */
const SYNTAX = /\\(?=[!-/:-@[-`{-~]|$)|[*`~[\]<{]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu;

/** Escapes plain text, such as a title in the frontmatter, for a heading or the text of a link. Inline code stays code. */
export function escapeText(text: string): string {
  return mapOutsideCode(text, (part) =>
    part.replace(SYNTAX, (syntax) => syntax.replace(/./g, '\\$&')),
  );
}

/** Escapes a label, which can contain inline Markdown, for the text of a link. */
export function escapeLabel(label: string): string {
  return label.replace(/[[\]<{]/g, '\\$&');
}
