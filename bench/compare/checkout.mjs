import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from '../../scripts/run.mjs';
import { LAB, REPO } from '../lab.mjs';

const BUILD = [
  'exec',
  'turbo',
  'run',
  'build',
  '--filter=./packages/*',
  '--output-logs=errors-only',
];
const INSTALL = ['install', '--frozen-lockfile', '--prefer-offline'];

const worktrees = new Set();

/**
 * Returns a checkout of this repository with built packages.
 *
 * @param {string} target folder of an installed checkout, or a git revision, which is checked out into a temporary
 *   worktree that is removed when the process exits
 * @returns {Promise<{folder: string, label: string}>}
 */
export async function openCheckout(target) {
  if (existsSync(path.join(target, 'packages/cli/package.json'))) {
    const folder = path.resolve(target);
    await runPnpm(BUILD, folder);
    return { folder, label: `${target} (${git(['describe', '--always', '--dirty'], folder)})` };
  }
  const commit = git(['rev-parse', '--verify', '--short', `${target}^{commit}`]);
  const folder = path.join(LAB, 'compare/worktrees', `${process.pid}-${worktrees.size}-${commit}`);
  mkdirSync(path.dirname(folder), { recursive: true });
  git(['worktree', 'add', '--detach', folder, commit]);
  worktrees.add(folder);
  await runPnpm(INSTALL, folder);
  await runPnpm(BUILD, folder);
  return { folder, label: commit === target ? commit : `${target} (${commit})` };
}

process.on('exit', () => {
  for (const folder of worktrees) git(['worktree', 'remove', '--force', folder]);
});

function git(args, cwd = REPO) {
  return execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
}

async function runPnpm(args, cwd) {
  // Standard output belongs to the report.
  const code = await pnpm(args, { cwd, stdio: ['ignore', 2, 2] });
  if (code !== 0)
    throw new Error(`pnpm ${args.join(' ')} failed in ${cwd} with exit code ${code}.`);
}
