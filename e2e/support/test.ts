import { test as base, type ConsoleMessage } from '@playwright/test';

import { docsSite, serve } from './sites';

interface WorkerFixtures {
  /** Address of the built documentation site, served as a host would. */
  docsUrl: string;
}

interface Fixtures {
  /** Everything the page said in the console, and every error it threw. */
  said: string[];
}

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
    // A first visit may be sent on to the reader's language; most tests are about a page, not about that.
    await page.addInitScript(() => {
      if (window.location.protocol !== 'about:') localStorage.setItem('octavo.visited', '1');
    });
    await use(page);
  },
  said: async ({ page }, use) => {
    const said: string[] = [];
    page.on('console', (message: ConsoleMessage) =>
      said.push(`${message.type()}: ${message.text()}`),
    );
    page.on('pageerror', (error) => said.push(`error: ${error.message}`));
    await use(said);
  },
});

export { expect } from '@playwright/test';
