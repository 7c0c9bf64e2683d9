import { defineConfig } from '@playwright/test';

import base from './playwright.config';

process.env.OCTAVO_RUNTIME = 'react';

/** The tests of the layout, with sites that run it with React. `npm test` runs them in addition to all tests. */
export default defineConfig(base, {
  testMatch: /(?:early-clicks|hydration|navigation|theme)\.spec\.ts$/,
});
