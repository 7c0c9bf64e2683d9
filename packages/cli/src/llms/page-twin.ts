import type { OverviewGroup } from '@octavo/theme';
import { toHref } from '@octavo/theme/urls';

import type { SiteConfig } from '../config/types';
import type { Page } from '../pages/types';

export interface PageTwinInput {
  config: Pick<SiteConfig, 'base' | 'route'>;
  page: Pick<Page, 'title' | 'content'>;
  /** What the compiler wrote; missing for pages that are components. */
  markdown: string | undefined;
  /** What an overview page lists. */
  overview: readonly OverviewGroup[] | undefined;
}

/** A page as Markdown: what its author wrote, and what an overview lists below it. */
export function pageTwin({ config, page, markdown, overview = [] }: PageTwinInput): string {
  const { description } = page.content.frontmatter;
  const own = markdown ?? [`# ${page.title}`, description].filter(Boolean).join('\n\n');
  const { base, route } = config;
  const lists = overview.flatMap(({ name, items }) => [
    `## ${name}`,
    items
      .map(({ text, link }) => `- [${text}](${toHref(link, { base, cleanUrls: route.cleanUrls })})`)
      .join('\n'),
  ]);
  return `${[own.trim(), ...lists].filter(Boolean).join('\n\n')}\n`;
}
