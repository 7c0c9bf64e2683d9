import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { docsSite } from '../support/sites';
import { expect, test } from '../support/test';

interface Labelled {
  query: string;
  /** Pages that answer the query, without the language. */
  wanted: string[];
}

const FIRST = 7;

function labelledQueries(lang: string): Labelled[] {
  const file = join(docsSite, `../../packages/search/fixtures/queries.${lang}.tsv`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [query, ...wanted] = line.split('\t');
      return { query: query!, wanted };
    });
}

/**
 * Queries the worker and the index that the site ships, and returns the pages of each result list.
 */
async function askAll(page: Page, lang: string, queries: string[]): Promise<string[][]> {
  await page.keyboard.press('ControlOrMeta+k');
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  return page.evaluate(
    async ({ script, lang, queries, limit }) => {
      const { searchIndexes } = await (await fetch('/static/manifest.json')).json();
      const worker = new Worker(script);
      let id = 0;
      const ask = (request: object) =>
        new Promise<{ answer?: { results: { routePath: string }[] } }>((done, fail) => {
          const mine = ++id;
          const hear = ({ data }: MessageEvent) => {
            if (data.id !== mine) return;
            worker.removeEventListener('message', hear);
            if (data.kind === 'failed') fail(new Error(data.message));
            else done(data);
          };
          worker.addEventListener('message', hear);
          worker.postMessage({ id: mine, ...request });
        });
      const url = new URL(`/${searchIndexes[lang].index}`, location.origin).href;
      await ask({ kind: 'load', url });
      const answers: string[][] = [];
      for (const query of queries) {
        const { answer } = await ask({ kind: 'query', query, limit });
        answers.push([...new Set(answer!.results.map(({ routePath }) => routePath))]);
      }
      worker.terminate();
      return answers;
    },
    { script: worker.url(), lang, queries, limit: FIRST },
  );
}

for (const lang of ['en', 'zh']) {
  test(`labeled queries rank their pages first, ${lang}`, async ({ page, docsUrl }) => {
    const labelled = labelledQueries(lang);
    expect(labelled.length).toBeGreaterThanOrEqual(60);
    await page.goto(docsUrl);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const answers = await askAll(
      page,
      lang,
      labelled.map(({ query }) => query),
    );

    let reciprocal = 0;
    const lost: string[] = [];
    labelled.forEach(({ query, wanted }, index) => {
      const routes = answers[index]!.map((route) => route.replace(new RegExp(`^/${lang}/`), '/'));
      const rank = routes.slice(0, FIRST).findIndex((route) => wanted.includes(route));
      if (rank < 0) lost.push(query);
      else reciprocal += 1 / (rank + 1);
    });
    // Mean reciprocal rank, and recall in the first seven results.
    expect(reciprocal / labelled.length).toBeGreaterThanOrEqual(0.9);
    expect(1 - lost.length / labelled.length, lost.join(', ')).toBeGreaterThanOrEqual(0.98);
  });
}

test('traditional characters find simplified ones, with a table that is loaded for Chinese only', async ({
  page,
  docsUrl,
}) => {
  const scripts: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const openSearch = async (path: string, query: string) => {
    await page.goto(docsUrl + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill(query);
    await expect(page.locator('.oct-search mark').first()).toBeVisible();
  };
  await openSearch('/guide/start/quick-start', 'snapshot');
  const english = new Set(scripts);
  await openSearch('/zh/guide/start/quick-start', '快照測試');
  await expect(page.locator('.oct-search [role=option][href*=snapshot]').first()).toBeVisible();
  const chinese = await Promise.all(
    [...new Set(scripts)]
      .filter((url) => !english.has(url))
      .map(async (url) => (await page.request.get(url)).text()),
  );
  expect(chinese.filter((code) => code.includes('乾') || code.includes('\\u4e7e'))).toHaveLength(1);
});

test('anagrams, and characters that are nowhere adjacent, find nothing', async ({
  page,
  docsUrl,
}) => {
  await page.goto(docsUrl);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  expect(await askAll(page, 'en', ['kcapsr', 'tset', 'qzxv', '天气预报'])).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
