import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPO } from '../lab.mjs';

const require = createRequire(path.join(REPO, 'packages/mdx-plugins/package.json'));

/** Loads a dependency of the Markdown compiler in the version that the compiler uses. */
export function load(name) {
  return import(pathToFileURL(require.resolve(name)).href);
}
