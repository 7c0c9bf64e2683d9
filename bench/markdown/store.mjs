import path from 'node:path';
import { createJiti } from 'jiti';
import { REPO } from '../lab.mjs';

/** Returns the time to read the content and code of all pages from the cache of a build, in ms. */
export async function storeTimes(folder, root, compiled) {
  const { createPageStore } = await importSource('packages/cli/src/content/compile/page-store.ts');
  const options = { cacheDir: folder, version: 'bench', root };
  const written = createPageStore(options);
  for (const { file, source, page } of compiled) written.write(file, source, page);

  const store = createPageStore(options);
  const started = performance.now();
  for (const { file, source } of compiled) {
    if (!store.read(file, source) || !store.readBody(file, source))
      throw new Error(`${file} is not in the cache.`);
  }
  return performance.now() - started;
}

/** The cache is not part of the public API of the package. */
const importSource = (file) => createJiti(import.meta.url).import(path.join(REPO, file));
