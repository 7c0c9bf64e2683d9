import type { PageAsset } from '@octavo/mdx-plugins';

import { auditOutput } from '../check/audit-output';
import { auditSite } from '../check/audit-site';
import { applySeverity } from '../check/report/apply-severity';
import { getErrors, logWarnings } from '../check/report/report-text';
import { compileContext } from '../content/compile/compile-context';
import { readLastCommitDates } from '../content/scan/last-commit-dates';
import type { SiteConfig } from '../model/config';
import { OctavoError, type OctavoErrorCode, type Problem } from '../model/errors';
import type { Logger } from '../model/logger';
import type { Page } from '../model/page';
import { MANIFEST_FILE, type SiteManifest } from '../model/payload';
import { runBuild, runIndex, runSearchEntries } from '../plugin-host/plugin-host';
import { readSite } from '../site/read-site';
import { findEmptyIndexes, searchEntries } from '../site/search-entries';
import { type Bundle, bundleSite } from './bundle/bundle-site';
import { copyAssets } from './output/copy-assets';
import type { Output, OutputSummary } from './output/output';
import { fromBase } from './output/relocatable';
import { siteFiles } from './output/site-files';
import { writePolicy } from './output/write-policy';
import { writeRedirects } from './output/write-redirects';
import { writeSearch } from './output/write-search';
import { EMPTY_ICON } from './render/document';
import { builtPages, errorPages, pagesToRender } from './render/pages-to-render';
import { renderSite } from './render/render-site';

export interface BuildSummary {
  pages: number;
  /** Pages that were not in the store. */
  compiled: number;
  /** Pages whose HTML was made anew. */
  rendered: number;
  output: OutputSummary;
  /** What a first visit loads, in bytes with brotli. */
  firstVisit: Bundle['firstVisit'];
}

const AUDIT_MESSAGE = 'The site has mistakes.';

/** The steps of a build, each from what earlier ones made. */
export async function buildSite(
  config: SiteConfig,
  output: Output,
  logger: Logger,
): Promise<BuildSummary> {
  const context = compileContext(config);
  const { version } = context;
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
  stopOn('PAGES_INVALID', 'Some pages cannot be published.', site.problems.structure);
  stopOn('PAGES_INVALID', 'Some pages cannot be read.', site.problems.unreadable);
  if (pages.length === 0) {
    throw new OctavoError('CONTENT_NOT_FOUND', `Expected pages in ${config.root}, got none.`, {
      hint: 'Write index.mdx, or set root to the folder that holds your pages.',
    });
  }
  stopOn('PAGES_INVALID', 'Some pages could not be compiled.', site.problems.uncompiled);
  const audit = auditSite({
    graph: site,
    lastCommitDates: await lastCommitDates,
    themeModules: context.settings.themeModules,
  });
  const findings = applySeverity(audit.findings, config.check.rules);
  stopOn('AUDIT_FAILED', AUDIT_MESSAGE, getErrors(findings, sourceOf));
  logWarnings(findings, { config, sourceOf, logger });

  const entries =
    config.search === false ? [] : await runSearchEntries(searchEntries(pages), { config, logger });
  stopOn('AUDIT_FAILED', 'Search would find nothing.', findEmptyIndexes(entries, config));
  const files = siteFiles(output);
  const searchIndexes = Promise.all([
    writeSearch(output, entries, { config, version }),
    config.search !== false && runIndex(entries, { config, logger, ...files }),
  ]).then(([indexes]) => indexes);
  // Where a later step fails, its failure is the one that is told.
  searchIndexes.catch(() => undefined);
  logger.progress('Bundling');
  const hasModule = (page: Page) =>
    page.kind === 'component' || !summaries.get(page.filePath)!.isStatic;
  const bundles = await bundleSite({
    config,
    compile: context,
    mode: 'production',
    pages: pages.filter(hasModule),
  });

  const assets = new Map<string, PageAsset>();
  for (const summary of summaries.values())
    for (const asset of summary.assets) assets.set(asset.output, asset);
  await copyAssets(output, config.publicDir, assets.values(), [bundles.client]);

  const rendering = pagesToRender({ site, context, hasModule, committed: await lastCommitDates });
  const published = builtPages(rendering, version);
  if (!config.icon) output.write(EMPTY_ICON.path, EMPTY_ICON.content);
  writeRedirects(output, audit.redirects, config);
  const rendered = await renderSite({
    config,
    bundles,
    pages: [...rendering, ...errorPages(site)],
    output,
    version,
    onProgress: (done, total) => logger.progress(`Rendering pages ${done}/${total}`),
  });
  stopOn('RENDER_FAILED', 'Some pages could not be rendered.', rendered.problems);
  const htmlOf = async (path: string) => {
    const html = await output.read(path);
    return config.isRelocatable ? fromBase(path, html) : html;
  };
  const shown = await auditOutput({ ...audit, pages: audit.pagesWithCode, htmlOf });
  stopOn(
    'AUDIT_FAILED',
    AUDIT_MESSAGE,
    getErrors(applySeverity(shown, config.check.rules), sourceOf),
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

function stopOn(code: OctavoErrorCode, message: string, ...lists: (readonly Problem[])[]): void {
  const problems = lists.flat();
  if (problems.length > 0) throw new OctavoError(code, message, { problems });
}
