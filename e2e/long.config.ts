import { defineConfig } from '@playwright/test';

import short from './playwright.config';

process.env.OCTAVO_LONG = '1';

/**
 * The tests that run longer with `pnpm test:long`. They run one after the other, because they also
 * measure time and memory.
 */
export default defineConfig(short, {
  testMatch:
    /(?:accessibility|atomic|conditions|deploy|gallery|host-styles|hydration|large-sidebar|load|memory|open-redirects|search-work|shard)\.spec\.ts$/,
  timeout: 40 * 60_000,
  workers: 1,
});
