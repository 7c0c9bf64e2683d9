import path from 'node:path';
import { createJiti } from 'jiti';
import { REPO } from '../lab.mjs';

/** Time to read all pages back from the store of a build, in milliseconds: what each says, and what it looks like. */
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

/** The store is no part of the package's interface. */
const fromSource = (file) => createJiti(import.meta.url).import(path.join(REPO, file));
