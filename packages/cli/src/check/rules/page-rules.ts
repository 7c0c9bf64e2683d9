import { withBase } from '@octavo/theme/urls';

import { hasDefaultExport } from '../../content/scan/component-page';
import type { PageSummary } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Finding } from '../../model/rules';
import type { Placed, Targets } from './targets';

/** What the compiler warned of. */
export function auditWarnings(summaries: Iterable<PageSummary>): Finding[] {
  return [...summaries].flatMap(({ warnings }) =>
    warnings.map(({ rule = 'page-warning' as const, ...warning }) => ({ ...warning, rule })),
  );
}

/** Documents that show nothing below their title. */
export function auditEmptyPages(
  pages: readonly Page[],
  summaries: ReadonlyMap<string, PageSummary>,
): Finding[] {
  return pages.flatMap(({ filePath, content }): Finding[] => {
    const { frontmatter, text, headingTitle = '', links } = content;
    const { pageType = 'doc', overview } = frontmatter;
    const isStatic = summaries.get(filePath)?.isStatic ?? false;
    if (pageType !== 'doc' || overview || !isStatic) return [];
    const says = text.trim();
    if ((says !== '' && says !== headingTitle) || links.some(({ kind }) => kind === 'image'))
      return [];
    return [
      {
        rule: 'empty-page',
        file: filePath,
        line: 1,
        column: 1,
        message: 'Expected content below the title, got none.',
        hint: 'Write the page, or remove the file until there is something to say.',
      },
    ];
  });
}

/** Modules that show nothing, since nothing is what they export to be shown. */
export function auditModules(
  pages: readonly Page[],
  sourceOf: (file: string) => string,
): Finding[] {
  return pages
    .filter(({ kind, filePath }) => kind === 'component' && !hasDefaultExport(sourceOf(filePath)))
    .map(({ filePath, routePath }) => ({
      rule: 'page-warning',
      file: filePath,
      line: 1,
      column: 1,
      message: `Expected a default export, which is what ${routePath} shows, got none.`,
      hint: 'Export a component as default, or name the file in route.exclude where it is no page.',
    }));
}

/** Returns dead links, dead link props of components and missing images of pages. */
export function auditPageLinks(
  pages: readonly Page[],
  targets: Targets,
  { base }: Pick<SiteConfig, 'base'>,
): Placed[] {
  return pages.flatMap((page) =>
    page.content.links.flatMap((link): Placed[] => {
      const verdict =
        link.kind === 'image'
          ? targets.asset(link.resolved)
          : targets.link(
              link.kind === 'prop' ? withBase(link.resolved, base) : link.resolved,
              page,
            );
      const { file = page.filePath, line, column } = link;
      return verdict ? [{ ...verdict, file, line, column }] : [];
    }),
  );
}
