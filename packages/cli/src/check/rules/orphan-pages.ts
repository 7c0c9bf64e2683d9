import { pageKey, splitRoute, withBase } from '@octavo/theme/urls';

import { langOptions } from '../../content/scan/route-of';
import type { Finding } from '../../model/rules';
import { withHomeLinks } from '../../site/home-links';
import type { SiteGraph } from '../../site/read-site';
import { linksOfEdition } from './edition-links';
import type { Targets } from './targets';

/**
 * Pages that no sidebar, no navigation and no other page leads to. Code of the site may name a page by its route, and
 * such a page is not an orphan either.
 */
export function auditOrphans(
  { config, pages, editions }: Pick<SiteGraph, 'config' | 'pages' | 'editions'>,
  targets: Targets,
  code: Iterable<string>,
): Finding[] {
  const options = langOptions(config);
  const reached = new Set<string>();
  for (const page of pages) {
    const { links } = page.content;
    const frontmatter = withHomeLinks(page.content.frontmatter, page, config);
    const buttons = [...(frontmatter.hero?.actions ?? []), ...(frontmatter.features ?? [])];
    const hrefs = [
      ...links.map(({ resolved, kind }) =>
        kind === 'prop' ? withBase(resolved, config.base) : resolved,
      ),
      ...buttons.flatMap(({ link }) =>
        link ? [link.startsWith('/') ? withBase(link, config.base) : link] : [],
      ),
    ];
    for (const href of hrefs) {
      const target = targets.pageOf(href);
      if (target && target !== page) reached.add(target.filePath);
    }
  }
  for (const edition of editions) {
    for (const link of linksOfEdition(edition, { nav: true, sidebars: true })) {
      const target = targets.pageOf(withBase(link, config.base));
      if (target) reached.add(target.filePath);
    }
  }
  const texts = [...code];
  return pages.flatMap((page): Finding[] => {
    const { rest } = splitRoute(page.routePath, options);
    const { pageType } = page.content.frontmatter;
    const isHome = pageKey(rest) === '/' || pageType === 'home' || pageType === '404';
    if (isHome || reached.has(page.filePath)) return [];
    const named = rest.replace(/\/$/, '');
    if (texts.some((text) => text.includes(named))) return [];
    return [
      {
        rule: 'orphan-page',
        file: page.filePath,
        line: 1,
        column: 1,
        message: `Expected a link to ${page.routePath} from a sidebar, the navigation or a page, got none.`,
        hint: 'List it in the _meta.json of its folder, link to it, or remove it.',
      },
    ];
  });
}
