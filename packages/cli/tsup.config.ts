import { defineConfig } from 'tsup';

const shared = { format: 'esm', target: 'es2022', clean: false, sourcemap: false } as const;

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      bin: 'src/bin.ts',
      'compile-worker': 'src/compile/worker.ts',
      'search-worker': 'src/output/search-worker.ts',
      'mdx-loader': 'src/compile/mdx-loader.ts',
    },
    platform: 'node',
    dts: { entry: { index: 'src/index.ts' }, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  {
    ...shared,
    entry: {
      'app/entry.client': 'src/app/entry.client.tsx',
      'app/entry.dev': 'src/app/entry.dev.tsx',
      'app/entry.server': 'src/app/entry.server.tsx',
      'app/register-page': 'src/app/register-page.ts',
      // What the module made for a site imports.
      ...Object.fromEntries(
        ['built-in', 'pagefind', 'algolia', 'typesense', 'meilisearch', 'other-site'].map(
          (name) => [`app/search/${name}`, `src/app/search/${name}.ts`],
        ),
      ),
    },
    platform: 'browser',
    // What the bundler of a site resolves: its own React and theme, and modules made for the site.
    external: [/^react/, /^@octavo\//, /^octavo-/],
    dts: false,
  },
]);
