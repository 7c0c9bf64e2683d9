import { join } from 'node:path';

import { createWorkerProcess, createWorkerThread, type WorkerThread } from '../files/worker-thread';
import type { SnippetConfig, TestConfig } from '../model/config';
import type { Fence } from './fences';
import { loadTypeScript, type TypeScript } from './load-typescript';
import type { ExampleProblem, PagePlan, Project, Step } from './projects';
import { type CommandSpec, type FinishedCommand, runCommand } from './run-command';
import { type ProjectResult, runProject, type Surroundings } from './run-project';
import { type Exports, readExports } from './snippet-types';
import { fragmentFiles, type SnippetFile, snippetFiles } from './snippets';
import { TypeBatch, type TypeProblem, type TypeTask } from './type-batch';
import { readCompilerOptions } from './type-options';

/** Part of a page that runs on its own. */
export interface Job {
  /** Line of the page that it begins on. */
  line: number;
  /** IDs of the headings above its blocks. */
  sections: string[];
  /** Everything that affects the result, without positions on the page. */
  content: unknown;
  project: Project;
  /** Snippets of the job, if it consists of them. */
  snippets?: readonly Fence[];
  /** Returns the file that runs each snippet alone, or `null` for those that do not run. Loads TypeScript. */
  readSnippetFiles?: () => (ShownFile | null)[];
  run: () => Promise<ProjectResult>;
}

/** File of a project. */
export interface ShownFile {
  path: string;
  code: string;
}

/** What the jobs of a site share. Loads TypeScript when it is used first. */
export class JobContext {
  readonly cwd: string;
  readonly config: TestConfig;
  #ts: TypeScript | undefined;
  #types: TypeBatch | undefined;
  readonly #thread = createWorkerThread<TypeTask, TypeProblem[][]>(
    new URL('./type-worker.js', import.meta.url),
  );
  #exports: Exports | undefined;
  #commands: WorkerThread<CommandSpec, FinishedCommand> | undefined;

  constructor(cwd: string, config: TestConfig) {
    this.cwd = cwd;
    this.config = config;
  }

  get ts(): TypeScript {
    this.#ts ??= loadTypeScript(this.cwd);
    return this.#ts;
  }

  /** Types of the samples that wait for their check. */
  get types(): TypeBatch {
    const { cwd, ts } = this;
    this.#types ??= new TypeBatch(
      ts,
      { cwd, options: readCompilerOptions(ts, join(cwd, this.config.tsconfig)) },
      (task) => this.#thread.run(task),
    );
    return this.#types;
  }

  /** Checks the types of all samples that wait. */
  async checkTypes(): Promise<void> {
    await this.#types?.flush();
  }

  /**
   * Runs the following commands in another process. The time to start a command grows with the memory of the process that
   * starts it, and TypeScript needs much.
   *
   * @param concurrency - number of commands that run at the same time
   */
  startProcess(concurrency: number): void {
    this.#commands ??= createWorkerProcess(
      new URL('./command-worker.js', import.meta.url),
      concurrency,
    );
  }

  /** Runs a command. */
  readonly execute = (spec: CommandSpec): Promise<FinishedCommand> =>
    this.#commands?.run(spec) ?? runCommand(spec);

  /** Stops the thread that checks types, and the process that runs commands. */
  async close(): Promise<void> {
    await Promise.all([this.#thread.close(), this.#commands?.close()]);
  }

  /** Returns the exports of the package that snippets use. */
  exportsOf(name: string | undefined): Exports {
    if (name === undefined) return { package: '', types: new Set(), values: new Set() };
    this.#exports ??= readExports(this.ts, name, this.cwd);
    return this.#exports;
  }
}

/** Returns the jobs of a page: one for each project, and one for all snippets. */
export function createJobs(plan: PagePlan, surroundings: Surroundings, context: JobContext): Job[] {
  const jobs = plan.projects.map(
    (project): Job => ({
      line: project.line,
      sections: project.steps.flatMap((step) => (step.kind === 'section' ? step.id : [])),
      content: project.steps.map(withoutPositions),
      project,
      run: () =>
        runProject(project, surroundings, (folder, packages) =>
          checkTypes(project, folder, packages, context),
        ),
    }),
  );
  return plan.snippets.length === 0
    ? jobs
    : [...jobs, snippetJob(plan.snippets, surroundings, context)];
}

function withoutPositions(step: Step): unknown {
  const outputs = 'outputs' in step ? step.outputs.map(({ text }) => text) : [];
  return { ...step, line: undefined, outputs };
}

function snippetJob(
  snippets: readonly Fence[],
  surroundings: Surroundings,
  context: JobContext,
): Job {
  const { line } = snippets[0]!;
  const project: Project = { line, steps: [] };
  return {
    line,
    sections: snippets.map(({ section }) => section),
    content: snippets.map(({ lang, code }) => [lang, code]),
    project,
    snippets,
    readSnippetFiles: () =>
      snippets.map((snippet) => {
        const [file] = toFiles([snippet], context.config.snippets, context);
        return file?.isRun ? { path: file.path, code: file.code } : null;
      }),
    run: () => {
      const files = toFiles(snippets, context.config.snippets, context);
      const command = context.config.snippets?.command;
      const steps: Step[] = files.map(({ path, code }) => ({ kind: 'write', path, code, line }));
      if (command !== undefined && files.some(({ isRun }) => isRun))
        steps.push({ kind: 'run', command, line, exit: 0, outputs: [] });
      return runProject({ line, steps }, surroundings, (folder, packages) =>
        checkSnippetTypes(files, folder, packages, context),
      );
    },
  };
}

function toFiles(
  snippets: readonly Fence[],
  config: SnippetConfig | undefined,
  context: JobContext,
): SnippetFile[] {
  if (!config) return fragmentFiles(snippets);
  return snippetFiles(context.ts, snippets, config, context.exportsOf(config.package));
}

/** Returns the type errors of a project, each at the line of the page that shows it. */
async function checkTypes(
  { steps, line: first }: Project,
  folder: string,
  packages: string,
  context: JobContext,
): Promise<ExampleProblem[]> {
  if (!context.config.types) return [];
  const writes = steps.filter((step) => step.kind === 'write');
  if (!writes.some(({ path }) => /\.[cm]?tsx?$/.test(path))) return [];
  const found = await context.types.add({ folder, packages });
  return found.map(({ path, line, message, isSyntax }) => {
    const start = writes.findLast((step) => step.path === path)?.line;
    const where = start === undefined && path ? `${path}:${line}: ` : '';
    return {
      rule: isSyntax ? 'syntax' : 'type',
      line: start === undefined ? first : start + line,
      message: where + message,
    };
  });
}

async function checkSnippetTypes(
  files: readonly SnippetFile[],
  folder: string,
  packages: string,
  context: JobContext,
): Promise<ExampleProblem[]> {
  if (!context.config.types) return [];
  const fragments = new Set(files.filter(({ isFragment }) => isFragment).map(({ path }) => path));
  const found = await context.types.add({ folder, packages, fragments });
  return found.map(({ path, line, message, isSyntax }) => {
    const file = files.find((each) => each.path === path);
    const origin = file?.origins[line - 1] || file?.origins.find((each) => each > 0);
    return {
      rule: isSyntax ? 'syntax' : 'type',
      line: origin ?? 1,
      message: file?.origins[line - 1] || !path ? message : `${path}:${line}: ${message}`,
    };
  });
}
