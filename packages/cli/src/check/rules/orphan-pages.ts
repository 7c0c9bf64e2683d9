import { pageKey, splitRoute, withBase } from '@octavo/theme/urls';

import { getLangOptions } from '../../content/scan/route-of';
import type { Finding } from '../../model/rules';
import { resolveHomeLinks } from '../../site/home-links';
import type { SiteGraph } from '../../site/read-site';
import { collectEditionLinks } from './edition-links';
import type { LinkTargets } from './targets';

/**
 * Reports pages that are not linked from a sidebar, the navbar or another page. Skips unlisted pages and
 * pages whose route path occurs in the site's code.
 *
 * @param code - source code of the site's modules
 */
export function auditOrphanPages(
  { config, pages, editions }: Pick<SiteGraph, 'config' | 'pages' | 'editions'>,
  targets: LinkTargets,
  code: Iterable<string>,
): Finding[] {
  const options = getLangOptions(config);
  const linked = new Set<string>();
  for (const page of pages) {
    const { links } = page.content;
    const frontmatter = resolveHomeLinks(page.content.frontmatter, page, config);
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
      if (target && target !== page) linked.add(target.filePath);
    }
  }
  for (const edition of editions) {
    for (const link of collectEditionLinks(edition, { nav: true, sidebars: true })) {
      const target = targets.pageOf(withBase(link, config.base));
      if (target) linked.add(target.filePath);
    }
  }
  const sources = [...code];
  return pages.flatMap((page): Finding[] => {
    const { rest } = splitRoute(page.routePath, options);
    const { pageType, unlisted } = page.content.frontmatter;
    const isHome = pageKey(rest) === '/' || pageType === 'home' || pageType === '404';
    if (isHome || unlisted || linked.has(page.filePath)) return [];
    const path = rest.replace(/\/$/, '');
    if (sources.some((source) => source.includes(path))) return [];
    return [
      {
        rule: 'orphan-page',
        file: page.filePath,
        line: 1,
        column: 1,
        message: `Orphan page: ${page.routePath} is not linked from the sidebar, the navbar or another page.`,
        hint: 'Add it to the _meta.json file in its folder, link to it, or remove it.',
      },
    ];
  });
}
