import type { PageLink } from '@octavo/mdx-plugins';
import { withBase } from '@octavo/theme/urls';
import { hasDefaultExport } from '../../content/scan/component-page';
import { getTextFacts } from '../../content/scan/page-text';
import { getSearchOptions } from '../../content/scan/search-options';
import type { PageSummary } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Finding } from '../../model/rules';
import type { FileLinkExplainer } from './file-links';
import type { LinkFinding, LinkProblem } from './link-problem';
import { checkScheme, type LinkTargets } from './targets';
import { findYamlStrings } from './yaml-strings';

/** Converts compiler warnings to findings. */
export function auditCompilerWarnings(pages: readonly Pick<PageSummary, 'warnings'>[]): Finding[] {
  return pages.flatMap(({ warnings }) =>
    warnings.map(({ rule = 'page-warning' as const, ...warning }) => ({ ...warning, rule })),
  );
}

/** Reports pages without content below the title. */
export function auditEmptyPages(
  pages: readonly Page[],
  summaries: ReadonlyMap<string, PageSummary>,
): Finding[] {
  return pages.flatMap(({ filePath, content }): Finding[] => {
    const { frontmatter, links } = content;
    const { pageType = 'doc', overview } = frontmatter;
    const isStatic = summaries.get(filePath)?.isStatic ?? false;
    if (pageType !== 'doc' || overview || !isStatic) return [];
    if (!getTextFacts(content).isEmpty || links.some(({ kind }) => kind === 'image')) return [];
    return [
      {
        rule: 'empty-page',
        file: filePath,
        line: 1,
        column: 1,
        message: 'This page has no content below the title.',
        hint: 'Add content or remove the file.',
      },
    ];
  });
}

/** Reports component pages without a default export. */
export function auditComponentPages(
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
      message: `Component page ${routePath} has no default export.`,
      hint: 'Add a default export, or add the file to route.exclude if it is not a page.',
    }));
}

/** Reports search keywords of sections that do not exist. The pages must have been compiled. */
export function auditSearchKeywords(
  pages: readonly Page[],
  sourceOf: (file: string) => string,
): Finding[] {
  return pages.flatMap(({ filePath, content: { frontmatter, toc } }): Finding[] => {
    const ids = Object.keys(getSearchOptions(frontmatter).sections ?? {});
    const unknown = ids.filter((id) => !toc.some((heading) => heading.id === id));
    if (unknown.length === 0) return [];
    const strings = findYamlStrings(sourceOf(filePath));
    return unknown.map((id) => {
      const { line, column } = strings.find(({ path }) => path === `search.sections.${id}.*`) ?? {
        line: 1,
        column: 1,
      };
      return {
        rule: 'page-warning',
        file: filePath,
        line,
        column,
        message: `search.sections has keywords for "${id}", but the page has no Markdown heading of level 2 to 4 with this ID.`,
        hint: 'Use the ID of a heading, without "#".',
      };
    });
  });
}

/**
 * Reports dead and unsafe links in pages, including links in component props, and missing images.
 *
 * @param explainFileLink - explains dead links to files that are not part of the site
 */
export function auditPageLinks(
  pages: readonly Page[],
  targets: LinkTargets,
  config: Pick<SiteConfig, 'base'>,
  explainFileLink: FileLinkExplainer,
): LinkFinding[] {
  return pages.flatMap((page) =>
    page.content.links.flatMap((link): LinkFinding[] => {
      const problem = checkPageLink(link, page, targets, config);
      if (!problem) return [];
      const { file = page.filePath, href, line, column } = link;
      const explained =
        problem.rule === 'dead-link' && explainFileLink({ href, file, lang: page.lang });
      return [{ ...problem, ...explained, file, line, column }];
    }),
  );
}

function checkPageLink(
  { kind, href, resolved }: PageLink,
  page: Page,
  targets: LinkTargets,
  { base }: Pick<SiteConfig, 'base'>,
): LinkProblem | undefined {
  if (kind === 'image') return checkScheme(href, 'image') ?? targets.asset(resolved);
  // Check the URL as written, because resolving a URL with control characters turns it into a path.
  const unsafe = checkScheme(href);
  const problem = unsafe ?? targets.site.check(href, page.lang);
  if (problem || kind === 'link') return problem ?? targets.link(resolved, page);
  return href.startsWith('/') ? targets.link(withBase(resolved, base), page) : undefined;
}
