import type { PageData } from '@octavo/theme';
import { toHref } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';

export interface TwinInput {
  page: Pick<Page, 'title' | 'content'>;
  data: Pick<PageData, 'overview'>;
  /** What the author wrote; nothing for pages that are components. */
  markdown: () => string | undefined;
}

/** A page as Markdown: what its author wrote, and what an overview lists below it. */
export function pageTwin(
  { base, route }: Pick<SiteConfig, 'base' | 'route'>,
  { page, data, markdown }: TwinInput,
): string {
  const { description } = page.content.frontmatter;
  const own = markdown() ?? [`# ${page.title}`, description].filter(Boolean).join('\n\n');
  const lists = (data.overview ?? []).flatMap(({ name, items }) => [
    `## ${name}`,
    items
      .map(({ text, link }) => `- [${text}](${toHref(link, { base, cleanUrls: route.cleanUrls })})`)
      .join('\n'),
  ]);
  return `${[own.trim(), ...lists].filter(Boolean).join('\n\n')}\n`;
}
