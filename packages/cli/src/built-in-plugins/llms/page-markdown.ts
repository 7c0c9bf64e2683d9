import type { PageData } from '@octavo/theme';
import { toHref } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';

export interface PageMarkdownInput {
  page: Pick<Page, 'title' | 'content'>;
  data: Pick<PageData, 'overview'>;
  /** Returns the Markdown source, or `undefined` for component pages. */
  markdown: () => string | undefined;
}

/** Renders a page as Markdown: the page source, followed by the links on overview pages. */
export function renderPageMarkdown(
  { base, route }: Pick<SiteConfig, 'base' | 'route'>,
  { page, data, markdown }: PageMarkdownInput,
): string {
  const { description } = page.content.frontmatter;
  const source = markdown() ?? [`# ${page.title}`, description].filter(Boolean).join('\n\n');
  const lists = (data.overview ?? []).flatMap(({ name, items }) => [
    name && `## ${name}`,
    items
      .map(({ text, link }) => `- [${text}](${toHref(link, { base, cleanUrls: route.cleanUrls })})`)
      .join('\n'),
  ]);
  return `${[source.trim(), ...lists].filter(Boolean).join('\n\n')}\n`;
}
