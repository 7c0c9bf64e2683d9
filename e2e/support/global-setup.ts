import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { isStaticRuntime } from './runtime';
import { docsSite, runOctavo } from './sites';

/** Builds the documentation site once for all browser tests, unless it is already built with the same runtime. */
export default async function globalSetup(): Promise<void> {
  const dist = join(docsSite, 'dist');
  if (existsSync(join(dist, 'index.html')) && hasIslands(dist) === isStaticRuntime) return;
  const { code, output } = await runOctavo(docsSite, ['build']);
  if (code !== 0) throw new Error(`Failed to build the documentation site:\n${output}`);
}

/** Checks whether a built site runs its layout without React. */
function hasIslands(dist: string): boolean {
  return readdirSync(join(dist, 'static/js')).some((file) => file.startsWith('islands.'));
}
