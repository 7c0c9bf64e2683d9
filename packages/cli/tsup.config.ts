import { defineConfig, type Options } from 'tsup';

import { declarations } from '../../scripts/declarations';
import { ownSourceMaps } from '../../scripts/own-source-maps';
import { thirdPartyLicenses } from '../../scripts/third-party';
import { yamlAsModule } from '../../scripts/yaml-as-module';

const shared = {
  format: 'esm',
  target: 'es2022',
  clean: false,
  sourcemap: true,
  plugins: [ownSourceMaps()],
} satisfies Options;
const licenses = thirdPartyLicenses();
const dts = declarations('tsconfig.json');

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      internal: 'src/internal.ts',
      bin: 'src/bin.ts',
      'compile-worker': 'src/content/compile/compile-page.ts',
      'watchdog-monitor': 'src/watchdog/watchdog-monitor.ts',
      'search-worker': 'src/build/output/search-worker.ts',
      'check-output-worker': 'src/build/output/check-output-worker.ts',
      'command-worker': 'src/examples/command-worker.ts',
      'type-worker': 'src/examples/type-worker.ts',
      'fact-worker': 'src/facts/fact-worker.ts',
      'mdx-loader': 'src/content/compile/mdx-loader.ts',
    },
    platform: 'node',
    // The schemas of the other packages are not published, so they are bundled, with one copy of zod.
    noExternal: [/^@octavo\/(?:mdx-plugins|theme)\/schema$/],
    // Bundled CommonJS libraries use `require` for the built-in modules of Node.js.
    banner: {
      js: "import { createRequire as octavoRequire } from 'node:module';\nconst require = octavoRequire(import.meta.url);",
    },
    esbuildPlugins: [yamlAsModule(import.meta.url), licenses],
    esbuildOptions(options) {
      options.mainFields = ['module', 'main'];
      options.conditions = ['octavo-source'];
    },
    dts: {
      ...dts({ index: 'src/index.ts', internal: 'src/internal.ts' }),
      // Bundled like its code.
      resolve: ['acorn'],
    },
  },
  {
    ...shared,
    entry: {
      'app/entry.client': 'src/app/entry.client.tsx',
      'app/entry.static': 'src/app/entry.static.ts',
      'app/entry.styles': 'src/app/entry.styles.ts',
      'app/entry.dev': 'src/app/entry.dev.ts',
      'app/entry.server': 'src/app/entry.server.tsx',
      'app/register-page': 'src/app/register-page.ts',
      'app/react-namespace': 'src/app/react-namespace.ts',
      'app/plugins/create-slots': 'src/app/plugins/create-slots.tsx',
      'app/plugins/start-clients': 'src/app/plugins/start-clients.ts',
      // Imported by the search module that is generated for a site.
      ...Object.fromEntries(
        ['pagefind', 'algolia', 'typesense', 'meilisearch', 'sites'].map((name) => [
          `app/search/${name}`,
          `src/app/search/${name}.ts`,
        ]),
      ),
    },
    platform: 'browser',
    // Resolved by the bundler of the site: React, the theme, and modules that are generated for the site.
    external: [/^react/, /^@octavo\//, /^octavo-/],
    dts: false,
  },
]);
