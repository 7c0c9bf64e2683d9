import { plainText } from '@octavo/mdx-plugins/inline-markdown';

import type { IndexEntry } from '../model/types';
import { normalizeName } from '../text/normalize-name';

/** Page section: a heading and the text up to the next heading. */
export interface Section {
  /** Page number: its position in the index. */
  page: number;
  /** Section heading. `undefined` for text before the first heading. */
  heading?: { id: string; text: string };
  /** Page title, parent headings and section heading, outermost first. */
  breadcrumb: string[];
  /** Section text without the heading. */
  body: string;
  /** Length of the page description or first block in UTF-16 code units. Set only for the first section of a page. */
  leadLength?: number;
  /** Keywords of the section. Those of the page belong to its first section. */
  keywords: string[];
}

/** Counts the sections of a page without splitting it. */
export function countSections(entry: IndexEntry): number {
  return findHeadings(entry).length + 1;
}

/** Splits a page at its headings. The first section contains the text before the first heading, and may be empty. */
export function splitSections(entry: IndexEntry, page: number): Section[] {
  const { title, content } = entry;
  const headings = findHeadings(entry);

  const intro = removeTitle(content.slice(0, headings[0]?.charIndex), title);
  const body = prependDescription(intro, entry.description);
  const lead = body.indexOf('\n\n');
  const leadLength = lead < 0 ? body.length : lead;
  const sections: Section[] = [
    { page, breadcrumb: [title], body, leadLength, keywords: entry.keywords ?? [] },
  ];
  const ancestors: { depth: number; text: string }[] = [];
  headings.forEach(({ id, text: markdown, depth, charIndex, keywords = [] }, index) => {
    const until = headings[index + 1]?.charIndex ?? content.length;
    const { heading, body } = readHeading(content.slice(charIndex, until), plainText(markdown));
    while (ancestors.length > 0 && ancestors.at(-1)!.depth >= depth) ancestors.pop();
    ancestors.push({ depth, text: heading });
    const breadcrumb = [title, ...ancestors.map(({ text }) => text)];
    sections.push({ page, heading: { id, text: heading }, breadcrumb, body, keywords });
  });
  return sections;
}

/** Returns headings with a valid `charIndex`, in text order. */
function findHeadings({ toc, content }: IndexEntry): IndexEntry['toc'] {
  return toc
    .filter(({ charIndex }) => charIndex >= 0 && charIndex <= content.length)
    .sort((a, b) => a.charIndex - b.charIndex);
}

function prependDescription(intro: string, description = ''): string {
  return description === '' || intro.includes(description) ? intro : `${description}\n\n${intro}`;
}

/** Splits a section into heading and body. The first line is the heading only if it matches the table of contents. */
function readHeading(text: string, expected: string): { heading: string; body: string } {
  const lineEnd = text.indexOf('\n');
  const line = (lineEnd < 0 ? text : text.slice(0, lineEnd)).trim();
  if (normalizeName(line) !== normalizeName(expected))
    return { heading: expected, body: text.trim() };
  return { heading: line || expected, body: lineEnd < 0 ? '' : text.slice(lineEnd).trim() };
}

function removeTitle(text: string, title: string): string {
  const trimmed = text.trim();
  const lineEnd = trimmed.indexOf('\n');
  const line = lineEnd < 0 ? trimmed : trimmed.slice(0, lineEnd);
  if (normalizeName(line) !== normalizeName(title)) return trimmed;
  return lineEnd < 0 ? '' : trimmed.slice(lineEnd).trim();
}
