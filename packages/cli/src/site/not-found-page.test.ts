import { expect, test } from 'vitest';

import type { SiteConfig } from '../model/config';
import { testPage } from '../model/testing/page';
import { unlistNotFoundPage } from './not-found-page';

const config = {
  lang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
} as unknown as SiteConfig;

test.each([
  ['/404', true],
  ['/zh/404', true],
  ['/v1/zh/404', true],
  ['/guide/404', undefined],
  ['/4040', undefined],
])('the page %s is unlisted: %s', (routePath, expected) => {
  const { content } = testPage('en/a.mdx', { frontmatter: { title: 'A' } });
  expect(unlistNotFoundPage(content, { routePath }, config).frontmatter).toEqual(
    expected ? { title: 'A', unlisted: true } : { title: 'A' },
  );
});
