// cspell:ignore markdoc
import { formatProblem } from '@octavo/cli/internal';
import { expect, test } from 'vitest';

import { migrate } from '../migrate';
import { useTempSite } from '../testing/temp-site';

const site = useTempSite();
const { logger, read, write } = site;

test('migrates the configuration, sidebars, languages, pages and images', async () => {
  write({
    'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "~/*": ["src/*"] } } }',
    'astro.config.mjs': `
import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://example.com/docs',
  redirects: { '/old': '/guides/start/', '/x/[...slug]': '/y' },
  integrations: [starlight({
    title: 'Light',
    logo: { src: './src/assets/logo.svg' },
    social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/a/b' }],
    editLink: { baseUrl: 'https://github.com/a/b/edit/main/' },
    customCss: ['./a.css'],
    locales: { root: { label: 'English', lang: 'en' }, 'zh-cn': { label: '中文', lang: 'zh-CN' } },
    sidebar: [
      { label: 'Start', translations: { 'zh-CN': '开始' }, items: ['guides/start', { label: 'Out', link: 'https://a.b' }] },
      { label: 'Guides', items: [{ autogenerate: { directory: 'guides' } }] },
    ],
  })],
});
`,
    'src/assets/logo.svg': '<svg/>',
    'src/assets/a.png': 'png',
    'src/components/X.astro': '',
    'src/content/docs/index.mdx': '---\ntitle: Light\nhero:\n  tagline: T\n---\n',
    'src/content/docs/404.md': '---\ntitle: Gone\nprev: false\nnext: true\n---\n',
    'src/content/docs/guides/start.mdx':
      "---\ntitle: Start\nsidebar:\n  order: 2\n---\nimport X from '~/components/X.astro';\nimport { Aside } from '@astrojs/starlight/components';\n\n<X>Kept</X>\n\n<Aside>A</Aside>\n\n![A](~/assets/a.png) [More](../more/#b)\n",
    'src/content/docs/guides/more.md':
      '---\ntitle: More\nsidebar:\n  order: 1\n  label: More!\n---\n\n[Start](./start.mdx)\n',
    'src/content/docs/zh-cn/guides/start.mdx': '---\ntitle: 起步\n---\n\n文字\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  expect(problems.map((problem) => formatProblem(problem, site.cwd))).toEqual([
    'astro.config.mjs:7:28\n  Dead links are warnings, because the original site does not check all links.\n  → Fix the links that `octavo check` lists, and remove `dead-anchor` and `dead-link` from `check.rules`.',
    'astro.config.mjs:6:14\n  The redirect /x/[...slug] was not migrated, because patterns are not supported.\n  → Add a redirect for each route that matches the pattern.',
    'astro.config.mjs:7:28\n  `customCss` was not migrated.\n  → Override the design tokens in theme/index.css.',
    'src/content/docs/404.md:1:1\n  `prev` was not migrated.\n  → Previous and next links follow the sidebar order.',
    'src/content/docs/guides/start.mdx:6:1\n  The import "~/components/X.astro" was removed, and so was <X>, because it only works in Astro.\n  → Write the component with React and @octavo/theme, and import it in the converted page.',
  ]);
  const config = read('docs.config.ts');
  expect(config).toContain("siteOrigin: 'https://example.com'");
  expect(config).toContain("redirects: { '/old': '/guides/start/' }");
  expect(config).toContain("docRepoBaseUrl: 'https://github.com/a/b/edit/main/content'");
  expect(config).toContain("{ lang: 'zh-cn', label: '中文' }");
  expect(config).toContain("localeRedirect: 'never'");
  expect(config).toContain("logo: '/_assets/logo.svg'");
  expect(config).toContain("items: ['/guides/start', { text: 'Out', link: 'https://a.b' }]");
  expect(config).toContain("items: [{ text: 'More!', link: '/guides/more' }, '/guides/start']");
  expect(config).toContain("text: '开始'");
  expect(read('content/en/404.md')).toContain('# Gone');
  expect(config).not.toContain('404');
  const start = read('content/en/guides/start.mdx');
  expect(start).toContain('# Start\n\nKept\n');
  expect(start).toContain('![A](../../_assets/assets/a.png) [More](');
  expect(read('content/_assets/assets/a.png')).toBe('png');
  expect(read('content/en/guides/more.md')).toContain('[Start](./start.mdx)');
  expect(read('content/zh-cn/guides/start.mdx')).toContain('# 起步');
  expect(read('content/zh-cn/index.md')).toContain('- [起步](/guides/start)');
  expect(read('from-starlight/components.ts')).toContain('export function Aside');
});

test('each language has its title, as the tags of languages are case-insensitive', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
export default { integrations: [starlight({
  title: { en: 'Light', 'zh-CN': '文档', fr: 'Light', de: 'Licht' },
  locales: { root: { label: 'English', lang: 'en' }, 'zh-cn': { label: '中文' }, fr: { label: 'Français' } },
})] };
`,
    'src/content/docs/index.md': '---\ntitle: Light\n---\n',
    'src/content/docs/zh-cn/a.md': '---\ntitle: 起步\n---\n',
  });
  await migrate({ cwd: site.cwd, logger });
  const config = read('docs.config.ts');
  expect(config).toContain("title: 'Light',\n");
  expect(config).toContain('logoText: true');
  expect(config).toContain("{ lang: 'zh-cn', label: '中文', title: '文档' }");
  expect(config).toContain("{ lang: 'fr', label: 'Français' }");
  expect(config).not.toContain('Licht');
  expect(read('content/zh-cn/index.md')).toContain('# 文档\n');
});

test('partials, aliases, awaited constants and pages of Astro are converted or reported', async () => {
  write({
    'tsconfig.json':
      '{ "compilerOptions": { "paths": { "@/*": ["./src/*"], "@gone/*": ["./gone/*"] } } }',
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
export default {
  redirects: { '/a': '/b', '/b': '/#c', '/dead': '/missing', '/out': 'https://example.com', '/x': '/y', '/y': '/x', '/soon': '/draft' },
  integrations: [starlight({ title: 'Light' })],
};
`,
    'src/content/docs/index.mdx': `---
title: Light
---

import Input from '@/parts/a/text.md';
import Output from '@/parts/b/text.md';
import { Bar } from '@/Bar.tsx';
import { latest } from 'versions';
import { other } from 'other';
export const version = await latest('stable');

<Input />

<Output />

<Bar>{version} {other}</Bar>
`,
    'src/content/docs/draft.md': '---\ntitle: Draft\ndraft: true\n---\n',
    'src/parts/a/text.md': 'First.\n',
    'src/parts/b/text.md': 'Second.\n',
    'src/Bar.tsx':
      "import chart from 'chart';\nimport { x } from '@/x';\nimport y from '@gone/y';\n",
    'src/x.ts': 'export const x = 1;\n',
    'src/pages/_part.astro': '',
    'src/pages/users.astro': '',
    'src/pages/[id].astro': '',
    'src/pages/data.json.ts': '',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  const messages = problems.map((problem) => formatProblem(problem, site.cwd));
  for (const message of [
    'The redirect from /dead was removed, because /missing does not exist.',
    'The redirect from /x was removed, because /y does not exist.',
    'The redirect from /soon was removed, because /draft is a draft.',
    'index.mdx:10:1\n  `version` is the text "version"',
    'The package "other" is not installed.',
    'The package "chart" is not installed.',
    '"@gone/y" does not exist. It is an alias, and not a package.',
    'src/pages/users.astro:1:1\n  The page /users is empty, because it only works in Astro.',
    'src/pages/[id].astro:1:1\n  The page was not migrated',
    'src/pages/data.json.ts:1:1\n  The endpoints in src/pages/ were not migrated',
  ])
    expect(messages).toContainEqual(expect.stringContaining(message));
  expect(messages.join('\n')).not.toMatch(/_part|"versions"/);
  expect(read('content/users.md')).toContain('# Users');
  const page = read('content/index.mdx');
  expect(page).toContain("import Input from './_partials/src/parts/a/text.md';");
  expect(page).toContain("import Output from './_partials/src/parts/b/text.md';");
  expect(page).toContain("import { Bar } from '../src/Bar.tsx';");
  expect(page).toContain("export const version = 'version';");
  expect(page).not.toContain('latest');
  expect(read('content/_partials/src/parts/b/text.md')).toContain('Second.');
  const config = read('docs.config.ts');
  expect(config).toContain("alias: { '@': './src' }");
  expect(config).toContain(
    "redirects: { '/a': '/#c', '/b': '/#c', '/out': 'https://example.com' }",
  );
});

test('lists the posts of starlight-blog, and redirects its other lists', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
import starlightBlog from 'starlight-blog';
export default {
  redirects: { '/blog/b': '/' },
  integrations: [starlight({ title: 'Light', plugins: [starlightBlog({ title: { en: 'News' } })] })],
};
`,
    'src/content/docs/index.md': '---\ntitle: Light\n---\n',
    'src/content/docs/blog/a.md':
      '---\ntitle: "[A]"\ndate: 2026-01-02\ntags: [Big News]\nauthors: [{ name: Ada }]\nexcerpt: Short\n---\n',
    'src/content/docs/blog/b.md': '---\ntitle: B\ndate: 2026-03-04\n---\n',
  });
  await migrate({ cwd: site.cwd, logger });
  expect(read('content/blog/index.md')).toBe(
    '---\ntitle: News\nsidebar: false\n---\n\n# News\n\n## [B](/blog/b)\n\n2026-03-04\n\n## [\\[A\\]](/blog/a)\n\n2026-01-02 · Ada\n\nShort\n',
  );
  const config = read('docs.config.ts');
  for (const path of ['archive', 'tags', 'tags/big-news', 'authors/ada'])
    expect(config).toContain(`'/blog/${path}': '/blog/'`);
  expect(config).not.toContain("'/blog/b':");
});

test('links have no base, and paths of pages are those of Astro', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
import math from 'remark-math';
export default {
  base: '/sl',
  markdown: { remarkPlugins: [math] },
  redirects: { '/old': '/sl/guides/two-words/' },
  integrations: [starlight({ title: 'S', sidebar: ['guides/two-words', { label: 'B', link: '/sl/guides/b/' }] })],
};
`,
    'src/content/docs/index.mdx':
      '---\ntitle: S\ntemplate: splash\nhero:\n  actions:\n    - text: Start\n      link: /sl/guides/b/\n---\n\n<a href="/sl/guides/b/">B</a> [C](/slow) [D](/sl)\n',
    'src/content/docs/guides/Two Words.md': '---\ntitle: Two\n---\n',
    'src/content/docs/guides/b.mdx':
      "---\ntitle: B\n---\nimport code from './s.ts?raw';\n\n{code}\n",
    'src/content/docs/guides/s.ts': 'export const s = 1;\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  expect(problems.map(({ message }) => message)).toEqual([
    'Dead links are warnings, because the original site does not check all links.',
    '`markdown.remarkPlugins` was not migrated.',
  ]);
  expect(read('content/guides/two-words.md')).toContain('# Two');
  const home = read('content/index.mdx');
  expect(home).toContain('link: /guides/b/\n');
  expect(home).toContain('<a href="/guides/b/">B</a> [C](/slow) [D](/)');
  const config = read('docs.config.ts');
  expect(config).toContain("'/': ['/guides/two-words', { text: 'B', link: '/guides/b/' }]");
  expect(config).toContain("redirects: { '/old': '/guides/two-words/' }");
  expect(read('content/guides/b.mdx')).toContain('export const code = "export const s = 1;\\n";');
});

test('drafts stay drafts, and sidebars and lists do not link to them', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
import starlightBlog from 'starlight-blog';
export default {
  integrations: [starlight({ title: 'S', plugins: [starlightBlog()], sidebar: ['a', 'b', { label: 'C', items: [{ autogenerate: { directory: 'c' } }] }] })],
};
`,
    'src/content/docs/a.md': '---\ntitle: A\ndraft: true\n---\n',
    'src/content/docs/b.md': '---\ntitle: B\n---\n',
    'src/content/docs/c/d.mdx': '---\ntitle: D\ndraft: true\n---\n',
    'src/content/docs/c/e.md': '---\ntitle: E\n---\n',
    'src/content/docs/blog/f.md': '---\ntitle: F\ndraft: true\n---\n',
    'src/content/docs/blog/g.md': '---\ntitle: G\n---\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  for (const path of ['a.md', 'c/d.mdx', 'blog/f.md'])
    expect(read(`content/${path}`)).toContain('draft: true');
  expect(read('docs.config.ts')).toContain("'/': ['/b', { text: 'C', items: ['/c/e'] }]");
  expect(read('content/blog/index.md')).toContain('## [G](/blog/g)');
  expect(read('content/blog/index.md')).not.toContain('/blog/f');
  const home = read('content/index.md');
  expect(home).toContain('- [B](/b)\n- [G](/blog/g)\n- [E](/c/e)\n');
  expect(home).not.toContain('(/a)');
  const drafts = problems.filter(({ message }) => message.includes('draft'));
  expect(drafts.map((problem) => formatProblem(problem, site.cwd).split('\n')[0])).toEqual([
    'src/content/docs/a.md:1:1',
    'src/content/docs/blog/f.md:1:1',
    'src/content/docs/c/d.mdx:1:1',
  ]);
  expect(problems.map(({ message }) => message).join('\n')).not.toContain('does not exist');
});

test('reports computed values of Astro', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
const many = (from) => { const all = {}; all[from] = '/'; return all; };
export default {
  ...process.env.SHARED,
  site: process.env.SITE || 'https://example.com',
  base: process.env.BASE ?? '/docs',
  redirects: { '/old': '/b', ...many('/a'), '/c': { destination: process.env.C } },
  integrations: [starlight({ title: 'S' })],
};
`,
    'src/content/docs/index.md': '---\ntitle: S\n---\n',
    'src/content/docs/b.md': '---\ntitle: B\n---\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  const computed = problems.filter(({ message }) => message.includes('dynamic'));
  expect(
    computed.map(({ line, message }) => `${line} ${message.replace(/ was not.*dynamic/, '')}`),
  ).toEqual([
    '5 `...process.env.SHARED`: process.env.SHARED',
    "6 `site`: process.env.SITE || 'https://example.com'",
    "7 `base`: process.env.BASE ?? '/docs'",
    "8 `redirects....many('/a')`: many('/a')",
    '8 `redirects./c.destination`: process.env.C',
  ]);
  expect(read('docs.config.ts')).toContain("redirects: { '/old': '/b' }");
});

test('imports in the text of a page are not imports of the page', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'S' })] };
`,
    'src/content/docs/index.mdx': `---
title: S
---
import { Code } from '@astrojs/starlight/components';
export const more = \`
import { Code } from 'astro-expressive-code/components'

import Gone from './Gone.astro'
\`;

<Code code={\`
---
title: y
---
import { Code } from 'astro-expressive-code/components'

<Code code="x" />
\`} />

{/*
import Gone from './Gone.astro';
*/}

<Code code="hello" lang="js" />
`,
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  expect(problems.map(({ message }) => message)).toEqual([
    'Dead links are warnings, because the original site does not check all links.',
  ]);
  const original = read('src/content/docs/index.mdx');
  const [head = '', body = ''] = original.split(/(?<=components';\n)/);
  expect(read('content/index.mdx')).toBe(`${head}\n# S\n\n${body}`);
});

test('partials have no title, and `Content` is their default export', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'S' })] };
`,
    'src/content/docs/index.mdx': `---
title: S
---
import { Content as A } from './_p/a.mdx';
import B, { Content, data as d } from "./_p/b.md";

<A /><B /><Content />{d}
`,
    'src/content/docs/_p/a.mdx':
      '---\ntitle: A\nbanner:\n  content: New!\n---\nimport C from "../c.mdx";\n\nText\n',
    'src/content/docs/_p/b.md': '---\ntitle: B\n---\nText\n',
    'src/content/docs/c.mdx': '---\ntitle: C\n---\nText\n',
  });
  await migrate({ cwd: site.cwd, logger });
  expect(read('content/index.mdx')).toContain(
    "import A from './_files/_p/a.mdx';\nimport B from './_files/_p/b.md';\nimport Content from './_files/_p/b.md';\nimport { data as d } from './_files/_p/b.md';\n",
  );
  expect(read('content/_files/_p/a.mdx')).not.toMatch(/# A|New!/);
  expect(read('content/_files/_p/b.md')).toBe('---\ntitle: B\n---\n\nText\n');
  expect(read('content/c.mdx')).toContain('# C');
});

test('reads other folders, and reports options that change what readers see', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
export default {
  srcDir: './website',
  publicDir: 'static',
  vite: { build: {} },
  integrations: [starlight({
    title: 'Light',
    tableOfContents: { maxHeadingLevel: 5 },
    pagination: false,
    expressiveCode: { themes: ['github-dark'] },
    titleDelimiter: '|',
    routeMiddleware: './middleware.ts',
    pagefind: { ranking: {} },
  })],
};
`,
    'static/favicon.svg': '<svg/>',
    'website/content/docs/index.md': '---\ntitle: Light\n---\n\n[A](/files/a.txt)\n',
    'static/files/a.txt': 'a',
    'website/pages/data.json.ts': '',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  const notMigrated = problems.flatMap(({ message, impact = 'readers' }) => {
    const name = /^`(\w+)` was not migrated\.$/.exec(message)?.[1];
    return name === undefined ? [] : `${name}, ${impact}`;
  });
  expect(notMigrated).toEqual([
    'vite, readers',
    'routeMiddleware, readers',
    'pagefind, readers',
    'tableOfContents, cosmetic',
    'pagination, cosmetic',
    'expressiveCode, cosmetic',
    'titleDelimiter, cosmetic',
  ]);
  expect(problems.map(({ message }) => message)).toContain(
    'The endpoints in website/pages/ were not migrated, because they only work in Astro.',
  );
  expect(read('content/index.md')).toContain('[A](/files/a.txt)');
  expect(read('content/public/files/a.txt')).toBe('a');
  expect(read('docs.config.ts')).toContain("icon: '/favicon.svg'");
});

test('a site without search stays without search', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'Light', pagefind: false, tableOfContents: null, expressiveCode: true })] };
`,
    'src/content/docs/index.md': '---\ntitle: Light\n---\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  expect(problems.map(({ message }) => message).join('\n')).not.toContain('was not migrated');
  expect(read('docs.config.ts')).toContain('search: false');
});

test('files with the same name do not overwrite each other', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'S', logo: { light: './src/a/logo.png', dark: './src/b/logo.png' } })] };
`,
    'public/_assets/logo.png': 'public',
    'src/a/logo.png': 'a',
    'src/b/logo.png': 'b',
    'src/c/logo.png': 'c',
    'src/v1/setup/a.png': 'v1',
    'src/v2/setup/a.png': 'v2',
    'src/content/docs/index.mdx':
      '---\ntitle: S\nhero:\n  image:\n    file: ../../c/logo.png\n---\n\n![A](../../v1/setup/a.png) ![B](../../v2/setup/a.png) ![A](../../v1/setup/a.png)\n',
  });
  await migrate({ cwd: site.cwd, logger });
  const page = read('content/index.mdx');
  expect(page).toContain(
    '![A](./_assets/setup/a.png) ![B](./_assets/setup/a-2.png) ![A](./_assets/setup/a.png)',
  );
  expect(page).toContain('src: /_assets/logo-2.png');
  expect(read('docs.config.ts')).toContain(
    "logo: { light: '/_assets/logo-3.png', dark: '/_assets/logo-4.png' }",
  );
  expect(read('content/_assets/setup/a.png')).toBe('v1');
  expect(read('content/_assets/setup/a-2.png')).toBe('v2');
  expect(
    ['', '-2', '-3', '-4'].map((number) => read(`content/public/_assets/logo${number}.png`)),
  ).toEqual(['public', 'c', 'a', 'b']);
});

test('a page with the name of a folder is the first page of its group', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'S', sidebar: [
  { label: 'All', items: [{ autogenerate: { directory: '' } }] },
  { label: 'Guides', items: [{ autogenerate: { directory: 'guides' } }] },
] })] };
`,
    'src/content/docs/guides.md': '---\ntitle: Guides\n---\n',
    'src/content/docs/guides/a.md': '---\ntitle: A\n---\n',
    'src/content/docs/b.md': '---\ntitle: B\n---\n',
    'src/content/docs/b.mdx': '---\ntitle: B\n---\n',
  });
  await migrate({ cwd: site.cwd, logger });
  const config = read('docs.config.ts');
  expect(config).toContain("{ text: 'guides', items: ['/guides', '/guides/a'] }");
  expect(config).toContain("{ text: 'Guides', items: ['/guides', '/guides/a'] }");
});

test('converts all extensions of Markdown, and reports pages in Markdoc', async () => {
  write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'S', sidebar: ['a', 'b'] })] };
`,
    'src/content/docs/a.markdown': '---\ntitle: A\n---\n\n[B](./b.mkd)\n',
    'src/content/docs/b.mkd': '---\ntitle: B\n---\n',
    'src/content/docs/c.mdoc': '---\ntitle: C\n---\n',
    'src/content/docs/_d.mdoc': '---\ntitle: D\n---\n',
    'src/content/docs/404.markdown': '---\ntitle: Gone\n---\n',
  });
  const { problems } = await migrate({ cwd: site.cwd, logger });
  expect(read('content/a.md')).toContain('# A\n\n[B](./b.md)\n');
  expect(read('content/b.md')).toContain('# B\n');
  expect(read('content/404.md')).toContain('# Gone\n');
  expect(read('docs.config.ts')).toContain("'/': ['/a', '/b']");
  const reported = problems.filter(({ impact }) => impact !== 'info');
  expect(reported.map((problem) => formatProblem(problem, site.cwd))).toEqual([
    'src/content/docs/c.mdoc:1:1\n  The page was not migrated, because it is written in Markdoc.\n  → Convert the page to Markdown or MDX, and add it to the content folder.',
  ]);
});
