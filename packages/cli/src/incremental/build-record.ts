import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { BuiltDetails } from '../build/build-site';
import { getModulePages } from '../build/bundle/bundle-pages';
import type { ModulePage } from '../build/bundle/generated';
import type { RuntimeChoice } from '../build/choose-runtime';
import { FILE_LIST } from '../build/output/output-folder';
import { getRecordFile } from '../build/output/output-record';
import { hasStoredQueries } from '../build/render/page-list-cache';
import type { BuildWarnings } from '../check/report/report-text';
import { localConfigFiles } from '../content/compile/environment-digests';
import { isGeneratedFile } from '../content/scan/plugin-pages';
import { readFileState } from '../files/file-state';
import { readCache, writeCache } from '../files/json-cache';
import type { SiteConfig } from '../model/config';
import { groupBy } from '../model/group-by';
import type { RuleName } from '../model/rules';
import { canUpdatePages, hasOtherPlugins } from './build-environment';
import { digestSummary, type PageFacts } from './page-facts';
import { type FactsBlock, writePageFacts } from './page-facts-file';
import {
  getInputsFile,
  hasRecentChange,
  readFileInputs,
  type SiteInput,
  writeFolderInputs,
} from './site-inputs';

/** What the last build has read and written. */
export interface BuildRecord {
  /** Digest of everything that affects a build besides files. */
  environment: string;
  /** Whether changed pages can be updated. Otherwise, the record is only valid for builds without changes. */
  canUpdate: boolean;
  /** States of the files that list the inputs and the output of the build. Another build replaces them. */
  lists: string;
  /** Files outside the folders of the site that pages depend on, and paths where they look for files. */
  files: readonly SiteInput[];
  /** Number of pages. */
  pages: number;
  /** Blocks of the file with the facts of the pages that can be updated. */
  pageBlocks: readonly FactsBlock[];
  modules: ModulePage[];
  /** Digests of the client and server bundles. */
  bundles: [client: string, server: string];
  runtime: RuntimeChoice;
  warnings: BuildWarnings;
  /** Warnings that plugins have logged. */
  pluginWarnings: readonly string[];
}

/** Rules whose findings depend on the facts of pages only. */
const CONTENT_RULES = new Set<RuleName>([
  'page-warning',
  'duplicate-id',
  'empty-page',
  'orphan-page',
  'missing-translation',
  'orphan-translation',
  'stale-translation',
  'translation-headings',
  'translation-ids',
  'translation-code',
  'missing-text',
  'missing-messages',
  'low-contrast',
]);

const getFile = (cacheDir: string) => join(cacheDir, 'last-build.json');
/** Returns the file with the facts of the pages that can be updated. */
export const getPagesFile = (cacheDir: string) => join(cacheDir, 'last-build-pages.jsonl');

/** Reads the record of the last build, if its output was not replaced. */
export function readBuildRecord(config: SiteConfig): BuildRecord | undefined {
  const record = readCache<BuildRecord>(getFile(config.cacheDir));
  return record && record.lists === readListStates(config) ? record : undefined;
}

/** Writes the record of a build, whose output was published, and whose inputs were written. */
export function writeBuildRecord(
  record: Omit<BuildRecord, 'lists'>,
  { cacheDir, outDir }: Pick<SiteConfig, 'cacheDir' | 'outDir'>,
): void {
  const lists = readListStates({ cacheDir, outDir });
  if (lists === undefined) deleteBuildRecord({ cacheDir });
  else writeCache(getFile(cacheDir), { ...record, lists } satisfies BuildRecord);
}

/** Returns the states of the lists of inputs and files of the output, or `undefined` if one does not exist. */
function readListStates({
  cacheDir,
  outDir,
}: Pick<SiteConfig, 'cacheDir' | 'outDir'>): string | undefined {
  const files = [getInputsFile(cacheDir), getRecordFile(cacheDir), join(outDir, FILE_LIST)];
  const states = files.map(readFileState);
  return states.includes(undefined) ? undefined : states.join('\n');
}

/** Deletes the record. The next build reads all files. */
export function deleteBuildRecord({ cacheDir }: Pick<SiteConfig, 'cacheDir'>): void {
  rmSync(getFile(cacheDir), { force: true });
}

export interface CreateRecordInput {
  config: SiteConfig;
  environment: string;
  /** Folders of the site and the files in them. */
  folders: readonly SiteInput[];
  /** Time in milliseconds at which the build has started. */
  started: number;
}

/**
 * Writes the record of a build that has read all files, and the facts of its pages. Writes no record if the inputs of the
 * build are not known.
 */
export function recordBuild(
  details: BuiltDetails,
  { config, environment, folders, started }: CreateRecordInput,
): void {
  const { site, bundles, runtime, findings, warnings, pluginWarnings } = details;
  const { cacheDir } = config;
  deleteBuildRecord(config);
  const files = readFileInputs(findOtherFiles(details, config), started);
  const isKnown = findings.every(({ rule }) => CONTENT_RULES.has(rule));
  if (!isKnown || hasRecentChange(files, started, dirname(config.outDir))) return;
  const canUpdate = canUpdatePages(config) && !hasStoredQueries(cacheDir);
  writeFolderInputs(cacheDir, folders);
  const pageBlocks = writePageFacts(getPagesFile(cacheDir), canUpdate ? getFacts(details) : []);
  writeBuildRecord(
    {
      environment,
      canUpdate,
      pageBlocks,
      files,
      pages: site.published.length,
      modules: getModulePages(site),
      bundles: [bundles.client.hash, bundles.server.hash],
      runtime,
      warnings,
      pluginWarnings,
    },
    config,
  );
}

/** Returns the files outside the folders of the site that the output depends on. */
function findOtherFiles({ site, pluginFiles }: BuiltDetails, config: SiteConfig): Set<string> {
  const paths = new Set<string>([config.i18nFile]);
  const add = (path: string) => {
    if (!isInFolder(path, config)) paths.add(path);
  };
  for (const [filePath, { dependencies, probes, assets }] of site.summaries) {
    // The output does not depend on the files that contain the results of hooks.
    if (!isGeneratedFile(filePath, config)) add(filePath);
    for (const path of [...dependencies, ...probes, ...assets.map(({ file }) => file)]) add(path);
  }
  // Lockfiles do not contain the code of linked packages.
  if (hasOtherPlugins(config)) localConfigFiles(config).forEach(add);
  pluginFiles.forEach(add);
  return paths;
}

/** Yields the facts of the pages that can be updated, with their file paths. */
function* getFacts({ site, rendering }: BuiltDetails): Generator<[string, PageFacts]> {
  const included = new Set(
    [...site.summaries.values()].flatMap(({ dependencies }) => dependencies),
  );
  for (const [filePath, pages] of groupBy(rendering, ({ page }) => page?.filePath)) {
    const summary = filePath === undefined ? undefined : site.summaries.get(filePath);
    const [{ page, seo } = {}, other] = pages;
    // An edit of any other page changes more files.
    const isSeparate = !other && page?.contentLang === undefined && !included.has(filePath ?? '');
    if (!summary || !page || !seo || !isSeparate) continue;
    const { relativePath, routePath, lang, version, kind } = page;
    const [entry = ''] = site.entries([page.filePath]);
    const file = { relativePath, routePath, lang, version, kind };
    yield [page.filePath, { file, entry, ...digestSummary(summary), seo }];
  }
}

/** Checks whether the states of the folders of the site contain a path, or show that it does not exist. */
function isInFolder(path: string, { root, publicDir, themeDir, outDir, cacheDir }: SiteConfig) {
  return (
    [root, publicDir, themeDir].some((folder) => path.startsWith(`${folder}/`)) &&
    ![outDir, cacheDir].some((folder) => path.startsWith(folder)) &&
    !/\/(?:node_modules|\.git)\//.test(path)
  );
}
