import type { PageAsset } from '@octavo/mdx-plugins';

import { auditOutput } from '../check/audit-output';
import { auditSite } from '../check/audit-site';
import { applySeverity } from '../check/report/apply-severity';
import { getErrors, logWarnings } from '../check/report/report-text';
import { createCompileContext } from '../content/compile/compile-context';
import { logInlinePlugins } from '../content/compile/inline-plugins';
import { readLastCommitDates } from '../content/scan/last-commit-dates';
import type { SiteConfig } from '../model/config';
import { OctavoError, type OctavoErrorCode, type Problem } from '../model/errors';
import type { Logger } from '../model/logger';
import type { Page } from '../model/page';
import { MANIFEST_FILE, type SiteManifest } from '../model/payload';
import { plural } from '../model/plural';
import { runBuild, runIndex, runSearchEntries } from '../plugin-host/plugin-host';
import { readSite } from '../site/read-site';
import { createSearchEntries, findEmptyIndexes } from '../site/search-entries';
import { trackActivityWithoutTimeout } from '../watchdog/watchdog';
import { type Bundle, bundleSite } from './bundle/bundle-site';
import { copyAssets } from './output/copy-assets';
import type { Output, OutputSummary } from './output/output';
import { restoreBase } from './output/relocatable';
import { createSiteFiles } from './output/site-files';
import { writePolicy } from './output/write-policy';
import { writeRedirects } from './output/write-redirects';
import { writeSearch } from './output/write-search';
import { EMPTY_ICON } from './render/document';
import { getBuiltPages, getErrorPages, getPagesToRender } from './render/pages-to-render';
import { renderSite } from './render/render-site';

/** Build result. */
export interface BuildSummary {
  /** Total number of pages. */
  pages: number;
  /** Number of pages compiled because of a cache miss. */
  compiled: number;
  /** Number of rendered pages. Unchanged pages are not rendered again. */
  rendered: number;
  output: OutputSummary;
  /** Size of the scripts and styles loaded on the first visit, in bytes after Brotli compression. */
  firstVisit: Bundle['firstVisit'];
}

/**
 * Builds a site and publishes it to the output folder.
 *
 * @throws {OctavoError} with all problems from the first step that fails. The output folder is left unchanged in this
 * case.
 */
export async function buildSite(
  config: SiteConfig,
  output: Output,
  logger: Logger,
): Promise<BuildSummary> {
  const context = createCompileContext(config);
  const { version } = context;
  logInlinePlugins(context.settings, logger);
  const lastCommitDates =
    config.theme.lastUpdated || config.siteOrigin
      ? readLastCommitDates(config.root)
      : Promise.resolve(new Map<string, string>());
  const site = await readSite({
    config,
    context,
    lastUpdated: lastCommitDates,
    onProgress: (done, total) => logger.progress(`Compiling pages ${done}/${total}`),
  });
  const { published: pages, summaries, editions, sourceOf } = site;
  throwProblems('PAGES_INVALID', site.problems.structure);
  throwProblems('PAGES_INVALID', site.problems.unreadable, 'Failed to read some pages.');
  if (pages.length === 0) {
    throw new OctavoError('CONTENT_NOT_FOUND', `No pages found in ${config.root}.`, {
      hint: 'Create index.mdx, or set "root" to the folder that contains your pages.',
    });
  }
  throwProblems('PAGES_INVALID', site.problems.uncompiled, 'Failed to compile some pages.');
  const audit = auditSite({
    graph: site,
    lastCommitDates: await lastCommitDates,
    themeModules: context.settings.themeModules,
  });
  const findings = applySeverity(audit.findings, config.check.rules);
  throwProblems('AUDIT_FAILED', getErrors(findings, sourceOf));
  logWarnings(findings, { config, sourceOf, logger });

  const entries =
    config.search === false
      ? []
      : await runSearchEntries(createSearchEntries(pages), { config, logger });
  throwProblems('AUDIT_FAILED', findEmptyIndexes(entries, config));
  const files = createSiteFiles(output);
  const searchIndexes = Promise.all([
    writeSearch(output, entries, { config, version }),
    config.search !== false && runIndex(entries, { config, logger, ...files }),
  ]).then(([indexes]) => indexes);
  // Prevent an unhandled rejection if another step fails before `searchIndexes` is awaited.
  searchIndexes.catch(() => undefined);
  logger.progress('Bundling');
  const hasModule = (page: Page) =>
    page.kind === 'component' || !summaries.get(page.filePath)!.isStatic;
  const bundles = await trackActivityWithoutTimeout('bundling', () =>
    bundleSite({
      config,
      compile: context,
      mode: 'production',
      pages: pages.filter(hasModule),
    }),
  );

  const assets = new Map<string, PageAsset>();
  for (const summary of summaries.values())
    for (const asset of summary.assets) assets.set(asset.output, asset);
  await copyAssets(output, config.publicDir, assets.values(), [bundles.client]);

  const rendering = getPagesToRender({
    site,
    context,
    hasModule,
    lastCommitDates: await lastCommitDates,
  });
  const published = getBuiltPages(rendering, version);
  if (!config.icon) output.write(EMPTY_ICON.path, EMPTY_ICON.content);
  writeRedirects(output, audit.redirects, config);
  const rendered = await renderSite({
    config,
    bundles,
    pages: [...rendering, ...getErrorPages(site)],
    output,
    version,
    onProgress: (done, total) => logger.progress(`Rendering pages ${done}/${total}`),
  });
  throwProblems('RENDER_FAILED', rendered.problems, 'Failed to render some pages.');
  const htmlOf = async (path: string) => {
    const html = await output.read(path);
    return config.isRelocatable ? restoreBase(path, html) : html;
  };
  const outputFindings = await auditOutput({ ...audit, pages: audit.pagesWithCode, htmlOf });
  throwProblems(
    'AUDIT_FAILED',
    getErrors(applySeverity(outputFindings, config.check.rules), sourceOf),
  );

  const manifest: SiteManifest = { searchIndexes: await searchIndexes };
  output.write(MANIFEST_FILE, JSON.stringify(manifest));
  await runBuild({
    config,
    logger,
    pages,
    published,
    editions,
    searchEntries: entries,
    ...files,
  });
  await writePolicy(output, config);
  logger.progress(undefined);

  return {
    pages: pages.length,
    compiled: site.compiled,
    rendered: rendered.rendered,
    output: await output.commit(),
    firstVisit: bundles.client.firstVisit,
  };
}

/** Throws an error if there are any problems. */
function throwProblems(
  code: OctavoErrorCode,
  problems: readonly Problem[],
  message = `Build failed with ${plural(problems.length, 'error')}.`,
): void {
  if (problems.length > 0) throw new OctavoError(code, message, { problems });
}
