import { createFileLinkExplainer } from '../check/rules/file-links';
import { auditFrontmatterLinks } from '../check/rules/frontmatter-links';
import { auditHomePages } from '../check/rules/home-pages';
import type { LinkFinding } from '../check/rules/link-problem';
import {
  auditAnnouncements,
  auditConfigImages,
  auditFooter,
  auditNavFiles,
  auditSocialLinks,
} from '../check/rules/nav-links';
import {
  auditComponentPages,
  auditPageLinks,
  auditSearchKeywords,
} from '../check/rules/page-rules';
import { createLinkTargets, type LinkTargets } from '../check/rules/targets';
import { readSource } from '../files/read-source';
import type { SiteConfig } from '../model/config';
import type { Page } from '../model/page';
import type { Finding } from '../model/rules';
import { runFiles } from '../plugin-host/plugin-host';
import { collectRedirects } from '../site/redirects';
import type { NavState } from './live-nav';

export interface PageLinksOptions {
  config: SiteConfig;
  pages: readonly Page[];
  /** Checks whether a page is compiled and contains no components. The IDs of other pages are unknown. */
  hasKnownIds: (page: Page) => boolean;
  /** Checks whether a path relative to the base is an asset of a compiled page. */
  isAsset: (path: string) => boolean;
}

/** Dead and unsafe links of a page, and the missing default export of a component page. */
export interface PageLinkFindings {
  findings: Finding[];
  /** Pages with unknown IDs to which anchors of the page link. */
  unknownTargets: Page[];
}

const sourceOf = (file: string): string => readSource(file).text;

/** Functions that return dead and unsafe links. */
export interface LinkCheck {
  /** Checks a component page or a compiled page, also its frontmatter. */
  page: (page: Page) => PageLinkFindings;
  /** Checks the home pages, nav and meta files, and the images, footer and social links of the configuration. */
  site: (state: NavState) => Finding[];
}

/** Creates the link check for the current pages. */
export function createLinkCheck({
  config,
  pages,
  hasKnownIds,
  isAsset,
}: PageLinksOptions): LinkCheck {
  const explainFileLink = createFileLinkExplainer(config);
  const createTargets = (input: Partial<Parameters<typeof createLinkTargets>[0]> = {}) =>
    createLinkTargets({
      config,
      pages,
      generatedFiles: { has: isAsset },
      mayGenerateIds: (page) => !hasKnownIds(page),
      ...input,
    });
  const createCompleteTargets = () => {
    const files = new Set(runFiles(config, pages));
    return createTargets({
      redirects: collectRedirects(pages, config).redirects,
      generatedFiles: { has: (path) => isAsset(path) || files.has(path) },
    });
  };
  let targets: LinkTargets | undefined;
  let completeTargets: LinkTargets | undefined;
  function run(check: (links: LinkTargets) => LinkFinding[]): PageLinkFindings {
    targets ??= createTargets();
    if (check(targets).length === 0) return { findings: [], unknownTargets: [] };
    // Redirects and generated files require the metadata of all pages, so read them only for links that seem to be dead.
    completeTargets ??= createCompleteTargets();
    const all = check(completeTargets);
    return {
      findings: all.flatMap(({ runtimeAnchor, ...finding }) => (runtimeAnchor ? [] : [finding])),
      unknownTargets: all.flatMap(({ runtimeAnchor }) => runtimeAnchor?.page ?? []),
    };
  }
  return {
    page(page) {
      const { findings, unknownTargets } = run((links) => [
        ...auditPageLinks([page], links, config, explainFileLink),
        ...auditFrontmatterLinks([page], links, sourceOf, config),
      ]);
      return {
        findings: [
          ...auditComponentPages([page], sourceOf),
          ...auditSearchKeywords([page], sourceOf),
          ...findings,
        ],
        unknownTargets,
      };
    },
    site: ({ editions, navFiles }) =>
      run((links) => [
        ...auditHomePages(editions, links, config),
        ...auditNavFiles(navFiles, links, config),
        ...auditConfigImages(links, config, sourceOf),
        ...auditFooter(editions, links, config, sourceOf),
        ...auditAnnouncements(editions, links, config, sourceOf),
        ...auditSocialLinks(links, config, sourceOf),
      ]).findings,
  };
}
