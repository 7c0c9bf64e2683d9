import { plainText } from '@octavo/mdx-plugins/inline-markdown';

import type { IndexEntry } from '../model/types';
import { squash } from '../text/squash';

/** A part of a page that a row can lead to: what stands under one heading. */
export interface Section {
  /** Ordinal of the page in the index. */
  page: number;
  /** Missing in the part before the first heading, which the page's title heads. */
  heading?: { id: string; text: string };
  /** Titles of the page and of the headings above, from the outside in; the own heading is last. */
  breadcrumb: string[];
  body: string;
  /** How much of the body says what the page is about, in UTF-16 units: its description, or first block. */
  leadLength?: number;
}

/** How many sections a page has, without taking it apart. */
export function countSections(entry: IndexEntry): number {
  return headingsOf(entry).length + 1;
}

/** Take a page apart at its headings. The first section is the page's beginning, even when it is empty. */
export function splitSections(entry: IndexEntry, page: number): Section[] {
  const { title, content } = entry;
  const headings = headingsOf(entry);

  const intro = withoutTitle(content.slice(0, headings[0]?.charIndex), title);
  const body = withDescription(intro, entry.description);
  const lead = body.indexOf('\n\n');
  const leadLength = lead < 0 ? body.length : lead;
  const sections: Section[] = [{ page, breadcrumb: [title], body, leadLength }];
  const above: { depth: number; text: string }[] = [];
  headings.forEach(({ id, text: markdown, depth, charIndex }, index) => {
    const until = headings[index + 1]?.charIndex ?? content.length;
    const { heading, body } = readHeading(content.slice(charIndex, until), plainText(markdown));
    while (above.length > 0 && above.at(-1)!.depth >= depth) above.pop();
    above.push({ depth, text: heading });
    const breadcrumb = [title, ...above.map(({ text }) => text)];
    sections.push({ page, heading: { id, text: heading }, breadcrumb, body });
  });
  return sections;
}

function headingsOf({ toc, content }: IndexEntry): IndexEntry['toc'] {
  return toc
    .filter(({ charIndex }) => charIndex >= 0 && charIndex <= content.length)
    .sort((a, b) => a.charIndex - b.charIndex);
}

function withDescription(intro: string, description = ''): string {
  return description === '' || intro.includes(description) ? intro : `${description}\n\n${intro}`;
}

/** The heading's own line knows best how it reads, if it is the heading's line at all. */
function readHeading(text: string, expected: string): { heading: string; body: string } {
  const lineEnd = text.indexOf('\n');
  const line = (lineEnd < 0 ? text : text.slice(0, lineEnd)).trim();
  if (squash(line) !== squash(expected)) return { heading: expected, body: text.trim() };
  return { heading: line || expected, body: lineEnd < 0 ? '' : text.slice(lineEnd).trim() };
}

function withoutTitle(text: string, title: string): string {
  const trimmed = text.trim();
  const lineEnd = trimmed.indexOf('\n');
  const line = lineEnd < 0 ? trimmed : trimmed.slice(0, lineEnd);
  if (squash(line) !== squash(title)) return trimmed;
  return lineEnd < 0 ? '' : trimmed.slice(lineEnd).trim();
}
