import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

import pc from 'picocolors';

import { type BuildSummary, buildSite } from '../build/build-site';
import {
  checkChangedFile,
  compareFiles,
  digestOutput,
  readChangedFiles,
} from '../build/output/changed-files';
import type { OutputCheck } from '../build/output/early-check';
import type { ImportedShards } from '../build/output/import-shards';
import { createOutput, type Output, recoverOutput } from '../build/output/output';
import { MAX_LISTED_FILES } from '../build/output/output-folder';
import { createRelocatableOutput } from '../build/output/relocatable';
import { createProfile, type Profile } from '../build/profile';
import { createCompileContext } from '../content/compile/compile-context';
import { retryWithoutIndex } from '../content/compile/page-index';
import { readUsedCommitDates } from '../content/scan/last-commit-dates';
import { writeFileAtomic } from '../files/write-file-atomic';
import {
  type IncrementalBuild,
  type IncrementalBuildOptions,
  openIncrementalBuild,
  openLastBuild,
} from '../incremental/incremental-build';
import type { SiteConfig } from '../model/config';
import { listNames } from '../model/list-names';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import { trackActivityWithoutTimeout } from '../watchdog/watchdog';
import { formatSummary } from './format-summary';
import { lockBuild } from './lock-build';
import { reportTransfer } from './report-transfer';

/** Options for `build`. */
export interface BuildOptions {
  /** Folder that contains the configuration file. */
  cwd: string;
  /** Path to the configuration file, relative to `cwd`. @default 'docs.config.ts' */
  configFile?: string | undefined;
  /** Whether to replace an output folder that was not created by Octavo. @default false */
  force?: boolean | undefined;
  /** Whether to print how long the steps and the slowest pages took. @default false */
  profile?: boolean | undefined;
  /**
   * Path to a JSON file that lists the added, changed and deleted files of the output folder, relative to `cwd`. By
   * default, it is not written.
   */
  changed?: string | undefined;
  /**
   * Path to a file that an earlier build has written as `changed`. Files are compared with that build instead of the
   * last build in the output folder. Relative to `cwd`.
   */
  since?: string | undefined;
  logger: Logger;
}

/**
 * Builds the site for production and writes static files to the output folder.
 *
 * @throws {OctavoError} if a build step fails, with all problems of that step. The previous output is left unchanged.
 */
export function build(options: BuildOptions): Promise<BuildSummary> {
  return buildWithShards(options, () => undefined);
}

/** Like `build`, with a check of the last output that may have been started before this module was loaded. */
export function buildWithCheck(
  options: BuildOptions,
  early: OutputCheck | undefined,
): Promise<BuildSummary> {
  return buildWithShards(options, () => undefined, early);
}

/**
 * Builds the site for production, with the files of shards.
 *
 * @param readShards - returns the shards of the site, while no other build uses its cache folder
 * @throws {OctavoError} if a build step fails, with all problems of that step. The previous output is left unchanged.
 */
export async function buildWithShards(
  { cwd, configFile, force, profile: printsProfile = false, changed, since, logger }: BuildOptions,
  readShards: (config: SiteConfig) => ImportedShards | undefined,
  early?: OutputCheck,
): Promise<BuildSummary> {
  const started = performance.now();
  const profile = createProfile();
  profile.start('Load configuration');
  const { config, hasWaited, release } = await lockBuild({ cwd, configFile, logger });
  let check = hasWaited ? undefined : early;
  try {
    const shards = readShards(config);
    const writeChanged = changed && trackChangedFiles(config, { cwd, changed, since, logger });
    const summary = await retryWithoutIndex(config.cacheDir, () => {
      // The first attempt stops the check.
      const first = check;
      check = undefined;
      return buildToOutput(config, {
        force: force ?? false,
        logger,
        profile,
        shards,
        early: first,
      });
    });
    reportBuild(summary, config, performance.now() - started, logger);
    if (summary.upload) {
      profile.start('Upload to the remote cache');
      const { upload } = summary;
      reportTransfer(await trackActivityWithoutTimeout('uploading', upload), logger);
    }
    if (writeChanged) writeChanged();
    if (printsProfile) logger.info(`\n${profile.format(cwd)}`);
    return summary;
  } finally {
    release();
  }
}

/** Builds the site and replaces the output folder. If the build fails, discards the new output. */
async function buildToOutput(
  config: SiteConfig,
  {
    force,
    logger,
    profile,
    shards,
    early,
  }: {
    force: boolean;
    logger: Logger;
    profile: Profile;
    shards: ImportedShards | undefined;
    early: OutputCheck | undefined;
  },
): Promise<BuildSummary> {
  const last = shards ? undefined : openLastBuild(config, { force, early });
  let options: IncrementalBuildOptions;
  let incremental: IncrementalBuild | undefined;
  try {
    const context = createCompileContext(config);
    const lastCommitDates = await readUsedCommitDates(config);
    options = { context, lastCommitDates, logger, profile };
    incremental = last && openIncrementalBuild(config, last, options);
    const summary = await incremental?.run();
    if (summary) return summary;
  } finally {
    await last?.close();
  }
  let output: Output | undefined;
  try {
    const command = shards ? 'merge' : 'build';
    output = createOutput({ ...config, keep: config.build.keep, force, command });
    const target = config.isRelocatable
      ? createRelocatableOutput(output, config.siteOrigin)
      : output;
    const built = await buildSite(config, target, {
      ...options,
      shards,
      onBuilt: incremental?.record,
    });
    return { ...built, compiled: built.compiled + (incremental?.compiled() ?? 0) };
  } finally {
    await output?.discard();
  }
}

/** Returns a function that compares the output folder with an earlier build, and writes the differences to a file. */
function trackChangedFiles(
  config: SiteConfig,
  {
    cwd,
    changed,
    since,
    logger,
  }: { cwd: string; changed: string; since?: string | undefined; logger: Logger },
): () => void {
  const file = resolve(cwd, changed);
  checkChangedFile(file, config.outDir);
  recoverOutput(config);
  const before = since ? readChangedFiles(resolve(cwd, since)) : digestOutput(config.outDir);
  if (!before) logger.info(`${since} does not exist. All files are listed as added.`);
  return () => {
    const files = compareFiles(before ?? {}, digestOutput(config.outDir));
    writeFileAtomic(file, `${JSON.stringify(files, null, 2)}\n`);
    const { added, changed, deleted } = files;
    logger.info(
      pc.dim(
        `  Changed files: ${added.length} added, ${changed.length} changed, ${deleted.length} deleted (${file})`,
      ),
    );
  };
}

/** Prints the number of pages and files, the build time, and the download size of a first visit. */
function reportBuild(
  summary: BuildSummary,
  config: SiteConfig,
  milliseconds: number,
  logger: Logger,
): void {
  const { kept } = summary.output;
  const { result, details } = formatSummary(summary, config, milliseconds);
  logger.success(result);
  if (kept.length > 0) {
    logger.warn(
      `${config.outDir} was created by an older version of Octavo that did not track its output files. Kept ${plural(kept.length, 'file')} that this build did not generate: ${listNames(kept, MAX_LISTED_FILES)}. Run the command with \`--force\` to delete them.`,
    );
  }
  for (const line of details) logger.info(pc.dim(`  ${line}`));
}
