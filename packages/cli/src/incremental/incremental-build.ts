import type { BuildSummary, BuiltDetails } from '../build/build-site';
import { bundleModules } from '../build/bundle/bundle-pages';
import type { Bundles } from '../build/bundle/bundle-site';
import { measureFirstVisit } from '../build/bundle/first-visit';
import {
  isCheckOf,
  type OutputCheck,
  startLargeCheck,
  waitForEarlyCheck,
} from '../build/output/early-check';
import { type OutputUpdate, openOutputUpdate } from '../build/output/output-update';
import type { Profile } from '../build/profile';
import { logWarnings } from '../check/report/report-text';
import { compilePages } from '../content/compile/compile-pages';
import { openPageStore } from '../content/compile/page-store';
import { isDraft } from '../content/scan/is-draft';
import { type ContentSources, readSources } from '../content/scan/read-sources';
import { readSource } from '../files/read-source';
import type { CompileContext } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import type { SourceFile } from '../model/page';
import { digestEnvironment } from './build-environment';
import {
  type BuildRecord,
  getPagesFile,
  readBuildRecord,
  recordBuild,
  writeBuildRecord,
} from './build-record';
import { digestSummary, type PageFacts } from './page-facts';
import { readPageFacts } from './page-facts-file';
import {
  findChangedInputs,
  hasSameInputs,
  openFolderInputs,
  readFolderInputs,
  type SiteInput,
  updateFolderInputs,
} from './site-inputs';
import { type ChangedPage, updatePages } from './update-pages';
import { openSearchUpdate, type SearchUpdate } from './update-search';

/** Maximum number of changed pages. Above it, a build reads all pages. */
const MAX_CHANGED = 100;

export interface IncrementalBuildOptions {
  context: CompileContext;
  /** Maps paths relative to the content root to the date of the last commit (ISO 8601). */
  lastCommitDates: ReadonlyMap<string, string>;
  logger: Logger;
  profile: Profile;
}

/** Last build of a site. */
export interface LastBuild {
  /** Time in milliseconds at which the build that opens it has started. */
  started: number;
  /** `undefined` if there is none, or if its output was replaced. */
  record: BuildRecord | undefined;
  /** Its output. `undefined` if there is none, or if it was modified. */
  output: OutputUpdate | undefined;
  /** Stops the check of the output, and deletes the staged files. */
  close: () => Promise<void>;
}

/**
 * Build that only reads the files that have changed since the last build. It is possible if only texts of pages have
 * changed, so that other pages, navigation and findings stay the same.
 */
export interface IncrementalBuild {
  /** Builds the site. Returns `undefined`, without changes in the output folder, if all pages have to be read. */
  run: () => Promise<BuildSummary | undefined>;
  /** Returns the number of pages that `run` has compiled. */
  compiled: () => number;
  /** Records a build that has read all pages, for the next build. */
  record: (details: BuiltDetails) => void;
}

export interface OpenLastBuildOptions {
  /** Whether to replace an output folder that was not created by Octavo. */
  force: boolean;
  /** Check of the output that was started before the configuration was loaded. */
  early: OutputCheck | undefined;
}

/**
 * Opens the last build, and starts to check its output, unless the early check is valid. Call it before the files of the site are read,
 * and as soon as possible, because another thread checks a large output.
 */
export function openLastBuild(
  config: SiteConfig,
  { force, early }: OpenLastBuildOptions,
): LastBuild {
  const { cacheDir, outDir } = config;
  const started = Date.now();
  const record = readBuildRecord(config);
  const input = { outDir, cacheDir, keep: config.build.keep, force };
  const isEarly = record && early && isCheckOf(early, input);
  const check = isEarly ? early : record && startLargeCheck(input);
  const result = isEarly ? waitForEarlyCheck(early, input) : check?.result;
  const output = record && openOutputUpdate(input, result);
  return {
    started,
    record,
    output,
    async close() {
      await Promise.all([check?.stop(), output?.discard()]);
    },
  };
}

/** Prepares an incremental build. */
export function openIncrementalBuild(
  config: SiteConfig,
  { started, record: last, output }: LastBuild,
  { context, lastCommitDates, logger, profile }: IncrementalBuildOptions,
): IncrementalBuild {
  const environment = digestEnvironment(config, context.version, lastCommitDates);
  let folders: SiteInput[] | undefined;
  let compiledPages = 0;

  /** Returns what has changed, or `undefined` if all pages have to be read. */
  function findChanges(record: BuildRecord): InputChanges | undefined {
    const last = openFolderInputs(config.cacheDir);
    const changed = last && findChangedInputs(last, config, started);
    if (!changed) return undefined;
    const files = [...changed.keys()].filter((path) => !path.endsWith('/'));
    if (files.length > (record.canUpdate ? MAX_CHANGED : 0)) return undefined;
    const write = () => updateFolderInputs(config.cacheDir, last, changed);
    return hasSameInputs(record.files, started) ? { files, size: changed.size, write } : undefined;
  }

  async function bundle({ modules, bundles: hashes, runtime }: BuildRecord) {
    const bundles = await bundleModules({
      config,
      context,
      pages: modules,
      runtime: runtime.runtime,
    });
    const { client, server, problems } = bundles;
    const isSame = client.hash === hashes[0] && server.hash === hashes[1];
    return isSame && problems.length === 0 ? bundles : undefined;
  }

  /** Renders changed pages. Returns `undefined` if all pages have to be read. */
  async function render(
    record: BuildRecord,
    pages: readonly ChangedPage[],
    { bundles, output, search }: UpdateTarget,
  ): Promise<number | undefined> {
    if (pages.length === 0) return 0;
    try {
      return await updatePages({
        config,
        context,
        bundles,
        runtime: record.runtime.runtime,
        output,
        pages,
        search,
        onRendered: (path, milliseconds) => profile.addPage('render', path, milliseconds),
      });
    } catch (error) {
      // A file that was read may not be one of the last build.
      if (await output.isUnmodified()) throw error;
      return undefined;
    }
  }

  async function update(
    record: BuildRecord,
    pages: readonly ChangedPage[],
    { changes, ...target }: UpdateTarget & { changes: InputChanges },
  ): Promise<BuildSummary | undefined> {
    const { bundles, output } = target;
    const rendered = await render(record, pages, target);
    if (rendered === undefined) return undefined;
    profile.start('Write output');
    const summary = await output.commit();
    if (!summary) return undefined;
    const sourceOf = (file: string) => readSource(file).text;
    logWarnings(record.warnings, { config, sourceOf, logger });
    for (const message of record.pluginWarnings) logger.warn(message);
    if (changes.size > 0) {
      changes.write();
      writeBuildRecord(record, config);
    }
    return {
      pages: record.pages,
      compiled: compiledPages,
      rendered,
      output: summary,
      firstVisit: await measureFirstVisit(bundles.client),
      runtime: record.runtime,
    };
  }

  async function tryUpdate(): Promise<BuildSummary | undefined> {
    const record = last?.environment === environment ? last : undefined;
    const changes = record && output && findChanges(record);
    if (!changes) return undefined;
    let search: SearchUpdate | undefined;
    try {
      profile.start('Compile pages');
      const files = readChangedFiles(changes.files, record, config);
      if (!files) return undefined;
      search = openSearchUpdate(files.files, config);
      const pages = await compileChanged(files, record, {
        context,
        onCompiled(path, milliseconds) {
          compiledPages++;
          profile.addPage('compile', path, milliseconds);
        },
      });
      if (!pages) return undefined;
      profile.start('Bundle');
      const bundles = await bundle(record);
      if (!bundles) return undefined;
      profile.start('Render pages, and create search indexes');
      return await update(record, pages, { bundles, output, search, changes });
    } finally {
      await search?.close();
    }
  }

  return {
    async run() {
      if (environment === undefined) return undefined;
      profile.start('Find changed files');
      const summary = await tryUpdate();
      // A build of all pages records the states from before it has read the files.
      if (!summary) folders = readFolderInputs(config, started);
      return summary;
    },
    compiled: () => compiledPages,
    record(details) {
      if (folders) recordBuild(details, { config, environment: environment!, folders, started });
    },
  };
}

/** Files of the site that have changed since the last build. */
interface InputChanges {
  files: readonly string[];
  /** Number of files and folders with other states. */
  size: number;
  /** Stores the states for the next build. */
  write: () => void;
}

/** What an update writes to, besides pages. */
interface UpdateTarget {
  bundles: Bundles;
  output: OutputUpdate;
  search: SearchUpdate;
}

/** Changed pages, and what is known of them. */
interface ChangedFiles {
  files: SourceFile[];
  facts: ReadonlyMap<string, PageFacts>;
  sources: ContentSources;
}

/** Reads changed pages. Returns `undefined` if more than their text has changed. */
function readChangedFiles(
  changed: readonly string[],
  { pageBlocks }: BuildRecord,
  { cacheDir }: SiteConfig,
): ChangedFiles | undefined {
  const facts =
    changed.length === 0
      ? new Map<string, PageFacts>()
      : readPageFacts(getPagesFile(cacheDir), changed, pageBlocks);
  if (!facts) return undefined;
  const files = changed.map((filePath) => ({ filePath, ...facts.get(filePath)!.file }));
  const sources = readSources(changed);
  if (sources.problems.length > 0) return undefined;
  if (files.some((file) => isDraft(file, sources.get(file.filePath)))) return undefined;
  return { files, facts, sources };
}

/** Compiles changed pages. Returns `undefined` if more than their text has changed. */
async function compileChanged(
  { files, facts, sources }: ChangedFiles,
  record: BuildRecord,
  {
    context,
    onCompiled,
  }: {
    context: CompileContext;
    /** Called with the time that it took to compile a page. */
    onCompiled: (filePath: string, milliseconds: number) => void;
  },
): Promise<ChangedPage[] | undefined> {
  if (files.length === 0) return [];
  const store = openPageStore(context);
  const { summaries, problems } = await compilePages({
    ...context,
    store: { ...store, previousOf: (path) => facts.get(path)!.entry },
    files,
    digestOf: sources.digestOf,
    onCompiled,
  });
  if (problems.length > 0) return undefined;
  const warnings = JSON.stringify(record.warnings.printed);
  const pages: ChangedPage[] = [];
  for (const file of files) {
    const { shared, positions, seo } = facts.get(file.filePath)!;
    const summary = summaries.get(file.filePath)!;
    const now = digestSummary(summary);
    // Warnings contain positions in the page and in its original.
    const isSame =
      now.shared === shared &&
      (now.positions === positions || !warnings.includes(file.relativePath));
    if (!isSame) return undefined;
    const body = () => store.readBody(file.filePath, sources.digestOf(file.filePath), summary.hash);
    pages.push({ file, summary, seo, body });
  }
  return pages;
}
