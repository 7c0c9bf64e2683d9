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
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { missingLine } from './output';
import type { Problem, Project, Step } from './projects';
import { runCommand } from './run-command';

/** Where the projects of a site find what they import, and the files that a page does not show. */
export interface Surroundings {
  /** Folder of the site, with its `node_modules`. */
  site: string;
  /** Files of the page that it does not show, if any. */
  hidden: string;
  /** Called with each command and what it printed. */
  onOutput?: (command: string, printed: string) => void;
}

const SMOKE_TEST = `import { expect, test } from '@rstest/core';

test('runs', () => {
  expect(1).toBe(1);
});
`;
const TEST_FILE = /\.(?:test|spec)\.[cm]?[jt]sx?$/;

/**
 * Runs a project in a separate folder: writes its files, runs its commands, and compares exit codes and outputs.
 *
 * @param inspect Looks at the folder before each run, for example at its types.
 */
export async function runProject(
  project: Project,
  { site, hidden, onOutput }: Surroundings,
  inspect: (folder: string) => Problem[],
): Promise<Problem[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'example-')));
  const problems: Problem[] = [];
  try {
    linkModules(join(site, 'node_modules'), join(folder, 'node_modules'));
    await layOut(hidden, folder);
    let isInspected = false;
    for (const step of project.steps) {
      if (step.kind === 'section') {
        if (step.id) await layOut(join(hidden, `#${step.id}`), folder);
        continue;
      }
      if (step.kind === 'write') {
        const path = join(folder, step.path);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, step.code);
        problems.push(...syntaxProblems(step));
        isInspected = false;
        continue;
      }
      if (!isInspected) problems.push(...inspect(folder));
      isInspected = true;
      problems.push(...(await runStep(step, folder, onOutput)));
    }
    if (!isInspected) problems.push(...inspect(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  return problems;
}

/** Copy files that a page does not show, and run their `setup.sh`. Folders of sections wait for their section. */
async function layOut(from: string, folder: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    if (!name.startsWith('#')) cpSync(join(from, name), join(folder, name), { recursive: true });
  }
  linkModules(join(folder, '_modules'), join(folder, 'node_modules'));
  const setup = join(folder, 'setup.sh');
  if (!existsSync(setup)) return;
  await runCommand('sh setup.sh', folder);
  rmSync(setup);
}

async function runStep(
  step: Exclude<Step, { kind: 'write' | 'section' }>,
  folder: string,
  onOutput: Surroundings['onOutput'],
): Promise<Problem[]> {
  if (step.kind === 'test' && !hasTests(folder))
    writeFileSync(join(folder, 'smoke.test.ts'), SMOKE_TEST);
  const command = step.kind === 'test' ? 'npx rstest' : step.command;
  const { code, output } = await runCommand(command, folder);
  const printed = output.replaceAll(`${folder}/`, '').replaceAll(folder, '.');
  onOutput?.(command, printed);
  const problems: Problem[] = [];
  const tail = () => `\n${indent(printed)}`;
  if (code !== step.exit) {
    const message = `Expected \`${command}\` to exit with ${step.exit}, got ${code}:${tail()}`;
    problems.push({ line: step.line, message });
  }
  for (const { text, line } of step.outputs) {
    const missing = missingLine(text, printed);
    if (missing === undefined) continue;
    const message = `Expected \`${command}\` to print\n    ${missing}\n  got${tail()}`;
    problems.push({ line, message });
  }
  return problems;
}

function syntaxProblems({ path, code, line }: Step & { kind: 'write' }): Problem[] {
  if (!path.endsWith('.json') || /tsconfig/.test(path)) return [];
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [{ line, message: `Expected JSON in ${path}: ${(error as Error).message}` }];
  }
}

function hasTests(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some(({ name }) => {
    if (name === 'node_modules' || name === '_modules') return false;
    if (TEST_FILE.test(name)) return true;
    const path = join(folder, name);
    return isFolder(path) && hasTests(path);
  });
}

function isFolder(path: string): boolean {
  try {
    return readdirSync(path) !== undefined;
  } catch {
    return false;
  }
}

/** Creates a separate `node_modules`, so that runs do not share what they cache there. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}

function indent(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, 40)
    .map((line) => `    | ${line}`)
    .join('\n');
}
