import { startEarlyCheck } from '../build/output/early-check';
import { getCacheDir } from '../files/cache-dir';
import type { BuildOptions } from './build';

/** Builds the site, and checks the output of the last build in another thread while the modules of the build are loaded. */
export async function startBuild(options: BuildOptions): Promise<void> {
  const early = startEarlyCheck(getCacheDir(options.cwd));
  try {
    const { buildWithCheck } = await import('./build');
    await buildWithCheck(options, early);
  } finally {
    await early?.stop();
  }
}
