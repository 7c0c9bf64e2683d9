import { defineConfig } from '@playwright/test';

import browserTests from '../playwright.config';

/** Groups that share a build or protect files of the author. `npm test` runs only these. */
const SHORT = /pages|output folders|requests/;

/**
 * Tries all hostile inputs with `pnpm test:hostile`, and the groups of `SHORT` if `OCTAVO_SHORT` is set. Prints how many
 * inputs were tried and passed in each group.
 */
export default defineConfig(browserTests, {
  testDir: '.',
  globalSetup: [],
  reporter: [['line'], ['./reporter.ts']],
  ...(process.env.OCTAVO_SHORT === '1' ? { grep: SHORT } : {}),
});
