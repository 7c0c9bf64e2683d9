import { cpus } from 'node:os';
import type { SiteConfig } from '../model/config';
import type { Job } from './jobs';
import { readPassed, storePassed } from './passed';
import type { ExampleProblem, Expected, Step } from './projects';
import type { ProjectResult } from './run-project';
import type { PageProblem, Task, TaskList } from './tasks';
import { findObstacle, type OutputUpdate, updatePages } from './update-pages';

/** Options of `testSite`. */
export interface TestSiteOptions {
  config: SiteConfig;
  /** Tasks of the selected pages. */
  list: TaskList;
  /** Versions of the packages that the blocks use. */
  versions: Record<string, string>;
  /** Parts of page paths, each with an optional heading ID after `#`. All pages if empty. */
  filters?: readonly string[];
  /** Whether to write changed output to the pages. */
  update?: boolean;
  /** Whether to run samples again that have passed before. @default false */
  force?: boolean;
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

/** Number of samples whose commands run in another process. With fewer, its start takes longer than it saves. */
const MIN_FOR_PROCESS = 20;

/** Runs the code blocks of a site, unless they have passed before. */
export async function testSite({
  config,
  list,
  versions,
  filters = [],
  update = false,
  force = false,
  onProgress,
}: TestSiteOptions): Promise<TestResult> {
  const { test } = config;
  const { tasks, context, ...read } = list;
  const todo = tasks.filter(({ key }) => force || !readPassed(key, config));
  const result: TestResult = {
    ...read,
    jobs: tasks.length,
    run: todo.length,
    updated: [],
    versions,
  };

  // Long tasks start first, so that the others do not wait for one at the end.
  const queue = todo.toSorted((a, b) => countCommands(b) - countCommands(a));
  const updates: OutputUpdate[] = [];
  const results: Promise<void>[] = [];
  let done = 0;
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { problems, inspected } = await runWithRetries(task.job, test.retry);
      const finished = inspected.then((found) => finish(task, [...problems, ...found]));
      // It is awaited when the running samples have ended. The others would end with the same error.
      finished.catch(() => {
        queue.length = 0;
      });
      results.push(finished);
      done += 1;
      onProgress?.(done, todo.length);
    }
  };
  const finish = (task: Task, found: readonly ExampleProblem[]) => {
    if (found.length === 0) storePassed(task, config);
    for (const problem of found) report(task, problem);
  };
  const report = ({ occurrences }: Task, problem: ExampleProblem) => {
    if (update && problem.fix) {
      const edits = occurrences.map((occurrence) => toUpdate(occurrence, problem));
      for (const edit of edits)
        'expected' in edit ? updates.push(edit) : result.problems.push(edit);
    } else {
      result.problems.push({ ...problem, file: occurrences[0]!.file });
    }
  };
  const count = test.concurrency ?? Math.min(4, cpus().length);
  if (todo.length >= MIN_FOR_PROCESS) context.startProcess(count);
  try {
    await Promise.all(Array.from({ length: count }, work));
    await context.checkTypes();
    await Promise.all(results);
  } finally {
    await context.close();
  }
  const { updated, edited } = updatePages(updates);
  result.updated = updated;
  result.problems.push(...edited.map((file) => createEditProblem(file, updates)));
  if (filters.length === 0) result.problems.push(...checkSkipped(result, config));
  result.problems.sort((a, b) => compare(a.file, b.file) || a.line - b.line);
  return result;
}

function countCommands({ job }: Task): number {
  return job.project.steps.filter(({ kind }) => kind === 'run').length;
}

/** Returns a problem if more blocks are skipped than the site allows. */
function checkSkipped({ blocks, skipped }: TestResult, config: SiteConfig): PageProblem[] {
  const count = [...skipped.values()].reduce((sum, each) => sum + each, 0);
  const { maxSkipped } = config.test;
  if (count <= blocks * maxSkipped) return [];
  const message = `${count} of ${blocks} code blocks are skipped, and test.maxSkipped is ${maxSkipped}.`;
  return [{ rule: 'invalid-block', file: config.configFile, line: 1, message }];
}

/** Returns the problem of a page that was not updated. */
function createEditProblem(file: string, updates: readonly OutputUpdate[]): PageProblem {
  const { line, start } = updates.find((update) => update.file === file)!.expected;
  const message = 'The page was edited while its samples ran. Run `octavo test --update` again.';
  return { rule: 'output', file, line: line + start, message };
}

/** Returns the update of a page that shows the output of a problem, or a problem with the reason if it cannot be updated. */
function toUpdate(
  { file, pageDigest, job }: Task['occurrences'][number],
  { rule, message, diff, fix }: ExampleProblem,
): OutputUpdate | PageProblem {
  const { step, output, text } = fix!;
  // Translations that run together have the same steps.
  const { outputs } = job.project.steps[step] as Extract<Step, { outputs: Expected[] }>;
  const expected = outputs[output]!;
  const obstacle = findObstacle(expected, text);
  if (obstacle === undefined) return { file, pageDigest, expected, text };
  return {
    rule,
    file,
    line: expected.line + expected.start,
    message: `${message} \`--update\` cannot write the output, because ${obstacle}.`,
    ...(diff !== undefined && { diff }),
  };
}

/** Runs a job again if a command fails. Types are the same each time. */
async function runWithRetries(job: Job, retries: number): Promise<ProjectResult> {
  let result = await job.run();
  for (let i = 0; i < retries && result.problems.length > 0; i++) result = await job.run();
  return result;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
