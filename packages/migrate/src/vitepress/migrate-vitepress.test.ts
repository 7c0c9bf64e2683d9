import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { migrate } from '../migrate';
import { useTempSite } from '../testing/temp-site';

const site = useTempSite();
const { logger, read, write } = site;

const LIST =
  "# Posts\n\n<script setup>\nimport Posts from './.vitepress/theme/Posts.vue'\n</script>\n\n<Posts />\n";

test('links to a page that becomes an MDX page lead to it', async () => {
  write({
    'docs/.vitepress/config.ts': "export default { title: 'V' }",
    'docs/.vitepress/theme/Posts.vue':
      '<script setup>\nimport { data as posts } from \'../posts.data\'\n</script>\n<template><a v-for="post of posts" /></template>\n',
    'docs/.vitepress/posts.data.ts':
      "import { createContentLoader } from 'vitepress'\nexport default createContentLoader('posts/*.md')\n",
    'docs/posts.md': LIST,
    'docs/posts/a.md':
      '# A\n\n[up](../posts.md#x) [abs](/posts.md) [no](../posts) `[c](../posts.md)`\n',
    'docs/index.md': '# V\n\n[posts](./posts.md)\n\n[ref]: posts.md\n',
  });
  await migrate({ cwd: site.cwd, logger });
  expect(existsSync(join(site.cwd, 'content/posts.mdx'))).toBe(true);
  expect(read('content/posts/a.md')).toContain(
    '[up](../posts.mdx#x) [abs](/posts) [no](../posts) `[c](../posts.md)`',
  );
  expect(read('content/index.md')).toContain('[posts](./posts.mdx)\n\n[ref]: ./posts.mdx\n');
});

test('links follow the folders of languages, and files outside of the pages are copied', async () => {
  write({
    'docs/.vitepress/config.ts':
      "export default { title: 'V', locales: { root: { label: 'English', lang: 'en' }, zh: { label: '中文', lang: 'zh' } } }",
    'docs/a b.md':
      '\uFEFF---\r\noutline: deep\r\n---\r\n# A\r\n\r\n- a\r\n\t- b\r\n\r\n<Gone />\r\n\r\n[zh](./zh/b.html) ![o](../shared/o.png) <img src="./c.png">\r\n',
    'docs/c.png': 'png',
    'docs/zh/b.md': '# B\n\n[a](../a%20b.md) [self](./b)\n',
    'docs/posts/[id].md': '# Post\n',
    'docs/posts/[id].paths.ts': 'export default { paths: () => [] }',
    'shared/o.png': 'png',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  expect(read('content/en/a b.md')).toBe(
    '\n# A\n\n- a\n\t- b\n\n<!-- <Gone /> -->\n\n[zh](../zh/b.md) ![o](../_assets/shared/o.png) <img src="./c.png">\n',
  );
  expect(read('content/_assets/shared/o.png')).toBe('png');
  expect(read('content/zh/b.md')).toBe('# B\n\n[a](../en/a%20b.md) [self](./b)\n');
  expect(problems.map(({ message }) => message)).toContain(
    'The dynamic route /posts/[id] was not migrated, because code computes its pages.',
  );
});

test('links of the navbar and the sidebar to public files stay unchanged', async () => {
  write({
    'docs/.vitepress/config.ts':
      "export default { title: 'V', themeConfig: { nav: [{ text: 'Demo', link: '/demo/a.html?b#c' }, { text: 'A', link: '/a.html' }], sidebar: [{ text: 'Demo', link: '/demo/a.html' }] } }",
    'docs/public/demo/a.html': '<p>Demo</p>',
    'docs/index.md': '# V\n',
    'docs/a.md': '# A\n',
  });
  await migrate({ cwd: site.cwd, logger });
  const config = read('docs.config.ts');
  expect(config).toContain("{ text: 'Demo', link: '/demo/a.html?b#c' }");
  expect(config).toContain("{ text: 'A', link: '/a' }");
  expect(config).toContain("{ text: 'Demo', link: '/demo/a.html' }");
});

test('home pages list pages of their language, and icons of features are paths', async () => {
  write({
    'docs/.vitepress/config.ts':
      "export default { title: 'V', themeConfig: { nav: [{ text: 'A', link: '/a b' }] }, locales: { root: { label: 'English', lang: 'en' }, zh: { label: '中文', lang: 'zh', themeConfig: { nav: [{ text: '乙', link: '/zh/b' }] } } } }",
    'docs/index.md':
      '---\nlayout: home\nfeatures:\n  - title: F\n    icon: { src: /l.svg }\n  - title: G\n    icon: 🚀\n---\n',
    'docs/zh/index.md': '---\nlayout: home\n---\n',
    'docs/a b.md': '# A\n',
    'docs/zh/b.md': '# B\n',
  });
  await migrate({ cwd: site.cwd, logger });
  expect(read('content/en/index.md')).toContain('icon: /l.svg');
  expect(read('content/en/index.md')).toContain('- [A](/a%20b)\n');
  expect(read('content/zh/index.md')).toContain('- [乙](/zh/b)\n');
  expect(read('content/zh/index.md')).not.toContain('/a%20b');
});

test('names the plugin for formulas', async () => {
  write({
    'docs/.vitepress/config.ts': "export default { title: 'V', markdown: { math: true } }",
    'docs/index.md': '# V\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  expect(problems.map(({ hint }) => hint)).toContainEqual(
    expect.stringContaining('`math()` from @octavo/plugins/math'),
  );
});

test('reports includes of sections, which are not regions', async () => {
  write({
    'docs/.vitepress/config.ts': "export default { title: 'V' }",
    'docs/index.md':
      '# V\n\n<!--@include: ./_part.md#sec-->\n<!--@include: ./_part.md#part-->\n<!--@include: ./_part.md#part{1,2}-->\n',
    'docs/_part.md': '## Sec\n\n<!-- #region part -->\nText\n<!-- #endregion part -->\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  expect(read('content/index.md')).toBe(
    '# V\n\n<!--include: ./_part.md#sec-->\n<!-- @include: ./_part.md#part -->\n<!--include: ./_part.md#part{1,2}-->\n',
  );
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual(
    expect.arrayContaining([
      '3 The include of `./_part.md#sec` was not migrated.',
      '5 The include of `./_part.md#part` was not migrated.',
    ]),
  );
});
