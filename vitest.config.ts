import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { configDefaults, defineConfig } from 'vitest/config';

import { storyPages } from './.storybook/pages.ts';

const resolve = { conditions: ['octavo-source', 'module', 'import', 'default'] };
const ssr = { resolve };
/** Set `OCTAVO_RUNS=20000` to run each property test with more than the default 100 values. */
const setupFiles = process.env.OCTAVO_RUNS ? ['./scripts/fuzz-longer.mjs'] : [];
/** No test may depend on the speed of the machine, so all limits are far above the usual durations. */
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Modules that the bundler generates for each site. Tests replace them with `vi.mock`. */
const SITE_MODULES = ['octavo-search', 'octavo-theme-overrides', 'octavo-page-table'];
const siteModules = {
  name: 'site-modules',
  resolveId: (id: string) => (SITE_MODULES.includes(id) ? `\0${id}` : undefined),
  load: (id: string) => (SITE_MODULES.includes(id.slice(1)) ? 'export default {}' : undefined),
};

/** Lets tests replace the hot module replacement API of the bundler with `vi.stubGlobal('webpackHot', …)`. */
const hotUpdates = {
  name: 'hot-updates',
  transform: (code: string) => code.replaceAll('import.meta.webpackHot', 'globalThis.webpackHot'),
};

const PACKAGES = ['mdx-plugins', 'search', 'cli', 'plugins', 'migrate', 'create-octavo'];
/** Tests that replace modules, which other tests must not get. */
const mockingTests = PACKAGES.flatMap((name) =>
  readdirSync(join(import.meta.dirname, 'packages', name, 'src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `packages/${name}/src/${path.replaceAll('\\', '/')}`),
).filter((path) =>
  /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
);
const node = { ...timeouts, environment: 'node', setupFiles } as const;

/** Tests run against the sources (the `octavo-source` export condition), so you do not have to build first. */
export default defineConfig({
  test: {
    // By default, one processor is left to other programs, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        ssr,
        test: {
          ...node,
          name: 'node',
          // Loading the modules again for each file would take three quarters of the time.
          isolate: false,
          exclude: [...configDefaults.exclude, ...mockingTests],
          include: [
            `packages/{${PACKAGES.join()}}/src/**/*.test.ts`,
            'packages/*/build/*.test.ts',
            'sites/*/{checks/**/,}*.test.ts',
            'walls.test.ts',
            'phrases.test.ts',
            'scripts/**/*.test.ts',
            'e2e/*.test.ts',
            'bench/*/*.test.mjs',
          ],
        },
      },
      {
        resolve,
        ssr,
        test: { ...node, name: 'mocked-modules', include: mockingTests },
      },
      {
        resolve,
        ssr,
        plugins: [storyPages(), siteModules, hotUpdates],
        test: {
          ...timeouts,
          name: 'browser-code',
          environment: 'jsdom',
          setupFiles: [...setupFiles, './scripts/component-tests.mjs'],
          include: [
            'packages/{theme,search,cli}/src/**/*.test.tsx',
            'packages/theme/src/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
