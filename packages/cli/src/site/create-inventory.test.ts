import { expect, test } from 'vitest';

import { parseInventory } from '../inventory/parse-inventory';
import { testPage } from '../model/testing/page';
import { createInventory } from './create-inventory';

const config = {
  title: 'Kit',
  lang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  multiVersion: { default: '', versions: [] },
  route: { cleanUrls: true },
} as unknown as Parameters<typeof createInventory>[0]['config'];

test('lists the pages with their IDs, also those that components render, and the redirects', () => {
  const b = testPage('en/b.mdx', { ids: ['one'] });
  const pages = [b, testPage('en/a.mdx', { title: 'Use `a`' }), testPage('zh/b.mdx')];
  const inventory = createInventory({
    config,
    pages: [
      ...pages,
      testPage('en/404.mdx', { frontmatter: { pageType: '404' } }),
      testPage('en/hidden.mdx', { frontmatter: { unlisted: true } }),
    ],
    redirects: [{ from: '/old', to: '/b' }],
    renderedIds: new Map([[b.filePath, ['oct-root', '_R_1_', 'one', 'two']]]),
  });
  expect(inventory).toMatchObject({
    version: 1,
    title: 'Kit',
    defaultLang: 'en',
    langs: ['en', 'zh'],
    cleanUrls: true,
    redirects: { '/old': '/b' },
  });
  expect(inventory).not.toHaveProperty('versions');
  expect(inventory.pages.map(({ route, ids }) => [route, ids])).toEqual([
    [pages[1]!.routePath, []],
    [b.routePath, ['one', 'two']],
    [pages[2]!.routePath, []],
  ]);
  expect(parseInventory(JSON.stringify(inventory))).toEqual(inventory);
});
