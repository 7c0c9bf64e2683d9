import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Options } from 'tsup';

/** Take the build of `yaml` that is ES modules: of the one in CommonJS, a bundle has all or nothing. */
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
