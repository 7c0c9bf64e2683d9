import { defineConfig } from '@playwright/test';

import browserTests from '../playwright.config';

/** Apps that install the packed packages, as external projects do. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/consumers',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  use: browserTests.use ?? {},
});
