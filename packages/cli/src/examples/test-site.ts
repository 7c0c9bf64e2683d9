import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { applyReplaceRules, serializeReplaceRules } from '../content/scan/replace-rules';
import { digest, digestFiles } from '../files/digest';
import { readCache, writeCache } from '../files/json-cache';
import { listFiles } from '../files/list-files';
import { readSource } from '../files/read-source';
import type { SiteConfig } from '../model/config';
import { checkData } from './check-data';
import { digestEnvironment, readVersions } from './environment';
import { type Fence, readFences } from './fences';
import { createJobs, type Job, JobContext } from './jobs';
import { createPackageFinder, findPages, getPageName, matchesPage } from './pages';
import { type ExampleProblem, planPage } from './projects';
import { canUpdate, type OutputUpdate, updatePages } from './update-pages';

/** Problem with the path of its page. */
export interface PageProblem extends ExampleProblem {
  /** Absolute path. */
  file: string;
}

/** Options of `testSite`. */
export interface TestSiteOptions {
  config: SiteConfig;
  /** Parts of page paths, each with an optional heading ID after `#`. All pages if empty. */
  filters?: readonly string[];
  /** Whether to write changed output to the pages. */
  update?: boolean;
  /** Whether to run samples again that have passed before. @default false */
  force?: boolean;
  onOutput?: ((command: string, printed: string) => void) | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Result of `testSite`. */
export interface TestResult {
  problems: PageProblem[];
  /** Number of code blocks on all tested pages. */
  blocks: number;
  /** Reasons why blocks do not run, with their number. */
  skipped: Map<string, number>;
  /** Number of projects and snippet groups. Translations that show the same blocks count once. */
  jobs: number;
  /** Number of jobs that ran, because they changed since they last passed. */
  run: number;
  /** Paths of the pages to which output was written. */
  updated: string[];
  /** Versions of the packages that the blocks use. */
  versions: Record<string, string>;
}

/** A job with the pages that show it. */
interface Task {
  key: string;
  job: Job;
  occurrences: { file: string; job: Job }[];
}

/** Runs the code blocks of a site, unless they have passed before. */
export async function testSite({
  config,
  filters = [],
  update = false,
  force = false,
  onOutput,
  onProgress,
}: TestSiteOptions): Promise<TestResult> {
  const { test } = config;
  const versions = readVersions(config);
  const result: TestResult = {
    problems: [],
    blocks: 0,
    skipped: new Map(),
    jobs: 0,
    run: 0,
    updated: [],
    versions,
  };
  const tasks = await readTasks(config, filters, versions, onOutput, result);
  const folder = join(config.cacheDir, 'test');
  const todo = tasks.filter(({ key }) => force || !readCache(join(folder, key)));
  result.jobs = tasks.length;
  result.run = todo.length;

  const queue = [...todo];
  const updates: OutputUpdate[] = [];
  let done = 0;
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const found = await runWithRetries(task.job, test.retry);
      if (found.length === 0) writeCache(join(folder, task.key), { passed: true });
      for (const problem of found) report(task, problem);
      done += 1;
      onProgress?.(done, todo.length);
    }
  };
  const report = ({ occurrences }: Task, problem: ExampleProblem) => {
    const edits = update ? toUpdates(occurrences, problem) : [];
    if (edits.length > 0) updates.push(...edits);
    else result.problems.push({ ...problem, file: occurrences[0]!.file });
  };
  const count = test.concurrency ?? Math.min(4, cpus().length);
  await Promise.all(Array.from({ length: count }, work));
  result.updated = updatePages(updates);
  if (filters.length === 0) result.problems.push(...checkSkipped(result, config));
  result.problems.sort((a, b) => compare(a.file, b.file) || a.line - b.line);
  return result;
}

/** Returns a problem if more blocks are skipped than the site allows. */
function checkSkipped({ blocks, skipped }: TestResult, config: SiteConfig): PageProblem[] {
  const count = [...skipped.values()].reduce((sum, each) => sum + each, 0);
  const { maxSkipped } = config.test;
  if (count <= blocks * maxSkipped) return [];
  const message = `${count} of ${blocks} code blocks are skipped, and test.maxSkipped is ${maxSkipped}.`;
  return [{ rule: 'invalid-block', file: config.configFile, line: 1, message }];
}

/** Reads the pages, and returns the tasks. Adds the problems that are found without running anything. */
async function readTasks(
  config: SiteConfig,
  filters: readonly string[],
  versions: Record<string, string>,
  onOutput: TestSiteOptions['onOutput'],
  result: TestResult,
): Promise<Task[]> {
  const { test, cwd } = config;
  const context = new JobContext(cwd, test);
  const environment = digestEnvironment(config, versions);
  const rules = serializeReplaceRules(config);
  const ignored = serializeReplaceRules({ replaceRules: test.ignore });
  const normalize = (line: string) => applyReplaceRules(line, ignored);
  const until = test.until === undefined ? undefined : new RegExp(test.until);
  const findPackages = await createPackageFinder(config);
  const tasks = new Map<string, Task>();
  for (const { filePath: file, relativePath } of await findPages(config)) {
    const name = getPageName(relativePath, config);
    const matching = filters.filter((filter) => matchesPage(filter, relativePath));
    if (filters.length > 0 && matching.length === 0) continue;
    const isSelected = (sections: readonly string[]) =>
      filters.length === 0 ||
      matching.some((filter) => {
        const [, id] = filter.split('#');
        return id === undefined || sections.includes(id);
      });
    const source = readSource(file);
    const fences = readPage(source.text, file, config, result);
    const replaced = fences.map((fence) => ({
      ...fence,
      code: applyReplaceRules(fence.code, rules),
    }));
    const hasSnippets = test.snippets !== undefined;
    const plan = planPage(replaced, {
      ...test,
      hasSnippets,
      hasCommand: test.command !== undefined,
    });
    plan.snippets = plan.snippets.filter(({ section }) => isSelected([section]));
    result.blocks += fences.length;
    for (const { reason, fence } of plan.skipped) {
      const label = fence.norun === undefined ? reason : 'norun';
      result.skipped.set(label, (result.skipped.get(label) ?? 0) + 1);
    }
    const data = plan.data.flatMap(checkData);
    result.problems.push(...[...plan.problems, ...data].map((problem) => ({ ...problem, file })));
    const hidden = join(cwd, test.hidden, name);
    const packages = findPackages(relativePath);
    const surroundings = { ...test, cwd, packages, hidden, normalize, until, onOutput };
    const files = existsSync(hidden) ? digestFiles(hidden, listFiles(hidden)) : '';
    const manifest = packages === cwd ? '' : readSource(join(packages, 'package.json')).text;
    for (const job of createJobs(plan, surroundings, context)) {
      if (!isSelected(job.sections)) continue;
      const key = digest(environment, manifest, files, JSON.stringify(job.content));
      const task = tasks.get(key) ?? { key, job, occurrences: [] };
      task.occurrences.push({ file, job });
      tasks.set(key, task);
    }
  }
  return [...tasks.values()];
}

function readPage(text: string, file: string, config: SiteConfig, result: TestResult): Fence[] {
  try {
    return readFences(text, { path: file, root: config.root });
  } catch (error) {
    const { reason, line = 1, message } = error as { reason?: string; line?: number } & Error;
    result.problems.push({ rule: 'syntax', file, line, message: reason ?? message });
    return [];
  }
}

/** Returns the updates of all pages that show the output of a problem. Empty if it cannot be updated. */
function toUpdates(occurrences: Task['occurrences'], { fix }: ExampleProblem): OutputUpdate[] {
  if (!fix) return [];
  return occurrences.flatMap(({ file, job }) => {
    const step = job.project.steps[fix.step];
    const expected = step && 'outputs' in step ? step.outputs[fix.output] : undefined;
    if (!expected || !canUpdate(expected, fix.text)) return [];
    return [{ file, expected, text: fix.text }];
  });
}

async function runWithRetries(job: Job, retries: number): Promise<ExampleProblem[]> {
  let found = await job.run();
  for (let i = 0; i < retries && found.length > 0; i++) found = await job.run();
  return found;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
