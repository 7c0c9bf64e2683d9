import { defineConfig } from '@playwright/test';

import short from './playwright.config';

process.env.OCTAVO_LONG = '1';

/** The tests whose amounts grow with time, one after the other: they measure the machine too. */
export default defineConfig(short, {
  testMatch: /(?:accessibility|large-sidebar|conditions|load|atomic|memory)\.spec\.ts$/,
  timeout: 40 * 60_000,
  workers: 1,
});
