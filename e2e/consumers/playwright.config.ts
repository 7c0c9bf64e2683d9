import { defineConfig } from '@playwright/test';

import browserTests from '../playwright.config';

/** Apps that install the packed packages, as external projects do. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/consumers',
  fullyParallel: true,
  workers: 2,
  timeout: 30 * 60_000,
  expect: browserTests.expect ?? {},
  use: browserTests.use ?? {},
});
