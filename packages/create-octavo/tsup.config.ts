import { defineConfig } from 'tsup';

import { ownSourceMaps } from '../../scripts/own-source-maps';
import { thirdPartyLicenses } from '../../scripts/third-party';
import { yamlAsModule } from '../../scripts/yaml-as-module';

/** One file without dependencies, so that `npm create octavo` downloads only this package. */
export default defineConfig({
  entry: { bin: 'src/bin.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  sourcemap: true,
  plugins: [ownSourceMaps()],
  clean: false,
  dts: false,
  noExternal: [/.*/],
  // Bundled CommonJS libraries use `require` for the built-in modules of Node.js.
  banner: {
    js: "import { createRequire as octavoRequire } from 'node:module';\nconst require = octavoRequire(import.meta.url);",
  },
  esbuildPlugins: [yamlAsModule(import.meta.url), thirdPartyLicenses()],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.conditions = ['octavo-source'];
  },
});
