import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LAB, REPO } from '../lab.mjs';

/**
 * Packs the packages of this repository as they would be published. Returns a map of name →
 * tarball. The workspace has to be built.
 */
export function packWorkspace() {
  const folder = path.join(LAB, 'tarballs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = ['--yes', 'pnpm@12', '--filter', '@octavo/*', 'pack', '--pack-destination', folder];
  const { status, stderr } = spawnSync('npx', args, { cwd: REPO, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Failed to pack the packages:\n${stderr}`);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/^octavo-(.+)-\d+\.\d+\.\d+.*$/, '@octavo/$1'),
      `file:${path.join(folder, file)}`,
    ]),
  );
}
