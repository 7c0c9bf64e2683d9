import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The published packages, in dependency order. */
export const PACKAGES = ['mdx-plugins', 'search', 'theme', 'cli', 'plugins', 'migrate'] as const;
export type PackageName = (typeof PACKAGES)[number];

/**
 * Packs all packages as for publishing, and returns the paths of the tarballs. The packages have to
 * be built first.
 */
export function packAll(folder: string): Record<PackageName, string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filters = PACKAGES.flatMap((name) => ['--filter', `@octavo/${name}`]);
  const args = ['--yes', 'pnpm@12', ...filters, 'pack', '--pack-destination', folder];
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Failed to pack the packages:\n${stdout}${stderr}`);
  const files = readdirSync(folder);
  const tarballOf = (name: PackageName) =>
    join(folder, files.find((file) => new RegExp(`^octavo-${name}-\\d`).test(file))!);
  return Object.fromEntries(PACKAGES.map((name) => [name, tarballOf(name)])) as Record<
    PackageName,
    string
  >;
}
