import { expect, test } from 'vitest';

import { compilePage } from '../testing/compile-page';
import rehypeLinkPreview from './rehype-link-preview';

test.each([
  ['/guide/start', true],
  ['/guide/', true],
  ['./start.html#heading', true],
  ['../api?x=1', true],
  ['#heading', false],
  ['https://example.com/', false],
  ['//example.com/', false],
  ['mailto:a@example.com', false],
  ['/files/archive.zip', false],
  ['', false],
])('marks links to other pages: %s is %s', async (href, isMarked) => {
  const { html } = await compilePage(`[text](<${href}>)`, {
    rehypePlugins: [rehypeLinkPreview as never],
  });
  expect(html[0]!.includes('class="oct-prose-link oct-link-preview"')).toBe(isMarked);
});
