import { existsSync, readFileSync } from 'node:fs';

import type { Page } from '../model/page';
import type { Finding } from '../model/rules';
import { runFiles } from '../plugin-host/plugin-host';
import type { SiteGraph } from '../site/read-site';
import { type Redirect, redirectsOf } from '../site/redirects';
import { auditFrontmatter } from './rules/frontmatter-links';
import { auditTexts } from './rules/i18n-texts';
import { importsOf, localFile, readLocalCode } from './rules/local-code';
import { auditMessages } from './rules/missing-messages';
import { auditConfigImages, auditConfigLinks, auditNavFiles } from './rules/nav-links';
import { auditOrphans } from './rules/orphan-pages';
import { auditImports } from './rules/page-imports';
import { auditEmptyPages, auditModules, auditPageLinks, auditWarnings } from './rules/page-rules';
import { auditRedirects } from './rules/redirect-rules';
import type { Placed } from './rules/targets';
import { createTargets, type Targets } from './rules/targets';
import { auditShape } from './rules/translation-shape';
import { auditStale, auditTranslations, pairsOf } from './rules/translations';

export interface AuditInput {
  graph: SiteGraph;
  /** When each file was last committed, by its path below the content root; empty where nobody knows. */
  committed: ReadonlyMap<string, string>;
  /** Modules whose components are known to make no ids. */
  themeModules: readonly string[];
}

export interface Audit {
  findings: Finding[];
  /** Anchors that code of a page may make: only what is rendered can tell. */
  unsure: Placed[];
  /** Pages whose code may show more than is known. */
  withCode: Page[];
  targets: Targets;
  redirects: Redirect[];
}

/** Run every rule over what a site says. */
export function auditSite({ graph, committed, themeModules }: AuditInput): Audit {
  const { config, pages, published, summaries, navFiles, editions, problems, sourceOf } = graph;
  const codeImports = (page: Page) =>
    page.kind === 'component' ? [page.filePath] : importsOf(graph.codeOf(page));
  const known = new Set([...themeModules, 'react', 'react/jsx-runtime']);
  const redirects = redirectsOf(published, config);
  const targets = createTargets({
    config,
    pages: published,
    redirects: redirects.redirects,
    made: new Set([
      ...runFiles(config, published),
      ...[...summaries.values()].flatMap(({ assets }) => assets.map(({ output }) => output)),
    ]),
    makesIds: (page) =>
      !summaries.has(page.filePath) || codeImports(page).some((module) => !known.has(module)),
  });
  const linked: Placed[] = [
    ...auditPageLinks(pages, targets, config),
    ...auditFrontmatter(pages, targets, sourceOf, config),
    ...auditNavFiles(navFiles, targets, config),
    ...auditConfigLinks(editions, targets, config, sourceOf),
    ...auditConfigImages(targets, config, sourceOf),
  ];
  const modules = pages.filter(({ filePath }) => !summaries.get(filePath)?.isStatic);
  const code = readLocalCode(
    [
      ...(config.themeFile ? [config.themeFile] : []),
      ...Object.values(config.overrides),
      ...modules.flatMap((page) =>
        codeImports(page).flatMap((module) => localFile(module, page.filePath, config.alias) ?? []),
      ),
    ],
    config.alias,
  );
  const pairs = pairsOf(pages, config);
  const findings: Finding[] = [
    ...[...problems.unreadable, ...problems.uncompiled].map(
      (problem): Finding => ({ ...problem, rule: 'invalid-page' }),
    ),
    ...problems.structure.map((problem): Finding => ({ ...problem, rule: 'invalid-file' })),
    ...editions
      .flatMap((edition) => edition.problems())
      .map((problem): Finding => ({ ...problem, rule: 'dead-link' })),
    ...linked.filter(({ unsure }) => !unsure),
    ...auditImports({
      pages: modules.filter(({ kind }) => kind === 'markdown'),
      codeOf: graph.codeOf,
      partialsOf: ({ filePath }) =>
        (summaries.get(filePath)?.dependencies ?? []).filter(
          (file) => /\.mdx?$/.test(file) && existsSync(file),
        ),
      sourceOf,
      config,
    }),
    ...auditRedirects(redirects.bad, sourceOf, config),
    ...auditWarnings(summaries.values()),
    ...auditEmptyPages(pages, summaries),
    ...auditModules(pages, sourceOf),
    ...auditOrphans(graph, targets, code.values()),
    ...auditTranslations(pages, config),
    ...auditStale(pairs, committed),
    ...auditShape(pairs, sourceOf),
    ...auditMessages(config),
    ...(existsSync(config.i18nFile)
      ? auditTexts(readFileSync(config.i18nFile, 'utf8'), config)
      : []),
  ];
  const makers = modules.filter(
    (page) => page.kind === 'component' || codeImports(page).some((module) => !known.has(module)),
  );
  return {
    findings,
    unsure: linked.filter(({ unsure }) => unsure),
    withCode: makers,
    targets,
    redirects: redirects.redirects,
  };
}
