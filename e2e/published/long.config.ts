import { defineConfig } from 'vitest/config';

process.env.OCTAVO_LONG = '1';

/** The tests that check all grammars with `pnpm test:long`. */
export default defineConfig({
  test: {
    name: 'all grammars',
    include: ['packages/mdx-plugins/build/**/*.test.ts'],
    testTimeout: 600_000,
  },
});
