import { test as base, type ConsoleMessage } from '@playwright/test';

import { docsSite, serve } from './sites';

interface WorkerFixtures {
  /** URL of the built documentation site, served as by a static host. */
  docsUrl: string;
}

interface Fixtures {
  /** All console messages and uncaught errors of the page, except for `ON_SLOW_MACHINES`. */
  consoleMessages: string[];
}

/** Chromium prints this if the scripts take seconds to run after the page has loaded. */
const ON_SLOW_MACHINES = 'was preloaded using link preload but not used within a few seconds';

export const test = base.extend<Fixtures, WorkerFixtures>({
  docsUrl: [
    async ({}, use) => {
      const { url, close } = await serve('preview', docsSite);
      await use(url.replace(/\/$/, ''));
      await close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    // Disables the redirect to the reader's language on a first visit, which most tests do not need.
    await page.addInitScript(() => {
      if (window.location.protocol !== 'about:') localStorage.setItem('octavo.visited', '1');
    });
    await use(page);
  },
  consoleMessages: async ({ page }, use) => {
    const consoleMessages: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (!message.text().includes(ON_SLOW_MACHINES))
        consoleMessages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => consoleMessages.push(`error: ${error.message}`));
    await use(consoleMessages);
  },
});

export { expect } from '@playwright/test';
