import type { PageAsset } from '@octavo/mdx-plugins';

import { createCompileContext } from '../content/compile/compile-context';
import { sortByTranslation } from '../content/compile/compile-pages';
import { readLastCommitDates } from '../content/scan/last-commit-dates';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import type { Page, SourceFile } from '../model/page';
import type { BuiltPage, SiteFiles } from '../model/plugin-values';
import { createPageLister } from '../site/page-lists';
import { readSite } from '../site/read-site';
import { createSearchEntries } from '../site/search-entries';
import { createBuildProblems } from './build-problems';
import { bundlePages, hasModule } from './bundle/bundle-pages';
import { measureFirstVisit } from './bundle/first-visit';
import { chooseRuntime } from './choose-runtime';
import { openBuild } from './open-build';
import type { Output } from './output/output';
import { getShardItems, type Shard } from './output/shards';
import { createSiteFiles } from './output/site-files';
import { writeImageVariants } from './output/write-image-variants';
import { writeSearchPieces } from './output/write-search-pieces';
import type { RemoteSummary } from './remote-files';
import { getBuiltPages, getPagesToRender } from './render/pages-to-render';
import { renderSite } from './render/render-site';

export interface ShardPagesInput {
  config: SiteConfig;
  shard: Shard;
  /** Output of the shard. */
  output: Output;
  /** Cache folder of the shard, for what depends on its pages. */
  shardCacheDir: string;
  /** Folder for the pieces of the search indexes. */
  searchFolder: string;
  /** Writes the files of built-in plugins for pages. */
  writePageFiles: (pages: readonly BuiltPage[], files: SiteFiles) => Promise<void>;
  logger: Logger;
}

export interface ShardPages {
  /** Digest of the settings and toolchain. */
  version: string;
  /** Digest of all content files of the site. */
  content: string;
  /** Absolute paths of the page store entries of the shard. */
  entries: string[];
  /** Number of pages of the shard. */
  pages: number;
  /** Number of pages compiled because of a cache miss. */
  compiled: number;
  /** Number of rendered pages. */
  rendered: number;
  /** What was downloaded from the remote cache. `undefined` if there is none. */
  remote: RemoteSummary | undefined;
}

/**
 * Compiles and renders the pages of a shard, and publishes them to the output of the shard.
 *
 * Of other pages, only the frontmatter and title are read, unless they may have a module. This predicts what pages show of
 * each other. A merged build compares the keys of all files with the final values, so that a wrong prediction only
 * means that it renders a page again.
 *
 * @throws {OctavoError} with the problems of a step
 */
export async function buildShardPages({
  config,
  shard,
  output,
  shardCacheDir,
  searchFolder,
  writePageFiles,
  logger,
}: ShardPagesInput): Promise<ShardPages> {
  const shardConfig = { ...config, cacheDir: shardCacheDir };
  const context = createCompileContext(config);
  const { version } = context;
  const lastCommitDates =
    config.theme.lastUpdated || config.siteOrigin
      ? readLastCommitDates(config)
      : Promise.resolve(new Map<string, string>());
  const { sharp, policy, remote, restore } = await openBuild({
    config,
    context,
    output,
    cacheDir: shardCacheDir,
    logger,
  });
  let own: ReadonlySet<SourceFile> = new Set();
  const site = await readSite({
    config,
    context,
    lastUpdated: lastCommitDates,
    select(files) {
      own = new Set(getShardItems(sortByTranslation(files), shard));
      return own;
    },
    restore,
    onProgress: (done, total) => logger.progress(`Compiling pages ${done}/${total}`),
  });
  const problems = createBuildProblems();
  problems.add('PAGES_INVALID', site.problems.structure);
  problems.add('PAGES_INVALID', site.problems.unreadable, 'Failed to read some pages.');
  problems.add('PAGES_INVALID', site.problems.uncompiled, 'Failed to compile some pages.');
  problems.throwIfAny();

  logger.progress('Bundling');
  const { published, summaries, editions } = site;
  const { runtime } = chooseRuntime(config, editions);
  const bundles = await bundlePages({ config, context, site, runtime });
  problems.add('BUNDLE_FAILED', bundles.problems, 'Bundling failed.');
  problems.throwIfAny();
  // Cached for the merged build, which uses the bundles of the first shard.
  const firstVisit = shard.index === 1 ? measureFirstVisit(bundles.client) : undefined;

  const ownPaths = new Set(Array.from(own, ({ filePath }) => filePath));
  const isOwn = ({ filePath }: Page) => ownPaths.has(filePath);
  const pages = published.filter(isOwn);
  const assets = new Map<string, PageAsset>();
  for (const path of ownPaths)
    for (const asset of summaries.get(path)?.assets ?? []) assets.set(asset.output, asset);
  problems.add(
    'PAGES_INVALID',
    await writeImageVariants(output, assets.values(), { config: shardConfig, logger, sharp }),
    'Failed to convert some images.',
  );
  const rendering = getPagesToRender({
    site,
    // Overview pages list the headings of other pages, which are only known when all pages are compiled.
    pages: pages.filter(({ content }) => !content.frontmatter.overview),
    hasModule: (page) => hasModule(page, site),
    lastCommitDates: await lastCommitDates,
  });
  const rendered = await renderSite({
    config: shardConfig,
    compile: context,
    bundles,
    pages: rendering,
    output,
    runtime,
    version,
    list: createPageLister(published, config),
    onProgress: (done, total) => logger.progress(`Rendering pages ${done}/${total}`),
  });
  problems.add('RENDER_FAILED', rendered.problems, 'Failed to render some pages.');
  problems.throwIfAny();

  await writePageFiles(
    getBuiltPages(rendering, config, version),
    createSiteFiles(output, shardCacheDir),
  );
  const { search } = config;
  if (search !== false) {
    const ownRoutes = new Set(pages.map(({ routePath }) => routePath));
    writeSearchPieces(output, createSearchEntries(published, search.weight), {
      config,
      isOwn: (routePath) => ownRoutes.has(routePath),
      folder: searchFolder,
    });
  }
  // Also caches the hashes of inline scripts, so that a merged build does not read the pages.
  await policy.write(new Set());
  await firstVisit;
  await output.commit();
  logger.progress(undefined);
  return {
    version,
    content: site.digestContent(),
    entries: site.entries(ownPaths),
    pages: pages.length,
    compiled: site.compiled,
    rendered: rendered.rendered,
    // The merged build uploads the pages.
    remote: remote?.summary(),
  };
}
