import { amount } from '../support/amounts';
import { builtRoutes } from '../support/routes';
import { docsSite } from '../support/sites';
import { expect, test } from '../support/test';

/** Attributes that components and the behavior script add to elements after hydration, without shifting anything. */
const ADDED = / data-(?:tabs-ready|zoomable|fits|more|sticky)=""| tabindex="-?\d"| hidden="[^"]*"/g;

/** Every fourth route, which are about 45 pages. `test:long` opens all. */
const routes = () => builtRoutes(docsSite).filter((_route, index) => index % amount(4, 1) === 0);

test('routes of the documentation hydrate to their static HTML, without console messages', async ({
  page,
  docsUrl,
  consoleMessages,
}) => {
  expect(routes().length).toBeGreaterThan(30);
  for (const route of routes()) {
    const html = await (await fetch(docsUrl + route)).text();
    await page.goto(docsUrl + route);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const { content, headings, lang } = await page.evaluate(() => ({
      content: document.querySelector('[data-oct-page]')?.innerHTML ?? '',
      headings: document.querySelectorAll('h1').length,
      lang: document.documentElement.lang,
    }));
    const served = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'text/html').querySelector('[data-oct-page]')
          ?.innerHTML ?? '',
      html,
    );
    expect(content.replace(ADDED, ''), route).toBe(served.replace(ADDED, ''));
    expect(headings, route).toBe(1);
    expect(lang, route).toBe(route.startsWith('/zh/') ? 'zh' : 'en');
    expect(consoleMessages, route).toEqual([]);
  }
});
