import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { docsSite } from '../support/sites';
import { expect, test } from '../support/test';

const dist = join(docsSite, 'dist');

function routes(): string[] {
  return readdirSync(dist, { recursive: true })
    .map((path) => String(path).replace(/\\/g, '/'))
    .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
    .filter((path) => readFileSync(join(dist, path), 'utf8').includes('data-oct-page'))
    .map((path) => `/${path.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
    .sort();
}

/** What components add to their own elements once they run; none of it is seen. */
const ADDED = / data-tabs-ready=""| tabindex="-?\d"| hidden="[^"]*"| data-zoomable=""/g;

test('every route of the documentation hydrates to what its HTML was, with a silent console', async ({
  page,
  docsUrl,
  said,
}) => {
  test.setTimeout(300_000);
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
    expect(said, route).toEqual([]);
  }
});
