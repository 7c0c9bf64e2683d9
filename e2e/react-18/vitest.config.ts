import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import manifest from './package.json' with { type: 'json' };

const folder = dirname(fileURLToPath(import.meta.url));
const resolve = {
  conditions: ['octavo-source', 'module', 'import', 'default'],
  // The tests of the theme are in another package, where these names would resolve to React 19.
  alias: [
    { find: /^react-dom\/server$/, replacement: join(folder, 'server.ts') },
    ...Object.keys(manifest.devDependencies).map((name) => ({
      find: new RegExp(`^${name}(?=/|$)`),
      replacement: join(folder, 'node_modules', name),
    })),
  ],
};

/** Runs the tests of the theme again with React 18.3. */
export default defineConfig({
  root: join(folder, '../..'),
  resolve,
  ssr: { resolve },
  test: {
    name: 'react-18',
    maxWorkers: '100%',
    environment: 'jsdom',
    setupFiles: './scripts/component-tests.mjs',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    include: ['packages/theme/src/**/*.test.tsx', 'e2e/react-18/*.test.ts'],
    // Storybook depends on its own version of React.
    exclude: ['packages/theme/src/stories/**'],
  },
});
