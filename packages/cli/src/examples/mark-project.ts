import type { ShownFile } from './jobs';
import type { Project, Step } from './projects';
import type { TestedCommand } from './stackblitz';

/** Blocks that ran together, with the files that were in the project. */
export interface MarkedRun {
  /** Lines of the page on which the blocks start. */
  lines: number[];
  files: ShownFile[];
  commands: TestedCommand[];
  /** Whether commands before the files have changed the working directory or variables. */
  isChanged: boolean;
}

/** Commands that change the state of the shell. */
const CHANGES = /(?:^|[\s;&|({])(?:cd|export|source|\.)\s/;

type RunStep = Extract<Step, { kind: 'run' | 'test' }>;

/**
 * Returns the blocks of a project that ran: its files, up to the last command, and its commands.
 *
 * @param siteCommand - command that runs files without a command on the page
 */
export function markProject({ steps }: Project, siteCommand: string): MarkedRun[] {
  const runs: MarkedRun[] = [];
  const files = new Map<string, string>();
  let lines: number[] = [];
  let isOpen = false;
  let isChanged = false;
  for (const step of steps) {
    if (step.kind === 'section') continue;
    if (step.kind === 'write') {
      files.set(step.path, step.code);
      lines.push(step.line);
      isOpen = false;
      continue;
    }
    if (!isOpen) runs.push({ lines, files: toFiles(files), commands: [], isChanged });
    lines = [];
    isOpen = true;
    const run = runs.at(-1)!;
    const command = step.kind === 'test' ? siteCommand : step.command;
    run.commands.push({ command, exit: step.exit });
    isChanged ||= CHANGES.test(command);
    if (!isOutput(step)) run.lines.push(step.line);
  }
  return runs.map((run) => ({ ...run, lines: [...new Set(run.lines)] }));
}

function toFiles(files: ReadonlyMap<string, string>): ShownFile[] {
  return [...files].map(([path, code]) => ({ path, code }));
}

/** Whether the line of a step is that of expected output, because the page shows no command. */
function isOutput(step: RunStep): boolean {
  return (
    step.kind === 'test' ||
    step.outputs.some(({ fence, start }) => fence.line === step.line && start === 0)
  );
}
