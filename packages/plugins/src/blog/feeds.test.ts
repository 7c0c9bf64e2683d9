// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { createFeeds } from './feeds';

const TEXT = ']\u0008]>\u000b&amp;<a "b">\ufffe\ud800';
const WITHOUT_FORBIDDEN = ']]>&amp;<a "b">';

function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
}

test('feeds are well-formed XML if strings contain markup and control characters', async () => {
  const post = {
    path: 'a.md',
    route: '/blog/a',
    routePath: '/blog/a',
    title: `\`${TEXT}\``,
    date: '2026-01-02',
    description: TEXT,
    tags: [`Array<T>${TEXT}`],
    authors: [{ name: TEXT, url: '/ada' }],
  };
  const feeds = await createFeeds({
    blog: { lang: 'en', prefix: 'en/', routePath: '/blog/', posts: [post] },
    title: TEXT,
    description: TEXT,
    toUrl: (path) => `https://example.com${path}`,
  });
  const rss = parse(feeds['rss.xml']);
  const atom = parse(feeds['atom.xml']);
  const category = atom.querySelector('category')!;
  expect(rss.querySelector('item > title')!.textContent).toBe(WITHOUT_FORBIDDEN);
  expect(rss.querySelector('category')!.textContent).toContain('Array<T>');
  for (const name of ['label', 'term'])
    expect(category.getAttribute(name)).toBe(`Array<T>${WITHOUT_FORBIDDEN}`);
});
