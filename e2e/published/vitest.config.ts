import { defineConfig } from 'vitest/config';

/** The packages as they are published: packed from what was built, and looked at from outside. */
export default defineConfig({
  test: { name: 'published', include: ['e2e/published/*.test.ts'], testTimeout: 120_000 },
});
