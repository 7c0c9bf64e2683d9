import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { octavo } from './sites';

const require = createRequire(octavo);
const app = join(dirname(octavo), '../dist/app/entry.client.js');

type Rspack = typeof import('../../packages/cli/node_modules/@rspack/core').rspack;

/**
 * Returns the size of the app's initial script without React and the router, in kB (1,000 bytes)
 * with brotli.
 */
async function sizeWithout(packages: RegExp): Promise<number> {
  const { rspack } = require('@rspack/core') as { rspack: Rspack };
  const folder = mkdtempSync(join(tmpdir(), 'octavo-theme-'));
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    context: dirname(app),
    target: ['web', 'es2022'],
    entry: { main: app },
    output: { path: folder },
    externalsType: 'var',
    externals: ({ request = '' }, done) =>
      packages.test(request) ? done(undefined, 'external') : done(),
    resolve: { conditionNames: ['octavo-site-data', '...'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'lazy' } },
      rules: [{ test: /\.css$/, type: 'asset/resource' }],
    },
  });
  try {
    await new Promise<void>((done, fail) =>
      compiler.run((error, stats) =>
        error || stats?.hasErrors()
          ? fail(error ?? new Error(stats?.toString('errors-only')))
          : done(),
      ),
    );
    return brotliCompressSync(readFileSync(join(folder, 'main.js'))).length / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns how much the theme adds to the scripts of a first visit, in kB with brotli. */
export async function themeScriptSize(): Promise<number> {
  const libraries =
    '^(react|react-dom|react-router-dom|scheduler|octavo-search|octavo-theme-overrides)(/|$)';
  const withTheme = await sizeWithout(new RegExp(libraries));
  const withoutTheme = await sizeWithout(new RegExp(`${libraries}|^@octavo/theme/?(?!.*css$)`));
  return withTheme - withoutTheme;
}
