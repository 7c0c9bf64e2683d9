import type { SiteData } from '@octavo/theme';

/** Entry of a page in `llms.txt`. */
export interface LlmsEntry {
  title: string;
  /** Address of the page, or of its Markdown where that is published. */
  url: string;
  description: string | undefined;
}

export interface LlmsSection {
  name?: string;
  pages: LlmsEntry[];
}

/** `llms.txt`: what the site is, and what pages it has (llmstxt.org). */
export function llmsIndex(
  { title, description }: Pick<SiteData, 'title' | 'description'>,
  sections: readonly LlmsSection[],
): string {
  const blocks = [`# ${oneLine(title)}`];
  if (description) blocks.push(`> ${oneLine(description)}`);
  for (const { name, pages } of sections) {
    if (name !== undefined) blocks.push(`## ${oneLine(name)}`);
    blocks.push(pages.map(entry).join('\n'));
  }
  return `${blocks.join('\n\n')}\n`;
}

/** `llms-full.txt`: all pages in one, each below its address. */
export function llmsFull(pages: readonly { url: string; markdown: string }[]): string {
  return pages
    .map(({ url, markdown }) => `---\nurl: ${url}\n---\n\n${markdown.trim()}\n`)
    .join('\n');
}

function entry({ title, url, description }: LlmsEntry): string {
  const label = oneLine(title).replace(/[[\]\\]/g, '\\$&');
  return `- [${label}](${url})${description ? `: ${oneLine(description)}` : ''}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
