import type { PageAsset } from '@octavo/mdx-plugins';

import { auditOutput } from '../check/audit-output';
import { auditSite } from '../check/audit-site';
import { applySeverity } from '../check/report/apply-severity';
import {
  type BuildWarnings,
  getBuildLimit,
  getErrors,
  logWarnings,
  selectWarnings,
} from '../check/report/report-text';
import { auditRenderedStyles } from '../check/rules/inline-styles';
import { INVENTORY_FILE } from '../inventory/inventory';
import type { CompileContext } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import { getProblemKey, OctavoError } from '../model/errors';
import { type Logger, recordWarnings } from '../model/logger';
import type { Page } from '../model/page';
import { MANIFEST_FILE, ROUTES_FILE } from '../model/payload';
import type { FindingWithSeverity } from '../model/rules';
import { getCacheFiles, runBuild, runIndex, runSearchEntries } from '../plugin-host/plugin-host';
import { createInventory } from '../site/create-inventory';
import { createPageLister } from '../site/page-lists';
import { readSite, type SiteGraph } from '../site/read-site';
import { createManifest, createSearchEntries, findEmptyIndexes } from '../site/search-entries';
import { findComponentScripts, getRestrictedFiles } from './blocked-scripts';
import { findBrokenPages } from './broken-pages';
import { createBuildProblems } from './build-problems';
import { bundlePages, hasModule } from './bundle/bundle-pages';
import type { Bundles } from './bundle/bundle-site';
import { type FirstVisit, measureFirstVisit } from './bundle/first-visit';
import { chooseRuntime, type RuntimeChoice } from './choose-runtime';
import { openBuild } from './open-build';
import { copyAssets } from './output/copy-assets';
import type { ImportedShards } from './output/import-shards';
import type { Output, OutputSummary } from './output/output';
import { checkShardContent } from './output/read-shards';
import { restoreBase } from './output/relocatable';
import { createSiteFiles } from './output/site-files';
import { writeImageVariants } from './output/write-image-variants';
import { writeRedirects } from './output/write-redirects';
import { writeSearch } from './output/write-search';
import type { Profile } from './profile';
import type { RemoteSummary } from './remote-files';
import { EMPTY_ICON } from './render/document';
import {
  getBuiltPages,
  getErrorPages,
  getPagesToRender,
  type PageToRender,
} from './render/pages-to-render';
import { renderSite } from './render/render-site';

/** Result of `build`. */
export interface BuildSummary {
  /** Total number of pages. */
  pages: number;
  /** Number of pages compiled because of a cache miss. */
  compiled: number;
  /** Number of rendered pages. Unchanged pages are not rendered again. */
  rendered: number;
  /** Changes in the output folder. */
  output: OutputSummary;
  /**
   * Size of the scripts (`script`) and styles (`style`) loaded on the first visit, and of the scripts prefetched once the
   * page is idle (`idleScript`), in bytes after Brotli compression.
   */
  firstVisit: FirstVisit;
  /** How pages become interactive. */
  runtime: RuntimeChoice;
  /** Uploads what was built to the remote cache. `undefined` if there is none. Call it after the site is published. */
  upload?: (() => Promise<RemoteSummary>) | undefined;
}

/** What a build knows of a site that it has published. */
export interface BuiltDetails {
  site: SiteGraph;
  bundles: Bundles;
  rendering: readonly PageToRender[];
  runtime: RuntimeChoice;
  /** All problems that do not fail the build. */
  findings: readonly FindingWithSeverity[];
  /** The findings that were printed before pages are rendered. */
  warnings: BuildWarnings;
  /** Warnings that plugins have logged. */
  pluginWarnings: readonly string[];
  /** Files that plugins have read. */
  pluginFiles: readonly string[];
}

export interface BuildSiteOptions {
  context: CompileContext;
  /** Maps paths relative to the content root to the date of the last commit (ISO 8601). */
  lastCommitDates: ReadonlyMap<string, string>;
  logger: Logger;
  profile: Profile;
  /** Shards of the site, whose files are used if their inputs are the same. */
  shards?: ImportedShards | undefined;
  /** Called after the site is published. */
  onBuilt?: ((details: BuiltDetails) => void) | undefined;
}

/**
 * Builds a site and publishes it to the output folder.
 *
 * @throws {OctavoError} with the problems of all steps. The output folder is left unchanged in this case.
 */
export async function buildSite(
  config: SiteConfig,
  output: Output,
  { context, lastCommitDates, logger, profile, shards, onBuilt }: BuildSiteOptions,
): Promise<BuildSummary> {
  profile.start('Compile pages');
  const { version } = context;
  const { cacheDir } = config;
  const { sharp, policy, remote, restore } = await openBuild({
    config,
    context,
    output,
    cacheDir,
    logger,
  });
  const site = await readSite({
    config,
    context,
    lastUpdated: Promise.resolve(lastCommitDates),
    added: shards?.takePages(),
    restore:
      restore &&
      (async (entries) => {
        profile.start('Restore from the remote cache');
        await restore(entries, output);
        profile.start('Compile pages');
      }),
    onProgress: (done, total) => logger.progress(`Compiling pages ${done}/${total}`),
    onCompiled: (filePath, milliseconds) => profile.addPage('compile', filePath, milliseconds),
  });
  if (shards) {
    checkShardContent(shards.shards, site.digestContent());
    for (const files of shards.readOutput()) output.addRestored(files);
  }
  profile.start('Check content');
  const { published: pages, summaries, editions, sourceOf } = site;
  const problems = createBuildProblems();
  problems.add('PAGES_INVALID', site.problems.structure);
  problems.add('PAGES_INVALID', site.problems.unreadable, 'Failed to read some pages.');
  if (pages.length === 0 && problems.isEmpty()) {
    throw new OctavoError('CONTENT_NOT_FOUND', `No pages found in ${config.root}.`, {
      hint: 'Create index.mdx, or set "root" to the folder that contains your pages.',
    });
  }
  problems.add('PAGES_INVALID', site.problems.uncompiled, 'Failed to compile some pages.');
  const audit = auditSite({
    graph: site,
    themeModules: context.settings.themeModules,
    limitOf: (rule) => getBuildLimit(rule, config),
  });
  const findings = applySeverity(audit.findings, config.check.rules, config.gitVersions);
  // Findings include the problems that are already in the list.
  const { structure, unreadable, uncompiled } = site.problems;
  const known = new Set([...structure, ...unreadable, ...uncompiled].map(getProblemKey));
  const newFindings =
    known.size === 0 ? findings : findings.filter((finding) => !known.has(getProblemKey(finding)));
  problems.add('AUDIT_FAILED', getErrors(newFindings, sourceOf));
  const isCompiled = (page: Page) => page.kind === 'component' || summaries.has(page.filePath);
  // The next steps would report the same problems again, for example of a Markdown plugin that fails on every page.
  if (!pages.some(isCompiled)) problems.throwIfAny();
  const warnings = selectWarnings(findings);
  if (problems.isEmpty()) logWarnings(warnings, { config, sourceOf, logger });

  const pluginLogger = recordWarnings(logger);
  const { search } = config;
  const entries =
    search === false
      ? []
      : await problems.attempt(() =>
          runSearchEntries(createSearchEntries(pages, search.weight, config.base), {
            config,
            logger: pluginLogger,
          }),
        );
  const files = createSiteFiles(output, config.cacheDir);
  if (entries && problems.isEmpty())
    problems.add('AUDIT_FAILED', findEmptyIndexes(entries, config));
  logger.progress('Bundling');
  profile.start('Bundle');
  const choice = chooseRuntime(config, editions);
  const bundles = await problems.attempt(() =>
    bundlePages({ config, context, site, runtime: choice.runtime }),
  );
  if (bundles) {
    const bundleProblems = bundles.problems.filter((problem) => !problems.hasSameLine(problem));
    problems.add('BUNDLE_FAILED', bundleProblems, 'Bundling failed.');
  }
  // Pages with the same route would overwrite each other.
  if (!bundles || site.problems.structure.length > 0) return problems.throwAll();

  // Created in another thread while the pages are rendered. Pages cannot be rendered before they are bundled, which takes
  // longer if all processors are busy.
  const searchIndexes =
    entries && problems.isEmpty()
      ? Promise.all([
          writeSearch(output, entries, { config, version, pieceFolders: shards?.search }),
          config.search !== false && runIndex(entries, { config, logger: pluginLogger, ...files }),
        ]).then(([indexes]) => indexes)
      : undefined;
  // Prevent an unhandled rejection if another step fails before `searchIndexes` is awaited.
  searchIndexes?.catch(() => undefined);
  // Compressed in other threads while the pages are rendered.
  const firstVisit = measureFirstVisit(bundles.client);
  // Prevent an unhandled rejection if another step fails before `firstVisit` is awaited.
  firstVisit.catch(() => undefined);

  profile.start('Copy assets');
  const assets = new Map<string, PageAsset>();
  for (const summary of summaries.values())
    for (const asset of summary.assets) assets.set(asset.output, asset);
  await copyAssets(output, config.publicDir, assets.values(), [bundles.client]);
  problems.add(
    'PAGES_INVALID',
    await writeImageVariants(output, assets.values(), { config, logger, sharp }),
    'Failed to convert some images.',
  );

  profile.start('Render pages, and create search indexes');
  const isBroken = findBrokenPages(bundles.problems, site);
  const canRender = (page: Page | undefined) => !page || (isCompiled(page) && !isBroken(page));
  const rendering = await problems.attempt(async () =>
    getPagesToRender({
      site,
      hasModule: (page) => hasModule(page, site),
      lastCommitDates,
    }).filter(({ page }) => canRender(page)),
  );
  if (!rendering) return problems.throwAll();
  if (!config.icon) output.write(EMPTY_ICON.path, EMPTY_ICON.content);
  writeRedirects(output, audit.redirects, config);
  const rendered = await renderSite({
    config,
    compile: context,
    bundles,
    pages: rendering.length > 0 ? [...rendering, ...getErrorPages(site)] : [],
    output,
    runtime: choice.runtime,
    version,
    list: createPageLister(pages, config),
    onProgress: (done, total) => logger.progress(`Rendering pages ${done}/${total}`),
    onRendered: (filePath, milliseconds) => profile.addPage('render', filePath, milliseconds),
  }).catch(async (error: unknown) => {
    // The caller may build again, so these steps must not write to the new output.
    await Promise.allSettled([searchIndexes, firstVisit]);
    throw error;
  });
  profile.start('Check HTML');
  problems.add('RENDER_FAILED', rendered.problems, 'Failed to render some pages.');
  const htmlOf = async (path: string) => {
    const html = await output.read(path);
    return config.isRelocatable ? restoreBase(path, html) : html;
  };
  const pageFiles = new Set(pages.map(({ filePath }) => filePath));
  const isRendered = (page: Page) => canRender(page) && !rendered.failed.has(page);
  const outputAudit = await auditOutput({
    ...audit,
    navigationMessages: new Set(
      findings.filter(({ file }) => !pageFiles.has(file ?? '')).map(({ message }) => message),
    ),
    pages: audit.pagesWithCode,
    isRendered,
    htmlOf,
  });
  const styleFindings = await auditRenderedStyles({ graph: site, config, isRendered, htmlOf });
  const htmlFindings = applySeverity(
    [...outputAudit.findings, ...styleFindings],
    config.check.rules,
    config.gitVersions,
  );
  problems.add('AUDIT_FAILED', getErrors(htmlFindings, sourceOf));
  problems.throwIfAny();

  profile.start('Run plugins');
  const manifest = createManifest((await searchIndexes)!, config);
  output.write(MANIFEST_FILE, JSON.stringify(manifest));
  const routes = [
    ...rendering.map(({ data }) => data.routePath),
    ...audit.redirects.map(({ from }) => from),
  ];
  output.write(ROUTES_FILE, JSON.stringify(routes.sort()));
  const inventory = createInventory({
    config,
    pages,
    redirects: audit.redirects,
    renderedIds: outputAudit.renderedIds,
  });
  output.write(INVENTORY_FILE, JSON.stringify(inventory));
  await runBuild({
    config,
    logger: pluginLogger,
    pages,
    published: getBuiltPages(rendering, config, version),
    editions,
    searchEntries: entries!,
    ...files,
  });
  const pluginFiles = getCacheFiles(config);
  profile.start('Write output');
  const blocked = await policy.write(getRestrictedFiles(pages));
  const scriptFindings = applySeverity(findComponentScripts(site, blocked), config.check.rules);
  problems.add('AUDIT_FAILED', getErrors(scriptFindings, sourceOf));
  problems.throwIfAny();
  const lateWarnings = [...scriptFindings, ...htmlFindings];
  logWarnings(selectWarnings(lateWarnings), { config, sourceOf, logger });
  logger.progress(undefined);

  const { entries: storedPages } = site;
  const summary = await output.commit();
  onBuilt?.({
    site,
    bundles,
    rendering,
    runtime: choice,
    findings: [...findings, ...lateWarnings],
    warnings,
    pluginWarnings: pluginLogger.warnings,
    pluginFiles,
  });
  return {
    pages: pages.length,
    compiled: site.compiled,
    rendered: rendered.rendered,
    output: summary,
    firstVisit: await firstVisit,
    runtime: choice,
    upload: remote && (() => remote.upload(output, storedPages())),
  };
}
