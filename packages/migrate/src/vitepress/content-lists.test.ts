import { expect, test } from 'vitest';

import { migrate } from '../migrate';
import { useTempSite } from '../testing/temp-site';

const site = useTempSite();

const LOADER =
  "import { createContentLoader } from 'vitepress'\n\nexport default createContentLoader(";
const FILES = {
  '.vitepress/config.ts': "export default { title: 'A' };\n",
  '.vitepress/posts.data.ts': `${LOADER}'blog/*.md', { transform: (raw) => raw })\n`,
  '.vitepress/theme/Posts.vue':
    '<script setup>\nimport { data as posts } from \'../posts.data\'\n</script>\n<template><a v-for="post of posts" /></template>\n',
  'blog.md':
    "---\nsidebar: false\n---\n\n<script setup>\nimport Posts from './.vitepress/theme/Posts.vue'\n</script>\n\n# Blog {#all}\n\n<!-- All posts -->\n\n<Posts/>\n\nText\n",
  'blog/a.md': '---\ndate: 2026-11-25\n---\n\n# A\n',
};

async function run(files: Record<string, string>) {
  site.write({ ...FILES, ...files });
  const { problems } = await migrate({ ...site, cwd: site.cwd });
  return problems.map(
    ({ file, line, impact = 'readers', message }) =>
      `${file?.slice(site.cwd.length)}:${line} ${impact} ${message}`,
  );
}

const isList = (problem: string) => /list|loader/i.test(problem);

test('a list of the posts in a folder becomes a component with usePages', async () => {
  const problems = await run({});
  expect(site.read('content/blog.mdx')).toBe(`---
sidebar: false
---

import { PostList } from '../from-vitepress/PostList';

# Blog {#all}

{/* All posts */}

<PostList under="/blog/" />

Text
`);
  expect(site.read('from-vitepress/PostList.tsx')).toContain('usePages({ under })');
  expect(problems.filter(isList)).toEqual([
    '/blog.md:13 cosmetic The list of the pages in `blog` was replaced with a component that shows their titles, dates and descriptions.',
  ]);
});

test('the route of a list has no language', async () => {
  await run({
    '.vitepress/config.ts':
      "export default { title: 'A', locales: { root: { lang: 'en' }, zh: { lang: 'zh' } } };\n",
    '.vitepress/posts.data.ts': `${LOADER}['zh/blog/**/*.md'])\n`,
    'zh/news/index.md':
      "<script setup>\nimport Posts from '../../.vitepress/theme/Posts.vue'\n</script>\n\n<Posts />\n",
  });
  expect(site.read('content/zh/news/index.mdx')).toBe(
    'import { PostList } from \'../../../from-vitepress/PostList\';\n\n<PostList under="/blog/" />\n',
  );
});

const unused = 'was not migrated, because no page shows its list in a separate component.';

test.each([
  [
    'another import in the script',
    { 'blog.md': FILES['blog.md'].replace('</script>', 'const a = 1\n</script>') },
  ],
  ['an expression', { 'blog.md': `${FILES['blog.md']}{{ a }}\n` }],
  ['props', { 'blog.md': FILES['blog.md'].replace('<Posts/>', '<Posts :max="3" />') }],
  ['no page', { 'blog.md': '# Blog\n' }],
])('names a list with %s', async (_, files) => {
  const problems = await run(files);
  expect(problems).toContain(
    `/.vitepress/posts.data.ts:3 readers The data loader \`posts.data.ts\` ${unused}`,
  );
  expect(site.read('content/blog.md')).toContain('# Blog');
});

test.each([
  'export default { load: () => [] }\n',
  `${LOADER}patterns)\n`,
  `${LOADER}['a/*.md', 'b/*.md'])\n`,
  `${LOADER}'**/*.md')\n`,
])('names other data loaders: %j', async (source) => {
  const problems = await run({ '.vitepress/posts.data.ts': source });
  expect(problems.filter(isList)).toEqual([
    expect.stringMatching(
      /^\/\.vitepress\/posts\.data\.ts:\d readers The data loader `posts\.data\.ts` was not migrated\.$/,
    ),
  ]);
});
