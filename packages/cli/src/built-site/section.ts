import { plainText } from '@octavo/mdx-plugins/inline-markdown';

import { CONTAINERS, findCode } from './find-code';

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
  /** Inline Markdown. */
  text: string;
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
  if (at < 0) return undefined;
  const lines = markdown.split('\n');
  const headings = findHeadings(lines);
  const start = alignHeadings(toc, headings)[at];
  if (!start) return undefined;
  const end = headings.find(({ line, depth }) => line > start.line && depth <= start.depth);
  return `${lines.slice(start.line, end?.line).join('\n').trim()}\n`;
}

/** Returns the headings outside of code blocks. */
function findHeadings(lines: readonly string[]): MarkdownHeading[] {
  const headings: MarkdownHeading[] = [];
  const isCode = findCode(lines);
  for (const [line, text] of lines.entries()) {
    if (isCode[line]) continue;
    const heading = parseHeading(text);
    const underlined = parseUnderlined(lines[line - 1] ?? '', text);
    if (heading) headings.push({ line, ...heading });
    else if (underlined) headings.push({ line: line - 1, ...underlined });
  }
  return headings;
}

type ParsedHeading = Omit<MarkdownHeading, 'line'>;

/** Parses a heading with number signs, or an HTML element. */
function parseHeading(line: string): ParsedHeading | undefined {
  const content = line.replace(CONTAINERS, '');
  const [, marks, text = ''] = /^(#{1,6})\s+(.*)$/s.exec(content) ?? [];
  if (marks !== undefined) return { depth: marks.length, text: text.replace(/\s#+\s*$/, '') };
  const [, level, html = ''] = /^<h([1-6])\b[^>]*>(.*)<\/h\1>\s*$/.exec(content) ?? [];
  return level === undefined ? undefined : { depth: Number(level), text: html };
}

/** Start of a line that is not the text of an underlined heading, so that the next line is a rule. */
const OTHER_BLOCK = /^(?:$|[|<]|#{1,6}\s|```|~~~|[-*+]\s|\d+[.)]\s)/;

/** Parses a heading that is underlined with equals signs or hyphens. */
function parseUnderlined(line: string, next: string): ParsedHeading | undefined {
  const [, nextQuote, underline] = /^([\s>]*)(=+|-+)\s*$/.exec(next) ?? [];
  const [, quote = '', text = ''] = /^([\s>]*)(.*)$/s.exec(line) ?? [];
  if (underline === undefined || OTHER_BLOCK.test(text)) return undefined;
  if (quote.replace(/\s/g, '') !== nextQuote!.replace(/\s/g, '')) return undefined;
  return { depth: underline.startsWith('=') ? 1 : 2, text };
}

/**
 * Finds the Markdown heading of each heading of the page. They have the same order, but some are only on the page, for
 * example those of components, and others only in the Markdown.
 */
function alignHeadings(
  toc: readonly SectionHeading[],
  headings: readonly MarkdownHeading[],
): (MarkdownHeading | undefined)[] {
  const wanted = toc.map(({ text }) => toKey(text));
  const keys = headings.map(({ text }) => toKeys(text));
  const score = (at: number, other: number): number => {
    if (toc[at]!.depth !== headings[other]!.depth) return 0;
    const key = wanted[at]!;
    if (keys[other]!.exact.includes(key)) return 2;
    // Less reliable: `get(key)` and `get` can be different headings.
    return keys[other]!.withoutBadges === key ? 1 : 0;
  };
  // The highest total score of the headings from each pair on.
  const best = Array.from({ length: toc.length + 1 }, () => new Uint32Array(headings.length + 1));
  const bestWith = (at: number, other: number): number => {
    const own = score(at, other);
    return own === 0 ? 0 : own + best[at + 1]![other + 1]!;
  };
  for (let at = toc.length - 1; at >= 0; at--) {
    for (let other = headings.length - 1; other >= 0; other--) {
      const without = Math.max(best[at + 1]![other]!, best[at]![other + 1]!);
      best[at]![other] = Math.max(without, bestWith(at, other));
    }
  }
  const aligned: (MarkdownHeading | undefined)[] = toc.map(() => undefined);
  for (let at = 0, other = 0; at < toc.length && other < headings.length; ) {
    const total = best[at]![other]!;
    if (total > 0 && total === bestWith(at, other)) aligned[at++] = headings[other++];
    else if (total === best[at + 1]![other]!) at++;
    else other++;
  }
  return aligned;
}

/** Text of a Markdown heading in a comparable form. */
interface HeadingKeys {
  /** Text as it is, which can be code with brackets, and without the syntax of links and images. */
  exact: string[];
  /** Text without elements and badges, which are in parentheses. */
  withoutBadges: string;
}

const IMAGES = /!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)/g;
const LINKS = /\[([^[\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/g;
const CHARACTER_REFERENCES = /&(?:\w+|#\w+);/g;
/** Number of characters that are compared. Inline Markdown of other sites can be slow to parse. */
const MAX_LENGTH = 1000;

function toKeys(text: string): HeadingKeys {
  const plain = text.replace(IMAGES, '').replace(LINKS, '$1').replace(CHARACTER_REFERENCES, '');
  return {
    exact: [toKey(text), toKey(plain)],
    withoutBadges: toKey(plain.replace(/<[^<>]*>|\([^()]*\)/g, '')),
  };
}

function toKey(text: string): string {
  const plain = plainText(text.slice(0, MAX_LENGTH)).toLowerCase().trim();
  // A heading can consist of symbols.
  return plain.replace(/[^\p{L}\p{N}]+/gu, '') || plain;
}
