import { expect, test } from 'vitest';

import { testPage } from '../audit/testing/page';
import type { SiteConfig, SiteLocale } from '../config/types';
import { pageDataOf } from './page-data';

const dataOf = (frontmatter: Record<string, unknown>) =>
  pageDataOf({
    config: {
      lang: 'en',
      theme: {},
      locales: [{ lang: 'en' }],
      multiVersion: { default: '', versions: [] },
    } as unknown as SiteConfig,
    locale: { lang: 'en', theme: {} } as unknown as SiteLocale,
    page: testPage('en/index.mdx', { frontmatter }),
    sidebarKey: undefined,
    sidebar: [],
    neighbours: undefined,
    lastUpdated: undefined,
    pageOf: () => undefined,
  });

test('everything a home page is made of reaches the browser, and nothing else of its frontmatter', () => {
  const home = {
    hero: { name: 'A' },
    features: [{ title: 'B' }],
    toolStack: { title: 'C', tools: [] },
    background: '/d.svg',
  };
  const data = dataOf({ ...home, pageType: 'home', head: [['meta', {}]], secret: 'e' });
  expect(data.frontmatter).toEqual(home);
  expect(data.pageType).toBe('home');
});
