import type { SiteData } from '@octavo/theme';

/** Page entry in `llms.txt`. */
export interface LlmsEntry {
  title: string;
  /** Markdown URL if Markdown files are published, page URL otherwise. */
  url: string;
  description: string | undefined;
}

/** Section in `llms.txt`. */
export interface LlmsSection {
  name?: string;
  pages: LlmsEntry[];
}

/** Formats `llms.txt`: site title, description and a list of pages (see llmstxt.org). */
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

/** Formats a page in `llms-full.txt`: its URL and its Markdown. */
export function formatLlmsBlock({ url, markdown }: { url: string; markdown: string }): string {
  return `---\nurl: ${url}\n---\n\n${markdown.trim()}\n`;
}

function formatEntry({ title, url, description }: LlmsEntry): string {
  const label = toSingleLine(title).replace(/[[\]\\]/g, '\\$&');
  // A closing parenthesis would end the link.
  const href = url.replaceAll('(', '%28').replaceAll(')', '%29');
  return `- [${label}](${href})${description ? `: ${toSingleLine(description)}` : ''}`;
}

function toSingleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
