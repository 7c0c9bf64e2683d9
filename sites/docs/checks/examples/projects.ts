import type { Fence } from './fences';
import { readSession } from './session';

/** What a page says that a run prints. */
export interface Expected {
  text: string;
  line: number;
}

export type Step =
  /** The blocks that follow stand under this heading. */
  | { kind: 'section'; id: string }
  | { kind: 'write'; path: string; code: string; line: number }
  | { kind: 'run'; command: string; line: number; exit: number; outputs: Expected[] }
  /** Run the tests of the project, though the page shows no command. */
  | { kind: 'test'; line: number; exit: number; outputs: Expected[] };

/** The files and commands of one part of a page, which run in a separate folder. */
export interface Project {
  /** Line of the page that it begins on. */
  line: number;
  steps: Step[];
}

export interface Problem {
  line: number;
  message: string;
}

export interface PagePlan {
  projects: Project[];
  snippets: Fence[];
  /** Fences that say why they cannot run. */
  skipped: Fence[];
  problems: Problem[];
}

const SHELLS = ['sh', 'bash', 'shell', 'zsh'];
const OUTPUTS = ['text', 'txt', 'ansi', 'console'];
const SCRIPTS = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'];
const NETWORK = /\b(?:npm|pnpm|yarn|bun)\s+(?:i|install|add|create|init|dlx|x)\b|\b(?:pnpx|bunx)\b/;

/** What the code blocks of a page make: projects to run, and single snippets. */
export function planPage(fences: readonly Fence[]): PagePlan {
  const plan: PagePlan = { projects: [], snippets: [], skipped: [], problems: [] };
  const kept = new Map<string, Step & { kind: 'write' }>();
  let project: Project | undefined;
  /** Files since the last run, and the exit codes that they ask for. */
  let pending: Fence[] = [];
  let section = '';
  /** Whether a file of this section has been seen. */
  let isOpen = false;
  let isEntered = false;

  const problem = (fence: Fence, message: string) =>
    plan.problems.push({ line: fence.line, message });
  const runTests = (fence: Fence | undefined, outputs: Expected[]) => {
    const exit = (fence?.exits ?? pending.find(({ exits }) => exits)?.exits)?.[0] ?? 0;
    const line = fence?.line ?? pending[0]?.line ?? 0;
    project?.steps.push({ kind: 'test', line, exit, outputs });
    pending = [];
  };
  const settle = () => {
    if (pending.some(({ title }) => /\.[cm]?[jt]sx?$/.test(title ?? ''))) runTests(undefined, []);
    pending = [];
  };

  const begin = ({ line }: Fence) => {
    project = { line, steps: [{ kind: 'section', id: section }, ...kept.values()] };
    plan.projects.push(project);
  };

  const enter = (id: string) => {
    section = id;
    isOpen = false;
    isEntered = false;
  };
  /** The project that is open goes on under this heading. */
  const goOn = (fence: Fence) => {
    if (!project) begin(fence);
    else if (!isEntered) project.steps.push({ kind: 'section', id: section });
    isEntered = true;
  };

  const addFile = (fence: Fence, path: string) => {
    if (!project || !isOpen) {
      settle();
      begin(fence);
    }
    isOpen = true;
    isEntered = true;
    // A file that is shown again begins the next state of the project.
    if (pending.some(({ title }) => title === path)) settle();
    const step = { kind: 'write' as const, path, code: `${fence.code}\n`, line: fence.line };
    project?.steps.push(step);
    if (fence.keep) kept.set(path, step);
    pending.push(fence);
  };

  const addCommands = (fence: Fence, commands: { command: string; output?: string }[]) => {
    goOn(fence);
    for (const [i, { command, output }] of commands.entries()) {
      if (NETWORK.test(command)) problem(fence, `Expected norun="…": \`${command}\` downloads`);
      const exit = fence.exits?.[Math.min(i, fence.exits.length - 1)] ?? 0;
      const outputs = output ? [{ text: output, line: fence.line }] : [];
      project?.steps.push({ kind: 'run', command, line: fence.line, exit, outputs });
    }
    pending = [];
  };

  const addOutput = (fence: Fence) => {
    const session = readSession(fence.code);
    if (session) return addCommands(fence, session);
    const output = { text: fence.code, line: fence.line };
    if (pending.length > 0) {
      goOn(fence);
      return runTests(fence, [output]);
    }
    const last = project?.steps.findLast(({ kind }) => kind !== 'section');
    if (last && 'outputs' in last) last.outputs.push(output);
    else problem(fence, 'Expected a command or files before an output, got neither');
  };

  for (const fence of fences) {
    if (fence.section !== section) enter(fence.section);
    if (fence.problem) problem(fence, fence.problem);
    else if (fence.norun !== undefined) plan.skipped.push(fence);
    else if (SHELLS.includes(fence.lang))
      addCommands(
        fence,
        commandsOf(fence.code).map((command) => ({ command })),
      );
    else if (fence.title !== undefined) addFile(fence, fence.title);
    else if (OUTPUTS.includes(fence.lang)) addOutput(fence);
    else if (SCRIPTS.includes(fence.lang)) plan.snippets.push(fence);
    else
      problem(
        fence,
        `Expected title="file" or norun="why" on a block of \`${fence.lang}\`, got neither`,
      );
  }
  settle();
  return plan;
}

/** Commands of a shell block: a line each, unless it ends in a backslash. */
function commandsOf(code: string): string[] {
  return code
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/^\$ /, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
