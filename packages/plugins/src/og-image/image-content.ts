import { type InlineNode, parseInline, plainText } from '@octavo/mdx-plugins/inline-markdown';

/** Text of an image. */
export interface ImageContent {
  /** Site section or sidebar group. */
  section: string;
  /** Title, as Markdown. */
  title: string;
  description: string;
  site: string;
  lang: string;
}

/** Part of a title. */
export interface TitlePart {
  text: string;
  isCode: boolean;
}

/** Returns the text and the code of a title. */
export function splitTitle(title: string): TitlePart[] {
  const flatten = (node: InlineNode, isCode = false): TitlePart[] =>
    typeof node === 'string'
      ? [{ text: node, isCode }]
      : node.children.flatMap((child) => flatten(child, isCode || node.tag === 'code'));
  return parseInline(title).flatMap((node) => flatten(node));
}

/** Returns all text of an image. */
export function textOf({ section, title, description, site }: ImageContent): string {
  return [section, plainText(title), description, site].join(' ');
}

/** Returns the font size of a title in pixels. Han, kana and Hangul characters are twice as wide as others. */
export function sizeOfTitle(title: string): 84 | 68 | 56 {
  const width = [...plainText(title)].reduce(
    (sum, character) =>
      sum +
      (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)
        ? 2
        : 1),
    0,
  );
  return width > 64 ? 56 : width > 32 ? 68 : 84;
}

/** Returns the writing direction of a language. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  try {
    // Node.js has the method or the property, and TypeScript neither.
    const locale = new Intl.Locale(lang) as Intl.Locale & {
      getTextInfo?: () => { direction?: string };
      textInfo?: { direction?: string };
    };
    const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
    return direction === 'rtl' ? 'rtl' : 'ltr';
  } catch {
    // The language is not a valid tag.
    return 'ltr';
  }
}
