import { escapeInlineSyntax, plainText } from '@octavo/mdx-plugins/inline-markdown';

import { getLinesOutsideCode } from './lines-outside-code';

/** Matches comments of HTML and MDX at the beginning of a line. A comment that is not closed ends with the file. */
const COMMENT = /^ {0,3}(?:<!--[\s\S]*?(?:-->|$(?![\s\S]))|\{\/\*[\s\S]*?(?:\*\/\}|$(?![\s\S])))/gm;
const ATX_HEADING = /^ {0,3}#[ \t]+(.*?)(?:[ \t]+#+)?$/;
const SETEXT_UNDERLINE = /^ {0,3}=+$/;
/** Matches lines that are not part of a paragraph. */
const OTHER_BLOCK =
  /^\s*$|^(?: {4}|\t)|^ {0,3}(?:[#<>|]|:::|[-*+][ \t]|\d+[.)][ \t]|import\b|export\b)/;
/** Matches a line that starts with tags, of which one is an `h1`. */
const HTML_START = /^\s*(?:<[^<>`]*>\s*)*<h1[\s>]/i;
const HTML_END = /<\/h1\s*>/i;
const HTML_HEADING = /<h1(?:\s[^>]*)?>([\s\S]*?)<\/h1\s*>/i;

/** Returns the plain text of the first `h1` in Markdown without frontmatter. */
export function findFirstHeading(source: string): string | undefined {
  let paragraph: string[] = [];
  const html: string[] = [];
  let previous = 0;
  for (const [line, number] of getLinesOutsideCode(source.replace(COMMENT, emptyComment))) {
    const text = line.trimEnd();
    if (html.length > 0 || HTML_START.test(text)) {
      html.push(text);
      if (HTML_END.test(text)) return toPlainText(HTML_HEADING.exec(html.join(' '))?.[1] ?? '');
      continue;
    }
    const heading = ATX_HEADING.exec(text)?.[1];
    if (heading) return toPlainText(heading);
    if (number !== previous + 1) paragraph = [];
    previous = number;
    if (SETEXT_UNDERLINE.test(text) && paragraph.length > 0)
      return toPlainText(paragraph.join(' '));
    if (OTHER_BLOCK.test(text)) paragraph = [];
    else paragraph.push(text.trim());
  }
  return undefined;
}

/** Returns an empty comment on the last line of a comment, because the rest of this line is not Markdown. */
function emptyComment(comment: string): string {
  return `${comment.replace(/[^\n]/g, '')}<!---->`;
}

/** Matches inline code and tags, except for type parameters such as the `<T>` in `List<T>`. */
const CODE_OR_TAG = /(`[^`]*`)|(?!(?<=\p{L})<[A-Z][a-zA-Z\d]*>)(?<!\\)<[^>]+>/gu;
/** Matches inline code and images, such as badges. */
const CODE_OR_IMAGE = /(`[^`]*`)|!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g;
/** Matches inline code and links, of which the last group is the text. */
const CODE_OR_LINK = /(`[^`]*`)|(?<!\\)\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g;
/** Matches inline code and emphasis with underscores, of which the last group is the text. */
const CODE_OR_EMPHASIS =
  /(`[^`]*`)|(?<![\p{L}\p{N}_\\])(__?)(?![\s_])(.+?)(?<![\s\\])\2(?![\p{L}\p{N}_])/gu;
/** Matches inline code, escaped punctuation and character references. */
const CODE_OR_ESCAPE = /(`[^`]*`)|\\([!-/:-@[-`{-~])|&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi;

/** Converts the source of a heading to plain text. */
function toPlainText(heading: string): string | undefined {
  const text = heading
    .replace(/\s*\\?\{#[^}]*\}$/, '')
    .replace(CODE_OR_IMAGE, '$1')
    .replace(CODE_OR_LINK, '$1$2')
    .replace(CODE_OR_TAG, '$1')
    .replace(CODE_OR_EMPHASIS, '$1$3')
    .replace(
      CODE_OR_ESCAPE,
      (all: string, code?: string, escaped?: string, hex?: string, digits?: string, name = '') => {
        if (code !== undefined) return code;
        if (hex ?? digits) return fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(digits));
        return escaped ? escapeInlineSyntax(escaped) : (NAMED_REFERENCES[name] ?? all);
      },
    );
  return (
    plainText(text)
      .replace(/[ \t]+/g, ' ')
      .trim() || undefined
  );
}

function fromCodePoint(point: number): string {
  return escapeInlineSyntax(String.fromCodePoint(point > 0x10_ff_ff ? 0xff_fd : point));
}

/** Character references that are common in titles. */
const NAMED_REFERENCES: Record<string, string> = {
  amp: '&',
  apos: "'",
  copy: '©',
  gt: '>',
  hellip: '…',
  lt: '<',
  mdash: '—',
  nbsp: '\u{a0}',
  ndash: '–',
  quot: '"',
  reg: '®',
  trade: '™',
};
