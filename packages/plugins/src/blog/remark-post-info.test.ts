import { tmpdir } from 'node:os';
import { basename, dirname } from 'node:path';

import { expect, test } from 'vitest';

import { compilePage } from '../testing/compile-page';
import remarkPostInfo from './remark-post-info';

/** Folder of the blog. Pages are compiled in temporary folders, so they are in this one. */
const FOLDER = basename(tmpdir());

const compile = async (...frontmatter: string[]) => {
  const options = { folder: FOLDER, root: dirname(tmpdir()), names: [] };
  const { html } = await compilePage(`---\n${frontmatter.join('\n')}\n---\n\n# Title\n`, {
    remarkPlugins: [[remarkPostInfo as never, options]],
  });
  return /<p class="oct-post-info">(.*?)<\/p>/
    .exec(html.join(''))?.[1]
    ?.replace(/ class=".*?"/g, '');
};

test('links authors and tags with their pages below the title', async () => {
  expect(await compile('date: 2026-01-02', 'authors: Ada', 'tags: [C++]')).toBe(
    `<time datetime="2026-01-02">January 2, 2026</time> · <a href="/${FOLDER}/authors/ada">Ada</a> · <a href="/${FOLDER}/tags/c-plus-plus">C++</a>`,
  );
});

test('does not link names without letters and digits, which have no page', async () => {
  expect(await compile('date: 2026-01-02', 'authors: ["🙂", "Ada 🙂"]', 'tags: ["++", "!"]')).toBe(
    `<time datetime="2026-01-02">January 2, 2026</time> · 🙂 · <a href="/${FOLDER}/authors/ada">Ada 🙂</a> · <a href="/${FOLDER}/tags/plus-plus">++</a> · !`,
  );
});

test('does not link the names of drafts', async () => {
  expect(await compile('date: 2026-01-02', 'draft: true', 'tags: [a]')).toBe(
    '<time datetime="2026-01-02">January 2, 2026</time> · a',
  );
});
