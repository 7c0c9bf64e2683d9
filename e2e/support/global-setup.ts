import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { docsSite, runOctavo } from './sites';

/** The documentation site is built once for all browser tests, where it is not built yet. */
export default async function globalSetup(): Promise<void> {
  if (existsSync(join(docsSite, 'dist/index.html'))) return;
  const { code, output } = await runOctavo(docsSite, ['build']);
  if (code !== 0) throw new Error(`The documentation site could not be built:\n${output}`);
}
