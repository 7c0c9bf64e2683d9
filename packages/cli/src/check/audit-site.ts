import { existsSync } from 'node:fs';

import { isGeneratedFile } from '../content/scan/plugin-pages';
import { uniqueProblems } from '../model/errors';
import type { Page } from '../model/page';
import type { Finding, RuleName } from '../model/rules';
import { runFiles } from '../plugin-host/plugin-host';
import type { SiteGraph } from '../site/read-site';
import { collectRedirects, type Redirect } from '../site/redirects';
import { createFileLinkExplainer } from './rules/file-links';
import { auditFrontmatterLinks } from './rules/frontmatter-links';
import { auditHomePages } from './rules/home-pages';
import { auditI18nFile } from './rules/i18n-file';
import type { LinkFinding } from './rules/link-problem';
import { findImports, readLocalCode, resolveLocalFile } from './rules/local-code';
import { auditMissingMessages } from './rules/missing-messages';
import {
  auditAnnouncements,
  auditConfigImages,
  auditConfigLinks,
  auditFooter,
  auditNavFiles,
  auditSocialIcons,
  auditSocialLinks,
} from './rules/nav-links';
import { auditOrphanPages } from './rules/orphan-pages';
import { auditPageImports, getPartials } from './rules/page-imports';
import {
  auditCompilerWarnings,
  auditComponentPages,
  auditEmptyPages,
  auditPageLinks,
  auditSearchKeywords,
} from './rules/page-rules';
import { auditRedirects, auditSiteRedirects } from './rules/redirect-rules';
import { auditSites } from './rules/site-links';
import { readStylesheets, readThemeTokens } from './rules/stylesheets';
import { createLinkTargets, type LinkTargets } from './rules/targets';
import { auditTokenContrast } from './rules/token-contrast';
import { auditTranslationShape } from './rules/translation-shape';
import {
  auditStaleTranslations,
  auditTranslations,
  getTranslationPairs,
} from './rules/translations';

export interface AuditInput {
  graph: SiteGraph;
  /**
   * Maps paths relative to the content root to ISO 8601 dates of the last commit. Builds do not pass them: they read the
   * dates only for some options, and their findings must not depend on these options.
   * @default no dates, so that translations are not compared by date
   */
  lastCommitDates?: ReadonlyMap<string, string>;
  /** Modules with components that do not generate IDs. */
  themeModules: readonly string[];
  /** Maximum number of findings of a rule that are printed. Some of the others have no position. @default no limit */
  limitOf?: (rule: RuleName) => number;
}

/** Result of the checks that run before pages are rendered. */
export interface AuditResult {
  findings: Finding[];
  /** Dead anchors that may be generated at runtime. They are checked again in the rendered HTML. */
  pendingAnchors: LinkFinding[];
  /** Pages with code that may generate IDs and links. */
  pagesWithCode: Page[];
  targets: LinkTargets;
  redirects: Redirect[];
}

/** Runs all rules that do not require rendered pages. */
export function auditSite({
  graph,
  lastCommitDates = new Map(),
  themeModules,
  limitOf,
}: AuditInput): AuditResult {
  const { config, pages, published, summaries, failed, navFiles, editions, problems, sourceOf } =
    graph;
  const importsOf = ({ filePath }: Page) =>
    summaries.get(filePath)?.imports ?? failed.get(filePath)?.imports ?? '';
  const codeImports = (page: Page) =>
    page.kind === 'component'
      ? [page.filePath]
      : findImports(failed.get(page.filePath)?.imports ?? graph.codeOf(page));
  const isParsed = ({ filePath, kind }: Page) =>
    kind === 'component' || summaries.has(filePath) || failed.has(filePath);
  const staticModules = new Set([...themeModules, 'react', 'react/jsx-runtime']);
  const redirects = collectRedirects(published, config);
  const targets = createLinkTargets({
    config,
    pages: published,
    drafts: graph.drafts,
    redirects: redirects.redirects,
    generatedFiles: new Set([
      ...runFiles(config, published),
      ...[...summaries.values(), ...failed.values()].flatMap(({ assets }) =>
        assets.map(({ output }) => output),
      ),
    ]),
    mayGenerateIds: (page) =>
      !isParsed(page) || codeImports(page).some((module) => !staticModules.has(module)),
  });
  const linkFindings: LinkFinding[] = [
    ...auditPageLinks(pages, targets, config, createFileLinkExplainer(config, graph.drafts)),
    ...auditFrontmatterLinks(pages, targets, sourceOf, config),
    ...auditNavFiles(navFiles, targets, config),
    ...auditConfigLinks(editions, targets, config, sourceOf),
    ...auditFooter(editions, targets, config, sourceOf),
    ...auditAnnouncements(editions, targets, config, sourceOf),
    ...auditConfigImages(targets, config, sourceOf),
    ...auditSocialLinks(targets, config, sourceOf),
    ...auditSiteRedirects(config, targets, sourceOf),
  ];
  // After all links have been counted.
  const siteFindings = auditSites(config, targets.site.counts(), sourceOf);
  const modules = pages.filter(({ filePath }) => !summaries.get(filePath)?.isStatic);
  const code = readLocalCode(
    [
      ...(config.themeFile ? [config.themeFile] : []),
      ...Object.values(config.overrides),
      ...modules.flatMap((page) =>
        codeImports(page).flatMap(
          (module) => resolveLocalFile(module, page.filePath, config.alias) ?? [],
        ),
      ),
    ],
    config.alias,
  );
  const pairs = getTranslationPairs(pages, config);
  const findings: Finding[] = [
    ...[...problems.unreadable, ...problems.uncompiled].map(
      (problem): Finding => ({ ...problem, rule: 'invalid-page' }),
    ),
    ...problems.structure.map((problem): Finding => ({ ...problem, rule: 'invalid-file' })),
    // Languages in which a section is not translated use the meta files of the default language.
    ...uniqueProblems(editions.flatMap((edition) => edition.problems())).map(
      (problem): Finding => ({ ...problem, rule: 'dead-link' }),
    ),
    ...linkFindings.filter(({ runtimeAnchor }) => !runtimeAnchor),
    ...siteFindings,
    ...auditPageImports({
      pages: pages.filter(
        (page) => !summaries.get(page.filePath)?.isStatic || importsOf(page) !== '',
      ),
      codeOf: (page) => {
        if (page.kind === 'component') return sourceOf(page.filePath);
        return failed.get(page.filePath)?.imports ?? graph.codeOf(page);
      },
      unusedImportsOf: ({ filePath }) => summaries.get(filePath)?.imports ?? '',
      partialsOf: ({ filePath }) => getPartials(summaries.get(filePath)),
      sourceOf,
      config,
    }),
    ...auditRedirects(redirects.invalid, sourceOf, config),
    ...auditCompilerWarnings([...summaries.values(), ...failed.values()]),
    ...auditEmptyPages(pages, summaries),
    ...auditComponentPages(pages, sourceOf),
    ...auditSearchKeywords(
      pages.filter(({ filePath }) => !failed.has(filePath)),
      sourceOf,
    ),
    // A home page that cannot be read is already reported.
    ...(problems.unreadable.length > 0 ? [] : auditHomePages(editions, targets, config)),
    ...auditOrphanPages(graph, targets, code.values()),
    ...auditTranslations(pages, config, graph.drafts),
    ...auditStaleTranslations(pairs, lastCommitDates, config),
    ...auditTranslationShape(
      pairs.filter(
        ({ original, translation }) =>
          isParsed(original) &&
          isParsed(translation) &&
          !isGeneratedFile(translation.filePath, config),
      ),
      sourceOf,
      config,
      limitOf,
    ),
    ...auditMissingMessages(config),
    ...auditTokenContrast(readThemeTokens(config), readStylesheets(code, config)),
    ...auditSocialIcons(config, sourceOf),
    ...(existsSync(config.i18nFile) ? auditI18nFile(sourceOf(config.i18nFile), config) : []),
  ];
  const pagesWithCode = modules.filter(
    (page) =>
      page.kind === 'component' || codeImports(page).some((module) => !staticModules.has(module)),
  );
  return {
    findings,
    pendingAnchors: linkFindings.filter(({ runtimeAnchor }) => runtimeAnchor),
    pagesWithCode,
    targets,
    redirects: redirects.redirects,
  };
}
