import { expect, test } from 'vitest';

import { getMarkdownPaths, prefersMarkdown } from './markdown-negotiation';

test.each([
  ['text/markdown', true],
  ['TEXT/Markdown;charset=utf-8', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, text/markdown;q=0.9', true],
  ['text/markdown;q=0.5, text/*;q=0.9', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/*', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
  [null, false],
  [',;q=,text/markdown-like', false],
])('the header %j asks for Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

test.each([
  ['/', ['/index.md']],
  ['/docs/', ['/docs/index.md', '/docs.md']],
  ['/docs/a', ['/docs/a.md', '/docs/a/index.md']],
  ['/docs/v1.2', ['/docs/v1.2.md', '/docs/v1.2/index.md']],
  ['/a.html', ['/a.md']],
  ['/a/index.html', ['/a/index.md']],
  ['/a.md', []],
])('the Markdown copy of %s is at %j', (path, expected) => {
  expect(getMarkdownPaths(path)).toEqual(expected);
});
