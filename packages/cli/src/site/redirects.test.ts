import { expect, test } from 'vitest';

import type { SiteConfig } from '../model/config';
import { testPage } from '../model/testing/page';
import { redirectsOf } from './redirects';

const config = (redirects: Record<string, string> = {}) =>
  ({
    lang: 'en',
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    multiVersion: { default: '', versions: [] },
    redirects,
  }) as unknown as SiteConfig;
const moved = (path: string, ...redirectFrom: string[]) =>
  testPage(path, { frontmatter: { redirectFrom } });
const told = (pages: Parameters<typeof redirectsOf>[0], redirects?: Record<string, string>) => {
  const result = redirectsOf(pages, config(redirects));
  return {
    redirects: result.redirects.map(({ from, to }) => `${from} → ${to}`),
    bad: result.bad.map(({ from, reason }) => `${from} ${reason}`),
  };
};
const pages = [testPage('en/a.mdx'), testPage('zh/a.mdx')];

test('a page names its old addresses in its own language, unless they name one', () => {
  const { redirects } = told([
    moved('en/a.mdx', '/old', 'older'),
    moved('zh/a.mdx', '/old', '/en/x'),
  ]);
  expect(redirects).toEqual(['/old → /a', '/older → /a', '/zh/old → /zh/a', '/x → /zh/a']);
});

test('a redirect to a redirect leads where that one leads', () => {
  const own = { '/c': '/b#x', '/b': '/a#y', '/out': 'https://a.example/', '/far': '/out' };
  expect(told(pages, own)).toEqual({
    redirects: ['/c → /a#y', '/b → /a#y', '/out → https://a.example/', '/far → https://a.example/'],
    bad: [],
  });
});

test('circles, pages in the way, two targets and targets without a page are bad', () => {
  const own = { '/x': '/y', '/y': '/x', '/self': '/self', '/A/': '/zh/a', '/b': '/nowhere' };
  expect(told([...pages, moved('en/c.mdx', '/d'), moved('en/e.mdx', '/d')], own)).toEqual({
    redirects: ['/d → /c'],
    bad: ['/A/ page', '/d twice', '/x loop', '/y loop', '/self loop', '/b nowhere'],
  });
});

test('the same redirect twice is one', () => {
  expect(told([moved('en/a.mdx', '/old', '/Old/')], { '/old': '/a' })).toEqual({
    redirects: ['/old → /a'],
    bad: [],
  });
});
