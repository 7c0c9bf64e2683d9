import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

import { globSync } from 'tinyglobby';

import { listFiles } from '../files/list-files';
import { toPosixPath } from '../files/posix-path';
import type { TestConfig } from '../model/config';
import { cleanUpOnExit } from './clean-up-on-exit';
import { findMissingLine, formatDiff, type NormalizeLine, updateOutput } from './output';
import type { ExampleProblem, Project, Step } from './projects';
import { replaceLinks } from './replace-links';
import {
  type CommandOptions,
  type CommandResult,
  CommandRunner,
  type ExecuteCommand,
} from './run-command';

/** What the projects of a page share. */
export interface Surroundings extends CommandOptions, Pick<TestConfig, 'command' | 'placeholder'> {
  /** Working directory of the site. */
  cwd: string;
  /** Folder that contains `node_modules`. */
  packages: string;
  /** Folder with files that the page does not show. It may not exist. */
  hidden: string;
  normalize: NormalizeLine;
  /** Runs a command. By default, in this process. */
  execute?: ExecuteCommand;
  /** Called with each command and its output. */
  onOutput?: ((command: string, printed: string) => void) | undefined;
}

/**
 * Checks the files of a project as they are now. The result may be available later.
 *
 * @param packages - folder that contains the `node_modules` of the project: that of the site, or its own
 */
type Inspect = (folder: string, packages: string) => Promise<ExampleProblem[]>;

/** Result of a project. */
export interface ProjectResult {
  /** Problems of its commands. */
  problems: ExampleProblem[];
  /** Problems of its files. Rejects if they cannot be checked. */
  inspected: Promise<ExampleProblem[]>;
}

/**
 * Runs a project in a temporary folder: writes its files, runs its commands, and compares exit codes and output.
 *
 * @param inspect - checks the files before each command, for example their types
 */
export async function runProject(
  project: Project,
  surroundings: Surroundings,
  inspect: Inspect,
): Promise<ProjectResult> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-test-')));
  const folder = join(base, 'project');
  const state = join(base, 'state');
  const runner = new CommandRunner(folder, state, surroundings, surroundings.execute);
  const release = cleanUpOnExit(base, () => runner.close());
  try {
    mkdirSync(folder);
    return await new ProjectRun(folder, runner, surroundings, inspect).run(project);
  } finally {
    runner.close();
    await rm(base, { recursive: true, force: true, maxRetries: 3 });
    release();
  }
}

class ProjectRun {
  readonly #folder: string;
  readonly #runner: CommandRunner;
  readonly #surroundings: Surroundings;
  readonly #inspect: Inspect;
  readonly #problems: ExampleProblem[] = [];
  readonly #inspections: Promise<ExampleProblem[]>[] = [];
  readonly #written = new Set<string>();
  #isInspected = true;

  constructor(folder: string, runner: CommandRunner, surroundings: Surroundings, inspect: Inspect) {
    this.#folder = folder;
    this.#runner = runner;
    this.#surroundings = surroundings;
    this.#inspect = inspect;
  }

  async run({ line, steps }: Project): Promise<ProjectResult> {
    const { packages, hidden } = this.#surroundings;
    linkModules(join(packages, 'node_modules'), join(this.#folder, 'node_modules'));
    await this.#copyHidden(hidden, line);
    for (const [index, step] of steps.entries()) {
      if (step.kind === 'section') {
        if (step.id) await this.#copyHidden(join(hidden, `#${step.id}`), line);
      } else if (step.kind === 'write') this.#write(step);
      else {
        this.#inspectOnce();
        await this.#runStep(step, index);
      }
    }
    this.#inspectOnce();
    const inspected = Promise.all(this.#inspections).then((found) => removeRepeated(found.flat()));
    ignoreRejection(inspected);
    return { problems: removeRepeated(this.#problems), inspected };
  }

  #inspectOnce(): void {
    if (!this.#isInspected) {
      const packages = hasOwnModules(this.#folder) ? this.#folder : this.#surroundings.packages;
      const inspection = this.#inspect(this.#folder, packages);
      ignoreRejection(inspection);
      this.#inspections.push(inspection);
    }
    this.#isInspected = true;
  }

  #write({ path, code, line }: Step & { kind: 'write' }): void {
    const file = resolve(this.#folder, path);
    if (relative(this.#folder, file).startsWith('..')) {
      const message = `The title "${path}" is outside of the project. Use a relative path.`;
      this.#problems.push({ rule: 'invalid-block', line, message });
      return;
    }
    // The file is shown in its next state, and the previous one has not been checked.
    if (this.#written.has(path)) this.#inspectOnce();
    this.#written.add(path);
    try {
      replaceLinks(this.#folder, file);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    } catch (error) {
      // Another file of the project is a folder of this path, or the path is a folder.
      if (!/^(?:EEXIST|EISDIR|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
      const message = `The title "${path}" is both a file and a folder of the project. Rename one of them.`;
      this.#problems.push({ rule: 'invalid-block', line, message });
    }
    this.#isInspected = false;
  }

  /** Copies files that the page does not show, and runs their `setup.sh`. Folders of sections are copied later. */
  async #copyHidden(from: string, line: number): Promise<void> {
    if (!existsSync(from)) return;
    const modules = join(from, 'node_modules');
    for (const path of existsSync(modules) ? listFiles(modules) : [])
      replaceLinks(this.#folder, join(this.#folder, 'node_modules', path));
    for (const name of readdirSync(from)) {
      if (!name.startsWith('#'))
        cpSync(join(from, name), join(this.#folder, name), { recursive: true });
    }
    linkModules(join(this.#folder, '_modules'), join(this.#folder, 'node_modules'));
    const setup = join(this.#folder, 'setup.sh');
    if (!existsSync(setup)) return;
    const { code, output } = await this.#runner.run('. ./setup.sh', { inFolder: true });
    rmSync(setup);
    if (code === 0) return;
    const path = toPosixPath(relative(this.#surroundings.cwd, join(from, 'setup.sh')));
    const message = `${path} failed with exit code ${code}:\n${indent(output)}`;
    this.#problems.push({ rule: 'exit-code', line, message });
  }

  async #runStep(step: Exclude<Step, { kind: 'write' | 'section' }>, index: number): Promise<void> {
    const { command: siteCommand = '', normalize, onOutput } = this.#surroundings;
    if (step.kind === 'test') this.#addPlaceholder();
    const command = step.kind === 'test' ? siteCommand : step.command;
    const inFolder = step.kind === 'test' || step.inFolder === true;
    const result = await this.#runner.run(command, { inFolder });
    const printed = result.output.replaceAll(`${this.#folder}/`, '').replaceAll(this.#folder, '.');
    onOutput?.(command, printed);
    const problem = this.#checkExit(step, command, { ...result, output: printed });
    if (problem) this.#problems.push(problem);
    for (const [i, { text, line, start }] of step.outputs.entries()) {
      const missing = findMissingLine(text, printed, normalize);
      if (missing === undefined) continue;
      const updated = updateOutput(text, printed, normalize);
      this.#problems.push({
        rule: 'output',
        line: line + start,
        message: `\`${command}\` did not print "${missing}".`,
        diff: formatDiff(text, updated),
        // The output of a failed command is not what the page should show.
        ...(problem ? {} : { fix: { step: index, output: i, text: updated } }),
      });
    }
  }

  #checkExit(
    { exit, line }: Exclude<Step, { kind: 'write' | 'section' }>,
    command: string,
    { code, output, stopped }: CommandResult,
  ): ExampleProblem | undefined {
    if (code === exit && !stopped) return undefined;
    const reason = {
      timeout: `took longer than ${this.#surroundings.timeout} s and was stopped`,
      'output-size': 'printed more than 5 MB and was stopped',
      exit: `exited with code ${code}, expected ${exit}`,
    }[stopped ?? 'exit'];
    return { rule: 'exit-code', line, message: `\`${command}\` ${reason}:\n${indent(output)}` };
  }

  #addPlaceholder(): void {
    const { placeholder } = this.#surroundings;
    if (!placeholder) return;
    const ignore = ['**/node_modules/**', '_modules/**'];
    const found = globSync(placeholder.unless, { cwd: this.#folder, ignore, dot: true });
    if (found.length === 0) writeFileSync(join(this.#folder, placeholder.path), placeholder.code);
  }
}

/** The caller awaits the promise later. Until then, Node.js would end the process with its error. */
function ignoreRejection(promise: Promise<unknown>): void {
  promise.catch(() => {});
}

/** Removes repeated problems: a file that stays the same is checked again in each state of the project. */
function removeRepeated(problems: readonly ExampleProblem[]): ExampleProblem[] {
  return [...new Map(problems.map((each) => [`${each.line} ${each.message}`, each])).values()];
}

/** Creates a separate `node_modules`, so that projects do not share what they cache there. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}

/** Whether a project has packages that the site does not have. */
function hasOwnModules(folder: string): boolean {
  return (
    existsSync(join(folder, '_modules')) ||
    readdirSync(join(folder, 'node_modules'), { withFileTypes: true }).some(
      (entry) => !entry.name.startsWith('.') && !entry.isSymbolicLink(),
    )
  );
}

const SHOWN_LINES = 40;

function indent(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(-SHOWN_LINES);
  const note = shown.length < lines.length ? ['  | …'] : [];
  return [...note, ...shown.map((line) => `  | ${line}`)].join('\n');
}
