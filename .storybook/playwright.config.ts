import { defineConfig } from '@playwright/test';

import browserTests from '../e2e/playwright.config';

/** Runs every story of the static build in the same browser as the other browser tests. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  timeout: browserTests.timeout ?? 0,
  expect: browserTests.expect ?? {},
  testDir: '.',
  outputDir: '../test-results/storybook',
  // Colors cannot be measured during an animation.
  use: { ...browserTests.use, contextOptions: { reducedMotion: 'reduce' } },
});
