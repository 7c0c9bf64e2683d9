import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Page } from '@playwright/test';

import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

const FILES = {
  'content/zh/api/_meta.json': '["use-form", "field"]',
  'content/en/api/use-form.mdx': `# useForm

[Start](/guide/start#second-section), [field](./field.mdx#options), [file](/a.txt) and
[English](/en/guide/counter).
`,
  'content/en/api/field.mdx': `import { Counter } from '../../../components/Counter';

# Field

<Counter>

[Start](/guide/start)

</Counter>

<LinkCard href="/guide/start#second-section" title="Card" />

## Options

<a href="/api/use-form">Form</a>

- [Next](../guide/start.md#second-section) to a badge <Badge text="v1" />, and [elsewhere](https://octavo.test/a) {1 + 1}
`,
  'content/en/hooks/first.mdx': '# First hook',
  'content/en/hooks/second.mdx': '# Second hook',
  'content/public/a.txt': 'A',
};

for (const mode of ['dev', 'preview'] as const) {
  test(`pages that are not translated have links in the language of the page (${mode})`, async ({
    page,
    consoleMessages,
  }) => {
    const site = copySite('basic', `untranslated-${mode}`);
    for (const [path, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), content);
    }
    if (mode === 'preview') {
      const { code, output } = await runOctavo(site, ['build']);
      expect(code, output).toBe(0);
    }
    const served = await serve(mode, site);
    try {
      await checkLinks(page, served.url);
      expect(consoleMessages.filter((message) => /^(?:error|warning)/.test(message))).toEqual([]);
    } finally {
      await served.close();
    }
  });
}

async function checkLinks(page: Page, url: string): Promise<void> {
  const hrefs = (container: string) =>
    page
      .locator(container)
      .locator('a:not(.oct-anchor)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const field = [
    '/zh/guide/start',
    '/zh/guide/start#second-section',
    '/zh/api/use-form',
    '/zh/guide/start#second-section',
    'https://octavo.test/a',
  ];
  const sidebar = page.locator('.oct-sidebar');

  await page.goto(`${url}zh/api/field`);
  await expect.poll(() => hrefs('.oct-prose')).toEqual(field);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: /^Count/ }).click();
  expect(await hrefs('.oct-prose')).toEqual(field);
  expect(await hrefs('.oct-sidebar')).toEqual(['/zh/api/use-form', '/zh/api/field']);
  await expect(page.locator('.oct-pagination a')).toHaveAttribute('href', '/zh/api/use-form');

  await page.locator('.oct-prose').getByRole('link', { name: 'Form' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/useForm/);
  expect(await hrefs('.oct-prose')).toEqual([
    '/zh/guide/start#second-section',
    '/zh/api/field#options',
    '/a.txt',
    '/guide/counter',
  ]);
  await page.locator('.oct-prose').getByRole('link', { name: 'field' }).click();
  await expect(page).toHaveURL(`${url}zh/api/field#options`);
  await expect.poll(() => hrefs('.oct-prose')).toEqual(field);
  await page.getByRole('link', { name: 'Card' }).click();
  await expect(page).toHaveURL(`${url}zh/guide/start#second-section`);

  await page.goto(`${url}zh/hooks/first`);
  await expect(sidebar.getByRole('link')).toHaveText(['First hook', 'Second hook']);
  expect(await hrefs('.oct-sidebar')).toEqual(['/zh/hooks/first', '/zh/hooks/second']);
}
