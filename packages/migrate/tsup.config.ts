import { defineConfig } from 'tsup';

import { declarations } from '../../scripts/declarations';
import { ownSourceMaps } from '../../scripts/own-source-maps';
import { thirdPartyLicenses } from '../../scripts/third-party';
import { yamlAsModule } from '../../scripts/yaml-as-module';

export default defineConfig({
  entry: { index: 'src/index.ts', bin: 'src/bin.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  sourcemap: true,
  plugins: [ownSourceMaps()],
  clean: false,
  external: ['@octavo/cli', '@octavo/cli/internal'],
  // Bundled CommonJS libraries use `require` for the built-in modules of Node.js.
  banner: {
    js: "import { createRequire as octavoRequire } from 'node:module';\nconst require = octavoRequire(import.meta.url);",
  },
  esbuildPlugins: [yamlAsModule(import.meta.url), thirdPartyLicenses()],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
  },
  dts: declarations('tsconfig.json')({ index: 'src/index.ts' }),
});
