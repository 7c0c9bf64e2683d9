import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { runOctavo } from './sites';
import { expect } from './test';

/** Step that only builds of all pages have. */
export const FULL_BUILD = 'Check content';

/** Returns the digest of every file of a built site, by path. */
export function snapshot(site: string): Record<string, string> {
  const dist = join(site, 'dist');
  const files = readdirSync(dist, { recursive: true }).map(String).sort();
  return Object.fromEntries(
    files
      .filter((path) => statSync(join(dist, path)).isFile())
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(dist, path)))
          .digest('hex'),
      ]),
  );
}

/** Builds a site. The context is part of the message if the build fails. */
export async function build(site: string, context: string): Promise<void> {
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, `${context}\n${output}`).toBe(0);
}

/** Builds a site without a cache, in the same folder, and restores its cache and output. */
export async function buildCold(site: string, context: string): Promise<Record<string, string>> {
  const folders = ['dist', 'node_modules/.cache'].map((path) => join(site, path));
  for (const folder of folders) renameSync(folder, `${folder}-warm`);
  await build(site, context);
  const files = snapshot(site);
  for (const folder of folders) {
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-warm`, folder);
  }
  return files;
}

/** Builds a site and returns the output with the steps of the build. */
export async function buildAndProfile(site: string, env?: Record<string, string>): Promise<string> {
  return (await runOctavo(site, ['build', '--profile'], env)).output;
}
