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

test('home pages list pages of their language', async () => {
  write({
    'docs/.vitepress/config.ts':
      "export default { title: 'V', themeConfig: { nav: [{ text: 'A', link: '/a b' }] }, locales: { root: { label: 'English', lang: 'en' }, zh: { label: '中文', lang: 'zh', themeConfig: { nav: [{ text: '乙', link: '/zh/b' }] } } } }",
    'docs/index.md': '---\nlayout: home\n---\n',
    'docs/zh/index.md': '---\nlayout: home\n---\n',
    'docs/a b.md': '# A\n',
    'docs/zh/b.md': '# B\n',
  });
  await migrate({ cwd: site.cwd, logger });
  expect(read('content/en/index.md')).toContain('- [A](/a%20b)\n');
  expect(read('content/zh/index.md')).toContain('- [乙](/zh/b)\n');
  expect(read('content/zh/index.md')).not.toContain('/a%20b');
});

test('home pages with a hero and features have no more content, and icons of features are paths', async () => {
  write({
    'docs/.vitepress/config.ts':
      "export default { title: 'V', themeConfig: { nav: [{ text: 'A', link: '/a' }] } }",
    'docs/index.md':
      '---\nlayout: home\nhero:\n  name: V\nfeatures:\n  - title: F\n    icon: { src: /l.svg }\n  - title: G\n    icon: 🚀\n---\n',
    'docs/a.md': '# A\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  expect(read('content/index.md')).toBe(
    '---\npageType: home\nhero:\n  name: V\nfeatures:\n  - title: F\n    icon: /l.svg\n  - title: G\n    icon: 🚀\n---\n',
  );
  expect(problems.filter(({ impact }) => impact !== 'info')).toEqual([]);
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

test('files outside of the pages are copied to folders for partials and snippets', async () => {
  write({
    'docs/.vitepress/config.ts': "export default { title: 'V', srcExclude: ['_partials/**'] }",
    'docs/index.md':
      '# V\n\n<!--@include: ../README.md-->\n<!--@include: @/../x/README.md-->\n<!--@include: ./_partials/README.md-->\n\n<<< @/../src/a.ts\n\n<<< @/src/a.ts\n',
    'docs/_partials/README.md': 'Partial\n',
    'docs/guide/b.md':
      '<!--@include: ../../README.md-->\n\n![A](../../a.png) ![A](../../../a.png)\n',
    'docs/guide/c.md': '![A](../a.png) <<< ../a.ts\n',
    'docs/src/a.ts': 'inside\n',
    'README.md': '# R <Badge text="r" />\n\n[B](./docs/guide/b.md) ![A](./a.png)\n',
    'x/README.md': '# X\n',
    'src/a.ts': 'outside\n',
    'a.png': 'outside',
    'docs/a.png': 'inside',
  });
  await migrate({ cwd: site.cwd, logger });
  expect(read('README.md')).toBe(
    '# R <Badge text="r" />\n\n[B](./docs/guide/b.md) ![A](./a.png)\n',
  );
  expect(read('content/index.md')).toBe(
    '# V\n\n<!-- @include: ./_partials/README.md -->\n<!-- @include: <root>/_partials/x/README.md -->\n<!-- @include: ./_partials/README-2.md -->\n\n```ts file="<root>/_snippets/src/a.ts"\n```\n\n```ts file="<root>/_snippets/src/a-2.ts"\n```\n',
  );
  expect(read('content/guide/b.md')).toContain('<!-- @include: ../_partials/README.md -->');
  expect(read('content/_partials/README.md')).toContain(
    '[B](../guide/b.md) ![A](../_assets/a.png)',
  );
  expect(read('content/_partials/x/README.md')).toBe('# X\n');
  expect(read('content/_partials/README-2.md')).toBe('Partial\n');
  expect(read('content/_snippets/src/a.ts')).toBe('outside\n');
  expect(read('content/_snippets/src/a-2.ts')).toBe('inside\n');
  expect(read('content/_assets/a.png')).toBe('outside');
  const manifest = read('node_modules/.cache/octavo-migrate.json');
  expect(JSON.parse(manifest)).not.toContainEqual(expect.stringMatching(/^(?!content\/|docs\.)/));
});

test('without a root locale, the locale that matches the language of the site has no prefix', async () => {
  write({
    'docs/.vitepress/config.ts': `export default {
  title: 'V',
  lang: 'en-US',
  locales: {
    zh: { label: '中文', lang: 'zh-CN', themeConfig: { nav: [{ text: '乙', link: '/zh/b' }] } },
    en: {
      label: 'English',
      lang: 'en-US',
      themeConfig: {
        nav: [{ text: 'A', link: '/en/guide/a', activeMatch: '^/en/guide/' }],
        sidebar: { '/en/guide/': [{ text: 'Home', link: '/en/' }, { text: 'E', link: '/enter' }] },
      },
    },
  },
}`,
    'docs/index.md': '# Choose\n',
    'docs/about.md': '# About\n',
    'docs/en/index.md': '---\nlayout: home\n---\n',
    'docs/en/README.md': '# Read me\n',
    'docs/en/guide/README.md': '# Guide\n',
    'docs/en/guide/a.md': '# A\n\n[B](../../zh/b.md)\n',
    'docs/zh/b.md': '# B\n\n[A](../en/guide/a.md)\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  const config = read('docs.config.ts');
  expect(config).toContain("lang: 'en',\n");
  for (const text of [
    "label: 'English'",
    "nav: [{ text: 'A', link: '/guide/a', activeMatch: '^/guide/' }]",
    "'/guide/': [",
    "{ text: 'Home', link: '/' }",
    "{ text: 'E', link: '/enter' }",
    "nav: [{ text: '乙', link: '/zh/b' }]",
    "'/en/': '/'",
    "'/en/README': '/README'",
    "'/en/guide/README': '/guide/README'",
    "'/guide/README': '/guide/'",
    "'/en/guide/a': '/guide/a'",
  ])
    expect(config).toContain(text);
  expect(config).not.toContain("'/zh/b':");
  expect(config.indexOf("lang: 'en'")).toBeLessThan(config.indexOf("lang: 'zh'"));
  expect(read('content/en/index.md')).toContain('- [A](/guide/a)\n');
  expect(read('content/en/about.md')).toBe('# About\n');
  expect(read('content/en/guide/a.md')).toBe('# A\n\n[B](../../zh/b.md)\n');
  expect(read('content/zh/b.md')).toBe('# B\n\n[A](../en/guide/a.md)\n');
  expect(problems.map(({ file, message }) => [file, message])).toContainEqual([
    join(site.cwd, 'docs/index.md'),
    'The page was not migrated, because en/index.md has the same address in Octavo.',
  ]);
});

test.each([
  ['the first locale is the default language', { 'docs/fr/a.md': '# A\n' }, 'fr'],
  ['pages outside of the locales have the default language', { 'docs/index.md': '# V\n' }, 'en'],
])('without a root locale and a match, %s', async (_, files, lang) => {
  write({
    'docs/.vitepress/config.ts':
      "export default { title: 'V', locales: { fr: { label: 'Français' }, de: { label: 'Deutsch' } } }",
    ...files,
    'docs/de/a.md': '# A\n',
  });
  await migrate({ cwd: site.cwd, logger });
  const config = read('docs.config.ts');
  expect(/\n {2}lang: '(\w+)'/.exec(config)?.[1]).toBe(lang);
  expect(config).toContain("{ lang: 'fr', label: 'Français' }");
  expect(config).toContain("{ lang: 'de', label: 'Deutsch' }");
});

test('the only locale of a site without a root locale keeps its prefix', async () => {
  write({
    'docs/.vitepress/config.ts':
      "export default { locales: { en: { title: 'V', themeConfig: { nav: [{ text: 'A', link: '/en/a' }] } } } }",
    'docs/en/a.md': '# A\n',
  });
  await migrate({ cwd: site.cwd, logger });
  const config = read('docs.config.ts');
  expect(config).toContain("nav: [{ text: 'A', link: '/en/a' }]");
  expect(config).toContain("title: 'V'");
  expect(config).not.toMatch(/locales|redirects/);
  expect(read('content/en/a.md')).toBe('# A\n');
});

test('the default locale sets the keys that other locales cannot override, which are reported', async () => {
  write({
    'docs/.vitepress/config.ts': `export default {
  title: 'V',
  themeConfig: { logo: '/l.svg' },
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      themeConfig: {
        siteTitle: 'Site',
        footer: { message: 'MIT' },
        search: { provider: 'algolia', options: { appId: 'a', apiKey: 'b', indexName: 'c' } },
      },
    },
    zh: {
      label: '中文',
      lang: 'zh',
      themeConfig: { logo: '/l.svg', siteTitle: '网站', footer: { message: '许可' } },
    },
  },
}`,
    'docs/config.ts':
      "export default { themeConfig: { socialLinks: [{ icon: 'github', link: 'https://g.test' }] } }",
    'docs/zh/config.ts':
      "export default { themeConfig: { socialLinks: [{ icon: 'github', link: 'https://z.test' }] } }",
    'docs/index.md': '# V\n',
    'docs/zh/index.md': '# 网\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  const config = read('docs.config.ts');
  for (const text of [
    "logo: '/l.svg'",
    "logoText: 'Site'",
    "footer: { message: 'MIT' }",
    "socialLinks: [{ icon: 'github', mode: 'link', content: 'https://g.test' }]",
    "search: { provider: { name: 'algolia', appId: 'a', apiKey: 'b', indexName: 'c' } }",
  ])
    expect(config).toContain(text);
  expect(
    problems.filter(({ message }) => message.includes('locale')).map((problem) => problem.message),
  ).toEqual(
    ['socialLinks', 'siteTitle', 'footer'].map(
      (key) => `\`themeConfig.${key}\` of the locale \`zh\` was not migrated.`,
    ),
  );
});
