import type { SiteConfig } from '../model/config';

/** Writes which blocks have passed, if the site shows that (`test.badge`). */
export async function updateTestedBlocks(config: SiteConfig): Promise<void> {
  if (!config.test.badge) return;
  // Finding the blocks takes the compiler, which is slow to load.
  const { writeTestedBlocks } = await import('./tested-pages');
  await writeTestedBlocks(config);
}
