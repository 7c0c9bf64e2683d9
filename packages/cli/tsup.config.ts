import { defineConfig, type Options } from 'tsup';

import { thirdPartyLicenses } from '../../scripts/third-party';
import { yamlAsModule } from '../../scripts/yaml-as-module';

const shared = { format: 'esm', target: 'es2022', clean: false, sourcemap: false } as const;
const licenses = thirdPartyLicenses();

/** `@mdx-js/loader` runs the compiler that comes with the plugins: there is one of it. */
const compilerOfPlugins: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'compiler-of-plugins',
  setup(build) {
    build.onResolve({ filter: /^@mdx-js\/mdx/ }, () => ({
      path: '@octavo/mdx-plugins/compiler',
      external: true,
    }));
  },
};

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      bin: 'src/bin.ts',
      'compile-worker': 'src/content/compile/compile-page.ts',
      'search-worker': 'src/build/output/search-worker.ts',
      'mdx-loader': 'src/content/compile/mdx-loader.ts',
    },
    platform: 'node',
    // Schemas of the other packages are not published: they are part of the CLI, with one copy of zod.
    noExternal: [/^@octavo\/(?:mdx-plugins|theme)\/schema$/],
    // Libraries in CommonJS that are part of the bundle ask for Node's own modules.
    banner: {
      js: "import { createRequire as octavoRequire } from 'node:module';\nconst require = octavoRequire(import.meta.url);",
    },
    esbuildPlugins: [compilerOfPlugins, yamlAsModule(import.meta.url), licenses],
    esbuildOptions(options) {
      options.mainFields = ['module', 'main'];
      options.conditions = ['octavo-source'];
    },
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
        ['pagefind', 'algolia', 'typesense', 'meilisearch'].map((name) => [
          `app/search/${name}`,
          `src/app/search/${name}.ts`,
        ]),
      ),
    },
    platform: 'browser',
    // What the bundler of a site resolves: its own React and theme, and modules made for the site.
    external: [/^react/, /^@octavo\//, /^octavo-/],
    dts: false,
  },
]);
