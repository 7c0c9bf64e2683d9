import { defineConfig } from '@playwright/test';

import browserTests from '../e2e/playwright.config';

/** Runs every story of the static build in the browser of the other browser tests. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  testDir: '.',
  outputDir: '../test-results/storybook',
  // While an element animates, its color cannot be measured.
  use: { ...browserTests.use, contextOptions: { reducedMotion: 'reduce' } },
});
