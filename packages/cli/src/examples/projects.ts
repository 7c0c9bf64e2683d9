import { commandsOf } from './commands-of';
import type { Fence } from './fences';
import { extensionOf, getRunner, isScript, normalizeLanguage } from './languages';
import { readSession } from './session';

/** Output that a page shows for a command. */
export interface Expected {
  text: string;
  line: number;
  /** Block that contains the output, and the index of the first line of the output in it. */
  fence: Fence;
  start: number;
}

export type Step =
  /** The following blocks are below this heading. */
  | { kind: 'section'; id: string }
  | { kind: 'write'; path: string; code: string; line: number }
  | {
      kind: 'run';
      command: string;
      line: number;
      exit: number;
      outputs: Expected[];
      /** Whether the command runs in the folder of the project, instead of the working directory of the last command. */
      inFolder?: true;
    }
  /** Runs `test.command`, because the page shows files but no command. */
  | { kind: 'test'; line: number; exit: number; outputs: Expected[] };

/** Files and commands that share a folder. */
export interface Project {
  /** Line of the page that it begins on. */
  line: number;
  steps: Step[];
}

/** Problem of a page. */
export interface ExampleProblem {
  rule: ExampleRule;
  line: number;
  message: string;
  /** Differences between expected and printed output. */
  diff?: string;
  /** Position of the output in the project, and the text that makes it match. */
  fix?: { step: number; output: number; text: string };
}

/** Kinds of problems that `octavo test` reports. */
export const EXAMPLE_RULES = {
  'invalid-block': 'A code block that cannot be tested as it is written.',
  'exit-code': 'A command with an unexpected exit code.',
  output: 'A command whose output differs from the page.',
  type: 'A type error.',
  syntax: 'A syntax error.',
  fact: 'A statement that differs from its source.',
} as const;

export type ExampleRule = keyof typeof EXAMPLE_RULES;

/** Block that does not run. */
export interface SkippedBlock {
  fence: Fence;
  reason: string;
}

export interface PagePlan {
  projects: Project[];
  /** TypeScript and JavaScript blocks without a title that do not run by themselves. */
  snippets: Fence[];
  /** Blocks of data formats. */
  data: Fence[];
  skipped: SkippedBlock[];
  problems: ExampleProblem[];
}

/** Options of `planPage`. */
export interface PlanOptions {
  runners: Readonly<Record<string, string | false>>;
  /** Languages of blocks with output. */
  outputs: readonly string[];
  /** Whether `ts` and `js` blocks without a title are collected as snippets. */
  hasSnippets: boolean;
  /** Whether projects are run by a command although their page shows none. */
  hasCommand: boolean;
  scope: 'section' | 'page';
  strict: boolean;
  network: boolean;
}

const DATA = ['json', 'yaml'];
/** Titles that are no files of a project: text, and files of the system. */
const NO_FILE = /\s|^\//;
const DOWNLOAD =
  /\b(?:npm|pnpm|yarn|bun)\s+(?:i|install|add|create|init|dlx|x)\b|\b(?:pnpx|bunx)\b/;

/** Converts the code blocks of a page to projects that run, and to snippets. */
export function planPage(fences: readonly Fence[], options: PlanOptions): PagePlan {
  return new Planner(options).plan(fences);
}

class Planner {
  readonly #options: PlanOptions;
  readonly #plan: PagePlan = { projects: [], snippets: [], data: [], skipped: [], problems: [] };
  readonly #kept = new Map<string, Step & { kind: 'write' }>();
  #project: Project | undefined;
  /** Headings above the last command. */
  #headings: readonly string[] = [];
  /** Files since the last command. */
  #pending: Fence[] = [];
  #section = '';
  /** Whether this section contains a file. */
  #isOpen = false;
  #isEntered = false;
  /** Whether the previous command or script is not run, so that its output is skipped too. */
  #isCommandSkipped = false;

  constructor(options: PlanOptions) {
    this.#options = options;
  }

  plan(fences: readonly Fence[]): PagePlan {
    for (const fence of fences) this.#add(fence);
    this.#settle();
    return this.#plan;
  }

  #add(fence: Fence): void {
    if (fence.section !== this.#section) {
      this.#section = fence.section;
      this.#isOpen = false;
      this.#isEntered = false;
    }
    if (fence.problem) this.#report(fence, fence.problem);
    else if (fence.norun !== undefined) this.#skip(fence, fence.norun);
    else if (fence.isTwoslash) this.#skip(fence, 'twoslash');
    else this.#addBlock(fence);
  }

  #addBlock(fence: Fence): void {
    const { runners, hasSnippets } = this.#options;
    const runner = getRunner(fence.lang, runners);
    const isData = DATA.includes(normalizeLanguage(fence.lang));
    if (isData) this.#plan.data.push(fence);
    if (fence.title !== undefined && !NO_FILE.test(fence.title)) this.#addFile(fence, fence.title);
    else if (normalizeLanguage(fence.lang) === 'sh' && runner === undefined)
      this.#addCommands(fence);
    else if (this.#options.outputs.includes(fence.lang)) this.#addOutput(fence);
    else if (isScript(fence.lang) && (hasSnippets || !runner)) this.#plan.snippets.push(fence);
    else if (runner) this.#addSnippet(fence, runner);
    else if (runner === false) this.#skip(fence, `${fence.lang} is disabled`);
    else if (!isData) {
      this.#reject(
        fence,
        `no runner for "${fence.lang}"`,
        `A "${fence.lang}" block cannot run. Add \`title="file"\` or \`norun="reason"\`, or set test.runners.${fence.lang}.`,
      );
    }
  }

  #report(fence: Fence, message: string): void {
    this.#plan.problems.push({ rule: 'invalid-block', line: fence.line, message });
  }

  #skip(fence: Fence, reason: string): void {
    this.#plan.skipped.push({ fence, reason });
    if (normalizeLanguage(fence.lang) !== 'sh' && !isScript(fence.lang)) return;
    this.#isCommandSkipped = true;
    this.#headings = fence.headings;
  }

  /** Skips a block that does not say why it cannot run, which is an error in strict mode. */
  #reject(fence: Fence, reason: string, message: string): void {
    if (this.#options.strict) this.#report(fence, message);
    else this.#skip(fence, reason);
  }

  #begin({ line }: Fence): Project {
    const project: Project = {
      line,
      steps: [{ kind: 'section', id: this.#section }, ...this.#kept.values()],
    };
    this.#project = project;
    this.#plan.projects.push(project);
    return project;
  }

  /** Continues the current project below the current heading. */
  #continue(fence: Fence): Project {
    const isNew = !this.#project;
    const project = this.#project ?? this.#begin(fence);
    if (!isNew && !this.#isEntered) project.steps.push({ kind: 'section', id: this.#section });
    this.#isEntered = true;
    return project;
  }

  /** Runs the command of the site for the files since the last command. */
  #runFiles(fence: Fence | undefined, outputs: Expected[]): void {
    const last = this.#pending.at(-1);
    const exit = (fence?.exits ?? this.#pending.find(({ exits }) => exits)?.exits)?.[0] ?? 0;
    const line = fence?.line ?? this.#pending[0]?.line ?? 0;
    const runner = last && getRunner(last.lang, this.#options.runners);
    if (this.#options.hasCommand) this.#project?.steps.push({ kind: 'test', line, exit, outputs });
    else if (outputs.length > 0 && runner) {
      const command = runner.replaceAll('{file}', last.title!);
      this.#project?.steps.push({ kind: 'run', command, line, exit, outputs, inFolder: true });
    } else if (fence) this.#rejectOutput(fence);
    this.#pending = [];
  }

  #settle(): void {
    if (this.#pending.some(({ title = '' }) => isScript(title.split('.').at(-1)!)))
      this.#runFiles(undefined, []);
    this.#pending = [];
  }

  #addFile(fence: Fence, path: string): void {
    if (!this.#project || (!this.#isOpen && this.#options.scope === 'section')) {
      this.#settle();
      this.#begin(fence);
      this.#isEntered = true;
    }
    this.#continue(fence);
    this.#isOpen = true;
    this.#isCommandSkipped = false;
    // A file that is shown again is the next state of the project.
    if (this.#pending.some(({ title }) => title === path)) this.#settle();
    const step = { kind: 'write' as const, path, code: `${fence.code}\n`, line: fence.line };
    this.#project?.steps.push(step);
    if (fence.keep) this.#kept.set(path, step);
    this.#pending.push(fence);
  }

  #addSnippet(fence: Fence, runner: string): void {
    this.#settle();
    const { steps } = this.#continue(fence);
    this.#headings = fence.headings;
    const count = steps.filter((step) => step.kind === 'write').length;
    const path = `snippet-${count + 1}.${extensionOf(fence.lang)}`;
    const command = runner.replaceAll('{file}', path);
    const exit = fence.exits?.[0] ?? 0;
    steps.push(
      { kind: 'write', path, code: `${fence.code}\n`, line: fence.line },
      { kind: 'run', command, line: fence.line, exit, outputs: [], inFolder: true },
    );
    this.#isCommandSkipped = false;
  }

  #addCommands(fence: Fence): void {
    const commands = commandsOf(fence.code).map((command) => ({ command }));
    this.#pushCommands(fence, commands);
  }

  #pushCommands(
    fence: Fence,
    commands: readonly { command: string; output?: string; start?: number }[],
  ): void {
    const download = commands.find(({ command }) => DOWNLOAD.test(command));
    if (download && !this.#options.network) {
      this.#reject(
        fence,
        'needs the network',
        `\`${download.command}\` needs the network. Add \`norun="reason"\` or set test.network.`,
      );
      return;
    }
    const { steps } = this.#continue(fence);
    this.#headings = fence.headings;
    for (const [i, { command, output, start = 0 }] of commands.entries()) {
      const exit = fence.exits?.[Math.min(i, fence.exits.length - 1)] ?? 0;
      const outputs = output ? [{ text: output, line: fence.line, fence, start }] : [];
      steps.push({ kind: 'run', command, line: fence.line, exit, outputs });
    }
    this.#pending = [];
    this.#isCommandSkipped = false;
  }

  #addOutput(fence: Fence): void {
    const session = readSession(fence.code);
    const output = { text: fence.code, line: fence.line, fence, start: 0 };
    const last = this.#project?.steps.findLast(({ kind }) => kind !== 'section');
    // Below another heading than the command, the text belongs to something else.
    const isBelow = this.#headings.every((id, i) => id === fence.headings[i]);
    if (session) this.#pushCommands(fence, session);
    else if (this.#pending.length > 0) {
      this.#continue(fence);
      this.#headings = fence.headings;
      this.#runFiles(fence, [output]);
    } else if (isBelow && this.#isCommandSkipped) this.#skip(fence, 'its command is skipped');
    else if (last && 'outputs' in last && isBelow) last.outputs.push(output);
    else this.#rejectOutput(fence);
  }

  #rejectOutput(fence: Fence): void {
    this.#reject(
      fence,
      'no command before the output',
      'The output follows neither files nor a command below its heading. Add a `sh` block with the command before it.',
    );
  }
}
