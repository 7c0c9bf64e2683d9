import { defineConfig } from '@playwright/test';

import browserTests from '../playwright.config';

/** Applications that install the packed packages, as a stranger would. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/consumers',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  use: browserTests.use ?? {},
});
