import AxeBuilder from '@axe-core/playwright';

import { expect, test } from '../support/test';

const ROUTES = [
  '/',
  '/guide/start/',
  '/config/',
  '/api/test-api/expect',
  '/zh/guide/basic/cli',
  '/no-such-page',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing in ${colorScheme} mode at ${width} px`, async ({ page, docsUrl }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const route of ROUTES) {
        await page.goto(docsUrl + route);
        await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          route,
        ).toEqual([]);
      }
    });
  }
}
