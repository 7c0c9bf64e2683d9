import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';

import { thirdPartyLicenses } from '../../scripts/third-party';

// tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports.
const compilerOptions = { ignoreDeprecations: '6.0' };

const flexsearch = dirname(createRequire(import.meta.url).resolve('flexsearch'));

/**
 * Take the compact build of FlexSearch, half of the whole: the other half starts workers and databases, and makes
 * bundlers warn. The package does not export it.
 */
const compactFlexsearch: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'compact-flexsearch',
  setup(build) {
    build.onResolve({ filter: /^flexsearch$/ }, () => ({
      path: join(flexsearch, 'flexsearch.compact.module.min.js'),
    }));
    // Its own notice is written so that bundlers drop it.
    build.onLoad({ filter: /flexsearch\.compact/ }, async ({ path }) => ({
      contents: `/*! FlexSearch, by Thomas Wilkerling and Nextapps GmbH, Apache-2.0 */\n${await readFile(path, 'utf8')}`,
    }));
  },
};

/** The parser of titles is bundled, so that browsers load nothing else of the compiler's package. */
const TITLES = '@octavo/mdx-plugins/inline-markdown';

const licenses = thirdPartyLicenses();

/** Entry points of their own, so that bundles contain only the one that they import. */
const clients = {
  client: 'src/client/create-search-client.ts',
  'engine-client': 'src/client/create-engine-client.ts',
};

export default defineConfig([
  {
    entry: { index: 'src/index.ts', ...clients, worker: 'src/client/worker.ts' },
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    dts: { entry: { index: 'src/index.ts', ...clients }, compilerOptions },
    // Bundlers of the site find the worker by `new Worker(new URL('./worker.js', import.meta.url))`.
    splitting: true,
    noExternal: ['flexsearch', TITLES],
    esbuildPlugins: [compactFlexsearch, licenses],
  },
  {
    entry: ['algolia', 'meilisearch', 'pagefind', 'typesense'].map(
      (name) => `src/providers/${name}.ts`,
    ),
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    dts: { compilerOptions },
  },
  {
    entry: { indexer: 'src/indexer/index.ts' },
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    tsconfig: 'tsconfig.node.json',
    dts: { compilerOptions },
    noExternal: ['flexsearch'],
    esbuildPlugins: [compactFlexsearch, licenses],
  },
]);
