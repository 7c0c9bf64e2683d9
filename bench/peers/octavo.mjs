import path from 'node:path';
import { REPO } from '../lab.mjs';
import { LANGUAGES } from './corpus-files.mjs';
import { metaTree } from './meta-tree.mjs';

/** Returns the fields of a peer that depend on the folder of a built checkout of this repository. */
export function toolchainOf(checkout) {
  const workspace = (folder) => path.join(checkout, folder);
  const bin = workspace('packages/cli/bin/octavo.mjs');
  return {
    links: {
      '@octavo/cli': workspace('packages/cli'),
      '@octavo/theme': workspace('packages/theme'),
      react: workspace('packages/cli/node_modules/react'),
      'react-dom': workspace('packages/cli/node_modules/react-dom'),
    },
    build: ['node', bin, 'build'],
    check: ['node', bin, 'check'],
    dev: (port) => ['node', bin, 'dev', '--port', String(port)],
  };
}

/** This repository, built in its workspace. */
export const octavo = {
  name: 'octavo',
  mainPackage: '@octavo/cli',
  ...toolchainOf(REPO),
  sources: ['content', 'docs.config.ts'],
  caches: ['node_modules/.cache'],
  output: 'dist',
  pageFile: (route) => `content/en/${route}.md`,
  pageUrl: (route) => `/${route}`,
  search: {
    // The input of the search panel, or the hidden input that buffers text until the panel has
    // loaded.
    input: '.oct-search [role=combobox], html > input',
    busy: '.oct-search [aria-busy=true]',
    result: '.oct-search [role=option]',
  },

  *files(corpus) {
    yield* metaTree('content', corpus);
    yield [
      'docs.config.ts',
      `import { defineConfig } from '@octavo/cli';

export default defineConfig({
  title: 'Bench',
  description: 'bench',
  lang: 'en',
  locales: ${JSON.stringify(LANGUAGES)},
});
`,
    ];
  },
};
