import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { docsSite, runOctavo } from './sites';

/** Builds the documentation site once for all browser tests, unless it is already built. */
export default async function globalSetup(): Promise<void> {
  if (existsSync(join(docsSite, 'dist/index.html'))) return;
  const { code, output } = await runOctavo(docsSite, ['build']);
  if (code !== 0) throw new Error(`Failed to build the documentation site:\n${output}`);
}
