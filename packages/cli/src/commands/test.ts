import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { watchSite } from '../dev/watch-site';
import { readVersions } from '../examples/environment';
import {
  formatExampleProblem,
  formatSummary,
  toGitHubReport,
  toJsonReport,
  toSarifReport,
} from '../examples/report';
import { canBlockNetwork } from '../examples/run-command';
import { readTasks } from '../examples/tasks';
import { type TestResult, testSite } from '../examples/test-site';
import { checkFacts, StatementReader } from '../facts/check-facts';
import { getCliVersion } from '../files/cli-version';
import { digestFile } from '../files/digest';
import type { SiteConfig } from '../model/config';
import { formatError, OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { loadSiteConfig } from './load-site-config';

/** Output format for `test`. */
export type TestFormat = 'text' | 'json' | 'sarif' | 'github';

/** Options for `test`. */
export interface TestOptions {
  /** Folder that contains the configuration file. */
  cwd: string;
  /** Path to the configuration file, relative to `cwd`. @default 'docs.config.ts' */
  configFile?: string | undefined;
  /** Paths of pages or parts of them, each with an optional heading ID after `#`. Tests all pages by default. */
  filters?: readonly string[];
  /** Whether to write changed output to the pages. @default false */
  update?: boolean;
  /**
   * Whether to print the output of each command, with a report in JSON to standard error.
   * @default false
   */
  print?: boolean;
  /** Output format. @default 'text' */
  format?: TestFormat;
  /** Function that writes the report. Writes to `process.stdout` by default. */
  write?: (text: string) => void;
  logger: Logger;
}

/**
 * Tests the code blocks of a site, and again after each change. Samples that have passed are not run again.
 *
 * @throws {OctavoError} if the configuration is invalid at the start. Later errors are logged.
 */
export async function watchTests(options: TestOptions): Promise<{ close: () => Promise<void> }> {
  const { cwd, configFile, logger } = options;
  const since = Date.now();
  const config = await loadSiteConfig({ cwd, configFile, logger });
  /** Digests of the pages to which output was written. */
  const written = new Map<string, string | null>();
  const run = async (current: SiteConfig, update = false) => {
    const { updated } = await testOnce(current, { ...options, update }, false);
    for (const file of updated) written.set(file, digestFile(file));
  };
  await run(config, options.update);
  const watcher = watchSite({
    roots: [config.root, config.configFile, join(cwd, config.test.hidden)],
    since,
    onChange: async (changes) => {
      // Output that differs each time would be written endlessly. Without an update, it is reported.
      const isOwnUpdate = changes.every(({ path }) => written.get(path) === digestFile(path));
      try {
        const current = await loadSiteConfig({ cwd, configFile, logger });
        await run(current, options.update && !isOwnUpdate);
      } catch (error) {
        logger.error(error instanceof OctavoError ? formatError(error, cwd) : String(error));
      }
    },
  });
  return { close: () => watcher.close() };
}

/**
 * Tests the code blocks of a site. Pages are only changed with `update`.
 *
 * @throws {OctavoError} if the configuration is invalid. Problems of the pages are returned.
 */
export async function test(options: TestOptions): Promise<TestResult> {
  const { cwd, configFile, logger } = options;
  // A filter selects pages whose result the user wants to see.
  const force = (options.filters ?? []).length > 0 || (options.print ?? false);
  return testOnce(await loadSiteConfig({ cwd, configFile, logger }), options, force);
}

async function testOnce(
  config: SiteConfig,
  {
    cwd,
    filters = [],
    update = false,
    print = false,
    format = 'text',
    write = (text) => void process.stdout.write(text),
    logger,
  }: TestOptions,
  force: boolean,
): Promise<TestResult> {
  const started = performance.now();
  // Standard output contains only the report.
  const printLine = format === 'json' || format === 'sarif' ? console.error : logger.info;
  if (format === 'text' && !config.test.network && !canBlockNetwork())
    logger.warn('Commands can access the network, because this system cannot block it.');
  const versions = readVersions(config);
  const reader = new StatementReader(config);
  const list = await readTasks(config, {
    filters,
    versions,
    onOutput: print ? (command, printed) => printLine(`\n$ ${command}\n${printed}`) : undefined,
    onPage: (page) => reader.add(page),
  });
  const comparing = checkFacts(config, reader.finish(), filters);
  // It is awaited when the samples have run, and their processes have ended.
  comparing.catch(() => {});
  const result = await testSite({
    config,
    list,
    versions,
    filters,
    update,
    force,
    onProgress: (done, total) => logger.progress(`Running samples ${done}/${total}`),
  });
  logger.progress(undefined);
  const facts = await comparing;
  result.problems.push(...facts.problems);
  const { problems } = result;
  if (format === 'json') write(toJsonReport(result, cwd));
  else if (format === 'sarif') write(toSarifReport(problems, { cwd, version: getCliVersion() }));
  else {
    for (const problem of problems) logger.error(`${formatExampleProblem(problem, cwd)}\n`);
    if (format === 'github') write(toGitHubReport(problems, cwd));
    const summary = formatSummary(result, facts.counts, (performance.now() - started) / 1000);
    if (problems.length > 0) logger.error(summary);
    else logger.success(summary);
  }
  return result;
}
