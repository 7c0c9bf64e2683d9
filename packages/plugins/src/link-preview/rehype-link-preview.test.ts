import { expect, test } from 'vitest';

import { compilePage } from '../testing/compile-page';
import rehypeLinkPreview from './rehype-link-preview';

test.each([
  ['/guide/start', true],
  ['/guide/', true],
  ['./start.html#heading', true],
  ['../api?x=1', true],
  ['/guide/v1.2', true],
  ['/releases/node.js#heading', true],
  ['#heading', false],
  ['https://example.com/', false],
  ['//example.com/', false],
  ['mailto:a@example.com', false],
  ['http://[', false],
  ['/files/archive.zip', false],
  ['/blog/rss.xml', false],
  ['', false],
])('marks links to other pages: %s is %s', async (href, isMarked) => {
  const { html } = await compilePage(`[text](<${href}>)`, {
    rehypePlugins: [rehypeLinkPreview as never],
  });
  expect(html[0]!.includes('class="oct-prose-link oct-link-preview"')).toBe(isMarked);
});

test('does not mark links to files of the public folder', async () => {
  const { html } = await compilePage('[file](/tool.exe) [page](/v1.2)', {
    rehypePlugins: [rehypeLinkPreview as never],
    resolveLink: (href) => (href === '/tool.exe' ? { href, componentHref: href } : href),
  });
  expect(
    html
      .join('')
      .match(/<a .*?>/g)!
      .map((link) => link.includes('oct-link-preview')),
  ).toEqual([false, true]);
});
