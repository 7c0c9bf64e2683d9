import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { applyReplaceRules, serializeReplaceRules } from '../content/scan/replace-rules';
import { ContentCache } from '../files/content-cache';
import { digest, digestFiles } from '../files/digest';
import { listFiles } from '../files/list-files';
import { readSource } from '../files/read-source';
import type { SiteConfig } from '../model/config';
import { memoize } from '../model/memoize';
import type { SourceFile } from '../model/page';
import { checkData } from './check-data';
import { digestCode, digestEnvironment, readVersions } from './environment';
import { type Fence, parsePage, readFences } from './fences';
import { createJobs, type Job, JobContext } from './jobs';
import { checkFilters, createPackageFinder, findPages, getPageName, matchesPage } from './pages';
import { type ExampleProblem, type PagePlan, planPage } from './projects';

/** Problem with the path of its page. */
export interface PageProblem extends ExampleProblem {
  /** Absolute path. */
  file: string;
}

/** Job of a page. */
export interface Occurrence {
  /** Absolute path of the page. */
  file: string;
  /** Digest of its text. */
  pageDigest: string;
  job: Job;
  /** Folder that contains the `node_modules` of the samples. */
  packages: string;
  /** Folder with files that the page does not show. */
  hidden: string;
}

/** A job with the pages that show it. */
export interface Task {
  /** Digest of everything that affects the result. */
  key: string;
  job: Job;
  occurrences: Occurrence[];
}

/** Tasks of the selected pages, and what is known without running them. */
export interface TaskList {
  tasks: Task[];
  problems: PageProblem[];
  /** Number of code blocks. */
  blocks: number;
  /** Reasons why blocks do not run, with their number. */
  skipped: Map<string, number>;
  /** What the jobs share. */
  context: JobContext;
}

/** Page whose syntax tree several readers share. */
export interface SharedPage {
  /** Absolute path. */
  file: string;
  text: string;
  /**
   * Returns the syntax tree. It is only created when a reader has no cached result.
   *
   * @throws {VFileMessage} if the page contains a syntax error
   */
  parse: () => ReturnType<typeof parsePage>;
}

/** Options of `readTasks`. */
export interface TaskOptions {
  /** Paths of pages or parts of them, each with an optional heading ID after `#`. All pages if empty. */
  filters?: readonly string[];
  /** Versions of the packages that the blocks use. */
  versions: Record<string, string>;
  onOutput?: ((command: string, printed: string) => void) | undefined;
  /** Called with each selected page. */
  onPage?: ((page: SharedPage) => void) | undefined;
}

/** Returns the folder with the results of samples. */
export function getResultsFolder({ cacheDir }: Pick<SiteConfig, 'cacheDir'>): string {
  return join(cacheDir, 'test');
}

/**
 * Opens a cache for what is read from pages.
 *
 * @param module - URL of the module that reads them
 */
export function openPageCache<Value>(
  config: Pick<SiteConfig, 'cacheDir'>,
  name: string,
  module: string,
): ContentCache<Value> {
  return new ContentCache(join(getResultsFolder(config), `${name}.json`), digestCode(module));
}

/**
 * Reads the pages of a site, and selects the samples to run.
 *
 * @throws {OctavoError} `USAGE` if a filter selects nothing
 */
export async function readTasks(
  config: SiteConfig,
  { filters = [], versions, onOutput, onPage }: TaskOptions,
): Promise<TaskList> {
  const { test, cwd } = config;
  const context = new JobContext(cwd, test);
  const result: TaskList = { tasks: [], problems: [], blocks: 0, skipped: new Map(), context };
  const environment = digestEnvironment(config, versions);
  const rules = serializeReplaceRules(config);
  const ignored = serializeReplaceRules({ replaceRules: test.ignore });
  const normalize = (line: string) => applyReplaceRules(line, ignored);
  const until = test.until === undefined ? undefined : new RegExp(test.until);
  const findPackages = await createPackageFinder(config);
  const cache = openPageCache<Fence[]>(config, 'blocks', import.meta.url);
  const describePackages = memoize((folder: string) =>
    JSON.stringify([
      readSource(join(folder, 'package.json')).text,
      readVersions({ cwd: folder, test }),
    ]),
  );
  const tasks = new Map<string, Task>();
  const sections = new Map<SourceFile, Set<string>>();
  let hasBrokenPage = false;
  for (const source of await findPages(config)) {
    const { filePath: file, relativePath } = source;
    const matching = filters.filter((filter) => matchesPage(filter, source, cwd));
    sections.set(source, new Set());
    if (filters.length > 0 && matching.length === 0) continue;
    const isSelected = (ids: readonly string[]) =>
      filters.length === 0 ||
      matching.some((filter) => {
        const [, id] = filter.split('#');
        return id === undefined || ids.includes(id);
      });
    const page = createSharedPage(file);
    const read = readPage(page, config, cache, result);
    const fences = read ?? [];
    hasBrokenPage ||= read === undefined;
    onPage?.(page);
    sections.set(source, new Set(fences.map(({ section }) => section)));
    const replaced = fences.map((fence) => ({
      ...fence,
      code: applyReplaceRules(fence.code, rules),
    }));
    const whole = planPage(replaced, {
      ...test,
      hasSnippets: test.snippets !== undefined,
      hasCommand: test.command !== undefined,
    });
    const plan = selectSections(whole, fences, (section) => isSelected([section]));
    result.blocks += fences.length;
    for (const { reason, fence } of plan.skipped) {
      const label = fence.norun === undefined ? reason : 'norun';
      result.skipped.set(label, (result.skipped.get(label) ?? 0) + 1);
    }
    const data = plan.data.flatMap(checkData);
    result.problems.push(...[...plan.problems, ...data].map((problem) => ({ ...problem, file })));
    const hidden = join(cwd, test.hidden, getPageName(relativePath, config));
    const packages = findPackages(relativePath);
    const { execute } = context;
    const surroundings = { ...test, cwd, packages, hidden, normalize, until, execute, onOutput };
    const files = existsSync(hidden) ? digestFiles(hidden, listFiles(hidden)) : '';
    const installed = packages === cwd ? '' : describePackages(packages);
    const pageDigest = digest(page.text);
    for (const job of createJobs(plan, surroundings, context)) {
      if (!isSelected(job.sections)) continue;
      const key = digest(environment, installed, files, JSON.stringify(job.content));
      const task = tasks.get(key) ?? { key, job, occurrences: [] };
      task.occurrences.push({ file, pageDigest, job, packages, hidden });
      tasks.set(key, task);
    }
  }
  cache.save();
  // A page with a syntax error has no known headings.
  if (!hasBrokenPage) checkFilters(filters, sections, cwd);
  result.tasks = [...tasks.values()];
  return result;
}

function createSharedPage(file: string): SharedPage {
  const { text } = readSource(file);
  let tree: ReturnType<typeof parsePage> | undefined;
  return { file, text, parse: () => (tree ??= parsePage(text, file)) };
}

function readPage(
  { file, text, parse }: SharedPage,
  { root }: SiteConfig,
  cache: ContentCache<Fence[]>,
  { problems }: TaskList,
): Fence[] | undefined {
  const isComplete = (fences: Fence[]) => fences.every(({ isIncluded }) => !isIncluded);
  const create = () => readFences(text, { path: file, root }, parse());
  try {
    return cache.get(file, text, create, isComplete);
  } catch (error) {
    const { reason, line = 1, message } = error as { reason?: string; line?: number } & Error;
    problems.push({ rule: 'syntax', file, line, message: reason ?? message });
    return undefined;
  }
}

/** Returns the part of a plan that selected sections need: projects end with the last one of them. */
function selectSections(
  plan: PagePlan,
  fences: readonly Fence[],
  isSelected: (section: string) => boolean,
): PagePlan {
  const projects = plan.projects.map((project) => {
    const { steps } = project;
    const last = steps.findLastIndex((step) => step.kind === 'section' && isSelected(step.id));
    const end = steps.findIndex(({ kind }, i) => i > last && kind === 'section');
    return last < 0 || end < 0 ? project : { ...project, steps: steps.slice(0, end) };
  });
  const problems = plan.problems.filter(({ line }) => {
    const fence = fences.findLast((each) => each.line <= line);
    return isSelected(fence?.section ?? '');
  });
  const [snippets, data] = [plan.snippets, plan.data].map((blocks) =>
    blocks.filter(({ section }) => isSelected(section)),
  ) as [Fence[], Fence[]];
  return { ...plan, projects, problems, snippets, data };
}
