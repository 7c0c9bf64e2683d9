import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';

import { declarations } from '../../scripts/declarations';
import { ownSourceMaps } from '../../scripts/own-source-maps';
import { thirdPartyLicenses } from '../../scripts/third-party';

const dts = declarations('tsconfig.json', 'tsconfig.node.json');

const flexsearch = dirname(createRequire(import.meta.url).resolve('flexsearch'));

/**
 * Resolves FlexSearch to its compact build, which the package does not export. The full build is twice as large, and
 * bundlers warn about its code for workers and databases.
 */
const compactFlexsearch: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'compact-flexsearch',
  setup(build) {
    build.onResolve({ filter: /^flexsearch$/ }, () => ({
      path: join(flexsearch, 'flexsearch.compact.module.min.js'),
    }));
    // Bundlers remove FlexSearch's own license notice.
    build.onLoad({ filter: /flexsearch\.compact/ }, async ({ path }) => ({
      contents: `/*! FlexSearch, by Thomas Wilkerling and Nextapps GmbH, Apache-2.0 */\n${await readFile(path, 'utf8')}`,
    }));
  },
};

/** Bundled, so that browsers do not load other modules of the package. */
const INLINE_MARKDOWN = '@octavo/mdx-plugins/inline-markdown';

const licenses = thirdPartyLicenses();

/** Separate entry points, so that bundles contain only the client that they import. */
const clients = {
  'engine-client': 'src/client/create-engine-client.ts',
  internal: 'src/client/create-search-client.ts',
};

const providers = Object.fromEntries(
  ['algolia', 'meilisearch', 'pagefind', 'typesense'].map((name) => [
    name,
    `src/providers/${name}.ts`,
  ]),
);
const indexers = { indexer: 'src/indexer/index.ts', node: 'src/node/index.ts' };

export default defineConfig([
  {
    entry: { index: 'src/index.ts', ...clients, worker: 'src/client/worker.ts' },
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    sourcemap: true,
    plugins: [ownSourceMaps()],
    dts: dts({ index: 'src/index.ts', ...clients }),
    // The bundler of the application resolves `new Worker(new URL('./worker.js', import.meta.url))`.
    splitting: true,
    noExternal: ['flexsearch', /^opencc-js/, INLINE_MARKDOWN],
    esbuildPlugins: [compactFlexsearch, licenses],
  },
  {
    entry: providers,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    sourcemap: true,
    plugins: [ownSourceMaps()],
    dts: dts(providers),
  },
  {
    entry: indexers,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    sourcemap: true,
    plugins: [ownSourceMaps()],
    tsconfig: 'tsconfig.node.json',
    dts: dts(indexers),
    noExternal: ['flexsearch', /^opencc-js/, INLINE_MARKDOWN],
    esbuildPlugins: [compactFlexsearch, licenses],
  },
]);
