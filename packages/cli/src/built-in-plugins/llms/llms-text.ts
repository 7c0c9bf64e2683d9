import type { SiteData } from '@octavo/theme';

/** Entry of a page in `llms.txt`. */
export interface LlmsEntry {
  title: string;
  /** URL of the page, or of its Markdown if that is published. */
  url: string;
  description: string | undefined;
}

/** Section of `llms.txt`. */
export interface LlmsSection {
  name?: string;
  pages: LlmsEntry[];
}

/** Returns the content of `llms.txt`: title and description of the site with a list of its pages (llmstxt.org). */
export function formatLlmsIndex(
  { title, description }: Pick<SiteData, 'title' | 'description'>,
  sections: readonly LlmsSection[],
): string {
  const blocks = [`# ${toSingleLine(title)}`];
  if (description) blocks.push(`> ${toSingleLine(description)}`);
  for (const { name, pages } of sections) {
    if (name !== undefined) blocks.push(`## ${toSingleLine(name)}`);
    blocks.push(pages.map(formatEntry).join('\n'));
  }
  return `${blocks.join('\n\n')}\n`;
}

/** Returns the content of `llms-full.txt`: the Markdown of all pages, each below its URL. */
export function formatLlmsFull(pages: readonly { url: string; markdown: string }[]): string {
  return pages
    .map(({ url, markdown }) => `---\nurl: ${url}\n---\n\n${markdown.trim()}\n`)
    .join('\n');
}

function formatEntry({ title, url, description }: LlmsEntry): string {
  const label = toSingleLine(title).replace(/[[\]\\]/g, '\\$&');
  return `- [${label}](${url})${description ? `: ${toSingleLine(description)}` : ''}`;
}

function toSingleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
