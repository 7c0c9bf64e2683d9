import { builtRoutes } from '../support/routes';
import { docsSite } from '../support/sites';
import { expect, test } from '../support/test';

/** Attributes that components and the behavior script add to elements after hydration, without shifting anything. */
const ADDED = / data-(?:tabs-ready|zoomable|fits|more|sticky)=""| tabindex="-?\d"| hidden="[^"]*"/g;

test('every route of the documentation hydrates to its static HTML, without console messages', async ({
  page,
  docsUrl,
  consoleMessages,
}) => {
  // Opens about 170 pages.
  test.slow();
  for (const route of builtRoutes(docsSite)) {
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
