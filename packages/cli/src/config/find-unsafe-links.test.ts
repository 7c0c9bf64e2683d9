import { expect, test } from 'vitest';

import { findUnsafeLinks } from './find-unsafe-links';

const URL = ' java\nscript:x';
const pathsOf = (value: unknown) => findUnsafeLinks(value).map(({ path }) => path.join('.'));

test('finds links at any depth', () => {
  const items = [{ text: 'a', link: URL, items: [{ link: URL }] }];
  const theme = {
    nav: items,
    sidebar: { '/': [{ items }, URL, '/a'] },
    locales: [{ nav: items, announcement: { link: URL } }],
    editLink: { docRepoBaseUrl: URL },
    socialLinks: [
      { content: URL },
      { mode: 'link', content: URL },
      { mode: 'dom', content: 'data: the text' },
    ],
    tools: [{ url: URL, urlEn: URL }, { url: { en: URL, zh: '/a' } }],
  };
  expect(pathsOf(theme)).toEqual([
    'nav.0.link',
    'nav.0.items.0.link',
    'sidebar./.0.items.0.link',
    'sidebar./.0.items.0.items.0.link',
    'sidebar./.1',
    'locales.0.nav.0.link',
    'locales.0.nav.0.items.0.link',
    'locales.0.announcement.link',
    'editLink.docRepoBaseUrl',
    'socialLinks.0.content',
    'socialLinks.1.content',
    'tools.0.url',
    'tools.0.urlEn',
    'tools.1.url.en',
  ]);
  expect(pathsOf(items)).toEqual(['0.link', '0.items.0.link']);
});

test('ignores text and values of other types', () => {
  const text = { text: 'data: the basics', message: URL, label: URL, link: null, url: 3 };
  expect(pathsOf({ nav: [text], footer: { message: URL }, items: ['data:x', null] })).toEqual([]);
  expect([null, undefined, 1, 'data:x'].map(pathsOf)).toEqual([[], [], [], []]);
});
