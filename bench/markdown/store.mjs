import path from 'node:path';
import { createJiti } from 'jiti';
import { REPO } from '../lab.mjs';

/**
 * Returns the time to read all pages from the cache of a build in milliseconds, both content and
 * code.
 */
export async function storeTimes(folder, root, compiled) {
  const { createPageStore } = await fromSource('packages/cli/src/content/compile/page-store.ts');
  const options = { cacheDir: folder, version: 'bench', root };
  const written = createPageStore(options);
  for (const { file, source, page } of compiled) written.write(file, source, page);

  const store = createPageStore(options);
  const started = performance.now();
  for (const { file, source } of compiled) {
    if (!store.read(file, source) || !store.readBody(file, source)) throw new Error(`No ${file}.`);
  }
  return performance.now() - started;
}

/** The cache is not part of the public API of the package. */
const fromSource = (file) => createJiti(import.meta.url).import(path.join(REPO, file));
