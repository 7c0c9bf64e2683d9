import type { Element, ElementContent } from 'hast';

// Emphasis has to hug its text, so that `2 * 3 * 4` stays what it is.
const MARKS =
  /`([^`]+)`|\*\*(?=\S)(.+?)(?<=\S)\*\*|~~(?=\S)(.+?)(?<=\S)~~|\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?!\*)/;

const TAGS = ['code', 'strong', 'del', 'em'];

/** A title of the frontmatter as it is shown elsewhere: with code, bold, struck-out and italic text. */
export function readLightMarkdown(text: string): ElementContent[] {
  const match = MARKS.exec(text);
  if (!match) return text === '' ? [] : [{ type: 'text', value: text }];
  const [all, ...groups] = match;
  const kind = groups.findIndex((group) => group !== undefined);
  const inner = groups[kind]!;
  const element: Element = {
    type: 'element',
    tagName: TAGS[kind]!,
    properties: {},
    children: kind === 0 ? [{ type: 'text', value: inner }] : readLightMarkdown(inner),
  };
  return [
    ...readLightMarkdown(text.slice(0, match.index)),
    element,
    ...readLightMarkdown(text.slice(match.index + all.length)),
  ];
}
