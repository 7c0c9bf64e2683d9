import { defineConfig } from 'vitest/config';

/**
 * Tests of the packages as they are published: packed from the build output, and used from outside.
 */
export default defineConfig({
  test: {
    name: 'published',
    include: ['e2e/published/*.test.ts', 'packages/*/build/packed/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
