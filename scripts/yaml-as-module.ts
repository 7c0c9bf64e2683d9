import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Options } from 'tsup';

/** Resolves `yaml` to its ES module build, because the CommonJS build cannot be tree-shaken. */
export function yamlAsModule(from: string): NonNullable<Options['esbuildPlugins']>[number] {
  const folder = dirname(createRequire(from).resolve('yaml/package.json'));
  return {
    name: 'yaml-as-module',
    setup(build) {
      build.onResolve({ filter: /^yaml$/ }, () => ({
        path: join(folder, 'browser/dist/index.js'),
      }));
    },
  };
}
