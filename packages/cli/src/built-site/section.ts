import { plainText } from '@octavo/mdx-plugins/inline-markdown';

/** Heading of a page. */
export interface SectionHeading {
  id: string;
  /** Inline Markdown. */
  text: string;
  depth: number;
}

interface MarkdownHeading {
  line: number;
  depth: number;
  /** Text, and the text without the badge at its end: `Title (1.2)`. */
  keys: string[];
}

/**
 * Returns the section below a heading, with its subsections, from the Markdown of a page. Returns `undefined` if the page
 * has no such heading.
 *
 * @param toc headings of the page, in order
 */
export function getSection(
  markdown: string,
  toc: readonly SectionHeading[],
  id: string,
): string | undefined {
  const at = toc.findIndex((heading) => heading.id === id);
  const wanted = toc[at];
  if (!wanted) return undefined;
  const lines = markdown.split('\n');
  const headings = findHeadings(lines);
  const key = toKey(wanted.text);
  // The order distinguishes headings with the same text.
  const before = toc.slice(0, at).filter((heading) => toKey(heading.text) === key).length;
  const start = headings.filter(({ keys }) => keys.includes(key))[before];
  if (!start) return undefined;
  const end = headings.find(({ line, depth }) => line > start.line && depth <= start.depth);
  return `${lines.slice(start.line, end?.line).join('\n').trim()}\n`;
}

/** Returns the ATX headings outside of code blocks. */
function findHeadings(lines: readonly string[]): MarkdownHeading[] {
  const headings: MarkdownHeading[] = [];
  let fence: string | undefined;
  for (const [line, text] of lines.entries()) {
    const [, marker] = /^[\s>]*(`{3,}|~{3,})/.exec(text) ?? [];
    if (fence !== undefined) {
      if (marker?.startsWith(fence) && text.trim().endsWith(marker)) fence = undefined;
      continue;
    }
    if (marker !== undefined) {
      fence = marker;
      continue;
    }
    const [, marks, content] = /^\s{0,9}(#{1,6})\s+(.*)$/.exec(text) ?? [];
    if (marks !== undefined && content !== undefined)
      headings.push({ line, depth: marks.length, keys: toKeys(content) });
  }
  return headings;
}

function toKeys(heading: string): string[] {
  const text = heading.replace(/\s#+\s*$/, '');
  return [text, text.replace(/\s*(?:\([^()]*\)\s*)+$/, '')].map(toKey);
}

function toKey(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
