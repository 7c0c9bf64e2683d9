import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, loadSiteConfig } from '@octavo/cli/internal';
import * as mdx from '@octavo/theme/mdx';
import { expect, test } from 'vitest';
import { migrate } from './migrate';
import { SHARED_COMPONENTS } from './rspress/equivalents';
import { useTempSite } from './testing/temp-site';

const site = useTempSite();
const { logger, read, write } = site;

const run = async (options: { path?: string; force?: boolean; run?: boolean } = {}) => {
  const { problems } = await migrate({ cwd: site.cwd, logger, ...options });
  return problems.map((problem) => formatProblem(problem, site.cwd));
};

test('migrates a Rspress configuration without running it', async () => {
  write({
    'docs/en/index.md': '# Home\n',
    'docs/zh/index.md': '# 首页\n',
    'src/c/Chart.tsx': 'export const Chart = () => null;\n',
    'node_modules/remark-math/package.json': '{ "name": "remark-math" }',
    'tsconfig.json':
      '{ // paths\n  "compilerOptions": { "paths": { "@theme": ["./theme"], "@c/*": ["./src/c/*"], "@gone/*": ["./gone/*"] } } }',
    'nav.ts': "export const nav = [{ text: 'Guide', link: '/guide/' }];\n",
    'rspress.config.ts': `
import * as path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { pluginClientRedirects } from '@rspress/plugin-client-redirects';
import math from 'remark-math';
import { nav } from './nav';

throw new Error('The file was executed.');
const siteUrl = 'https://example.com/docs' as const;
export default defineConfig({
  root: path.join(__dirname, 'docs'),
  lang: 'en',
  title: \`Fast \${'things'}\`,
  plugins: [
    pluginSitemap({ siteUrl }),
    pluginClientRedirects({
      redirects: ['a', 'b'].map((name) => ({ from: \`/old/\${name}\`, to: \`/\${name}\` })),
    }),
  ],
  markdown: { remarkPlugins: [[math, { singleDollar: true }]], checkDeadLinks: false },
  replaceRules: [{ search: /foo/g, replace: 'bar' }],
  builderConfig: {
    resolve: { alias: { '@en': path.join(__dirname, 'docs/en') } },
    html: { tags: [{ tag: 'meta', attrs: { name: 'a', content: "it's" } }] },
  },
  themeConfig: {
    nav,
    socialLinks: [{ icon: 'X', mode: 'link', content: 'https://x.com/a' }],
    editLink: { docRepoBaseUrl: 'https://example.com/edit' },
    locales: [
      {
        lang: 'en',
        label: 'English',
        searchPlaceholderText: 'Find',
        searchNoResultsText: 'Nothing for',
      },
      { lang: 'zh', label: '中文' },
    ],
  },
} satisfies object);
`,
  });
  expect(await run()).toEqual([]);
  expect(read('docs.config.ts')).toBe(`import { defineConfig } from '@octavo/cli';

export default defineConfig({
  root: 'docs',
  outDir: 'doc_build',
  route: { cleanUrls: false },
  lang: 'en',
  title: 'Fast things',
  siteOrigin: 'https://example.com',
  redirects: { '/old/a': '/a', '/old/b': '/b' },
  markdown: { remarkPlugins: [['remark-math', { singleDollar: true }]], checkDeadLinks: false },
  replaceRules: [{ search: /foo/g, replace: 'bar' }],
  alias: { '@en': './docs/en', '@c': './src/c' },
  head: [['meta', { name: 'a', content: "it's" }]],
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/' }],
    socialLinks: [{ icon: 'x', mode: 'link', content: 'https://x.com/a' }],
    editLink: { docRepoBaseUrl: 'https://example.com/edit' },
    locales: [
      {
        lang: 'en',
        label: 'English',
        messages: { searchPlaceholder: 'Find', searchNoResults: 'Nothing for "{query}"' },
      },
      { lang: 'zh', label: '中文' },
    ],
  },
});
`);
  // The temporary folder has no node_modules.
  write({
    'docs.config.ts': read('docs.config.ts').replace(
      /^import.*/,
      'const defineConfig = (x: object) => x;',
    ),
  });
  expect((await loadSiteConfig({ cwd: site.cwd })).locales.map(({ lang }) => lang)).toEqual([
    'en',
    'zh',
  ]);
});

test('reports unsupported keys with their locations and hints', async () => {
  write({
    'docs/index.mdx':
      "---\npageType: home\n---\n\nimport { useLocaleSiteData, usePages } from '@rspress/core/runtime';\n\n{usePages().pages.map(({ title, frontmatter }) => title + frontmatter.date + frontmatter.level)}\n",
    'theme/index.tsx': 'export {};\n',
    'package.json':
      '{\n  "scripts": {\n    "dev": "rspress dev",\n    "lint": "biome check"\n  }\n}\n',
    'rspress.config.ts': `import { defineConfig } from 'rspress/config';
import { pluginRss } from '@rspress/plugin-rss';
export default defineConfig({
  titel: 'Docs',
  base: process.env.BASE ?? '/',
  head: [({ routePath }) => routePath],
  plugins: [pluginRss({}), { name: 'mine' }],
  themeConfig: {
    darkMode: 'dark',
    nav: { default: [], v1: [] },
  },
});
`,
  });
  expect(await run()).toMatchInlineSnapshot(`
    [
      "rspress.config.ts:4:3
      \`titel\` was not migrated.
      → docs.config.ts does not support this key. See the configuration reference for alternatives.",
      "rspress.config.ts:5:9
      \`base\` was not migrated, because its value is dynamic: process.env.BASE ?? '/'
      → Set the value in docs.config.ts manually, or run the command with \`--run\`.",
      "rspress.config.ts:6:10
      \`head\` was not migrated, because it contains a function.
      → Add tags for all pages to \`head\`. For tags on specific pages, use a plugin's \`head\` hook.",
      "rspress.config.ts:7:13
      \`plugins\` was not migrated: pluginRss from @rspress/plugin-rss.
      → Use \`blog\` from @octavo/plugins/blog, which generates feeds, or write a plugin whose \`build\` hook does.",
      "rspress.config.ts:7:28
      \`plugins\` was not migrated: a local plugin.
      → Rewrite it as an Octavo plugin with the \`config\`, \`pages\`, \`pageData\`, \`head\`, \`bundler\` and \`build\` hooks.",
      "rspress.config.ts:10:25
      \`themeConfig.nav.v1\` was not migrated. Only \`themeConfig.nav.default\` was migrated.
      → Create a _nav.json file in each version folder.",
      "theme/index.tsx:1:1
      The Rspress theme folder was not migrated.
      → Move components that pages import from \`@theme\` to octavo-theme/index.tsx, and add \`export * from "@octavo/theme/mdx"\` to the file.",
      "rspress.config.ts:9:5
      \`themeConfig.darkMode\` was not migrated, because its value is not valid in docs.config.ts.
      → See the configuration reference for valid values.",
      "docs/index.mdx:1:1
      The home page is generated from the first pages, because the Rspress theme rendered it.
      → Add \`hero\` and \`features\` to the frontmatter, and remove from-rspress/home-pages.ts.",
      "docs/index.mdx:5:1
      "useLocaleSiteData" from "@rspress/core/runtime" has no equivalent in Octavo.
      → Reimplement it with \`usePage\`, \`useSite\`, \`useNavigation\` and \`useColorMode\` from @octavo/theme.",
      "docs/index.mdx:5:1
      The pages of \`usePages\` have no frontmatter key \`level\`.
      → Declare \`level\` in \`frontmatter\` of docs.config.ts.",
      "package.json:3:5
      The script still runs \`rspress\`.
      → Use \`octavo dev\` instead.",
    ]
  `);
  expect(read('docs.config.ts')).toContain("themeDir: 'octavo-theme',");
  expect(read('docs.config.ts')).not.toContain('darkMode');
});

test('adds aliases and modules for imports from Rspress', async () => {
  write({
    'docs/index.mdx': `# Home

import { Card, type CardProps } from '@components/Card';
import type { Page } from '@rspress/core';
import authors from '@rstack-dev/doc-ui/authors';

<Card />

\`\`\`ts
import { nothing } from 'shown-only';
\`\`\`
`,
    'docs/other.mdx': "# Other\n\nimport authors from '@rstack-dev/doc-ui/authors';\n",
    'theme/components/Card.tsx': `import { Badge, getCustomMDXComponent } from '@rspress/core/theme-original';
import { useI18n, useLang } from '@rspress/core/runtime';
import { secret } from '@rspress/core/secret';
import installed from 'installed';
import { helper } from './helper';
import styles from './Card.module.scss';
`,
    'theme/components/helper.ts':
      "import { tool } from '@site/tools';\nimport { sep } from 'node:path';\n",
    'theme/components/Card.module.scss': '.card { color: red; }\n',
    'node_modules/installed/package.json': '{}',
    'i18n.json': '{ "hello": { "en": "Hello", "zh": "你好" } }',
    'package.json': '{ "dependencies": { "@site/tools": "workspace:*" } }',
    'tsconfig.json':
      '{ "compilerOptions": { "paths": { "@components/*": ["./theme/components/*"] } } }',
    'rspress.config.ts': `
import { pluginSass } from '@rsbuild/plugin-sass';
export default {
  base: '/docs/',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  builderConfig: { plugins: [pluginSass()] },
};
`,
  });
  expect(await run()).toMatchInlineSnapshot(`
    [
      "theme/components/Card.tsx:1:1
      The replacement for \`getCustomMDXComponent\` returns the names of HTML elements instead of components.
      → Check the places that use it, or change it in from-rspress/theme.ts.",
      "theme/components/Card.tsx:6:1
      Sass stylesheets require the \`sass\` and \`sass-loader\` packages.
      → Run \`npm install --save-dev sass sass-loader\`, or convert the stylesheets to CSS.",
      "theme/components/Card.tsx:3:1
      "@rspress/core/secret" has no equivalent in Octavo.
      → Reimplement it, or use \`alias\` to map it to a different module.",
      "theme/components/helper.ts:1:1
      The package "@site/tools" is not installed.
      → Build the package in its workspace, or install the published version.",
      "docs/index.mdx:5:1
      The package "@rstack-dev/doc-ui" is not installed (2 imports).
      → Run \`npm install @rstack-dev/doc-ui\`.",
    ]
  `);
  const config = read('docs.config.ts');
  expect(config).toContain("import { sass } from './from-rspress/sass';");
  expect(config).toContain('  plugins: [sass],');
  expect(config).toContain("'@rspress/core/runtime': './from-rspress/runtime.ts',");
  expect(config).toContain("'@rspress/core/theme-original': './from-rspress/theme.ts',");
  expect(read('from-rspress/theme.ts')).toContain("export * from '@octavo/theme/mdx';");
  expect(read('from-rspress/runtime.ts')).toMatchInlineSnapshot(`
    "// Replaces the Rspress runtime with hooks from @octavo/theme.
    import * as octavo from '@octavo/theme';
    import { NoSSR } from '@octavo/theme/mdx';
    import { createElement as h, type ReactNode } from 'react';
    import translations from '../i18n.json';

    export { NoSSR };

    const Call = ({ render }: { render: () => ReactNode }) => render();

    type Translations = Record<string, Record<string, string>>;

    const BASE = '/docs/';

    // As in Rspress, paths that already start with the base stay unchanged.
    const hasBase = (path: string) =>
      BASE !== '/' && (path.split(/[?#]/, 1)[0] + '/').startsWith(BASE);

    // Links in pages already include the language, but some components add it again.
    const removeDuplicateLang = (path: string) => path.replace(/^\\/(en|zh)(?=\\/\\1(?:\\/|$))/, '');

    // In Rspress, \`site.lang\` is the default language.
    const toRspressSite = (site: octavo.SiteData) => ({ ...site, lang: site.defaultLang });

    // As in Rspress, the list contains the pages of all languages.
    function useAllPages() {
      const { version } = octavo.usePage();
      return ['en', 'zh'].flatMap((lang) => octavo.usePages({ lang })).map((page) => {
        const { title, description, date, authors, frontmatter } = page;
        const known: Record<string, unknown> = { title, description, date, authors };
        return { ...page, version, frontmatter: { ...known, ...frontmatter } };
      });
    }

    export const useLang = () => octavo.usePage().lang;

    export const useVersion = () => octavo.usePage().version;

    export const usePage = () => ({ page: octavo.usePage() });

    export const useFrontmatter = () => ({ frontmatter: octavo.usePage().frontmatter });

    export const useSite = () => ({ site: toRspressSite(octavo.useSite()) });

    export const usePages = () => ({ pages: useAllPages() });

    export const usePageData = () => {
      const site = toRspressSite(octavo.useSite());
      return {
        page: octavo.usePage(),
        siteData: {
          ...site,
          get pages() {
            return useAllPages();
          },
        },
      };
    };

    export const useDark = () => octavo.useColorMode().isDark;

    export const useLocation = () => octavo.useNavigation().location;

    export const useNavigate = () => octavo.useNavigation().navigate;

    export const useI18n = <T = Translations>() => {
      const { lang } = octavo.usePage();
      return (id: keyof T & string) => (translations as Translations)[id]?.[lang] ?? id;
    };

    export const withBase = (path: string) =>
      path.startsWith('/') && !hasBase(path)
        ? BASE + removeDuplicateLang(path).slice(1)
        : removeDuplicateLang(path);

    export const removeBase = (path: string) =>
      hasBase(path) ? path.slice(BASE.length - 1).replace(/^(?!\\/)/, '/') : path;

    export const isProduction = () => process.env.NODE_ENV === 'production';

    export const Head = ({ children }: { children?: ReactNode }) => children;

    export const BrowserOnly = ({ children, fallback }: { children?: ReactNode | (() => ReactNode); fallback?: ReactNode }) =>
      h(NoSSR, { fallback }, typeof children === 'function' ? h(Call, { render: children }) : children);
    "
  `);
});

test('adds an alias for each specifier of the Rspress theme', async () => {
  write({
    'docs/index.mdx': "import { Tag } from '@theme';\n\n# Home\n",
    'rspress.config.ts': 'export default {};\n',
  });
  expect(await run()).toEqual([]);
  expect(read('docs.config.ts')).toContain("alias: { '@theme$': './from-rspress/theme.ts' },");
});

test.each(['checkDeadLinks', 'link'])(
  'dead links are warnings if %s excludes some',
  async (key) => {
    const value = "{ excludes: ['/a'] }";
    write({
      'docs/index.md': '# Home\n',
      'rspress.config.ts': `export default { markdown: { ${key}: ${key === 'link' ? `{ checkDeadLinks: ${value} }` : value} } };\n`,
    });
    expect(await run()).toEqual([expect.stringContaining('Dead links are warnings')]);
    expect(read('docs.config.ts')).toContain("'dead-link': 'warn'");
  },
);

test('the theme exports all components with the same name', async () => {
  const components: Record<string, unknown> = { ...mdx };
  for (const name of SHARED_COMPONENTS) expect(components).toHaveProperty(name);
});

test('migrates a configuration with define.doc', async () => {
  write({
    'docs/index.md': '# Home\n',
    'rstack.config.ts':
      "import { define } from 'rstack';\ndefine.app({ source: {} });\ndefine.doc({ title: 'Docs' });\n",
  });
  expect(await run()).toEqual([]);
  expect(read('docs.config.ts')).toContain("title: 'Docs',");
});

test('overwrites existing files only with force', async () => {
  write({
    'docs/index.md': '# Home\n',
    'rspress.config.mjs': "export default { title: 'New' };\n",
    'docs.config.ts': 'mine',
  });
  await expect(run()).rejects.toThrow('docs.config.ts already exists.');
  expect(read('docs.config.ts')).toBe('mine');
  await run({ force: true });
  expect(read('docs.config.ts')).toContain("title: 'New',");
});

test('with force, deletes the files of an earlier run that no longer exist', async () => {
  write({
    '.vitepress/config.mjs': "export default { title: 'A' };\n",
    'a.md': '# A\n',
    'b.md': '# B\n',
  });
  await run();
  write({ 'content/own.md': '# Own\n' });
  rmSync(join(site.cwd, 'b.md'));
  await run({ force: true });
  expect(
    ['a.md', 'b.md', 'own.md'].map((path) => existsSync(join(site.cwd, 'content', path))),
  ).toEqual([true, false, true]);
});

test('does not count information as items that could not be migrated', async () => {
  write({
    'docs/index.md': '# Home\n',
    'rspress.config.mjs': "export default { title: 'A' };\n",
    'package.json': '{ "scripts": { "dev": "rspress dev" } }',
  });
  expect(await run()).toEqual([expect.stringContaining('The script still runs')]);
  expect(logger.info).toHaveBeenLastCalledWith('  Everything was migrated.');
  write({ 'rspress.config.mjs': "export default { titel: 'A' };\n" });
  expect(await run({ force: true })).toHaveLength(2);
  expect(logger.info).toHaveBeenLastCalledWith(
    '  1 item could not be migrated. See the report above.',
  );
});

test('with run, executes the configuration for computed values', async () => {
  write({ 'rspress.config.mjs': "export default { title: ['A', 'B'].join(' ') };\n" });
  expect(await run()).toEqual([expect.stringContaining('`title` was not migrated')]);
  expect(await run({ run: true, force: true })).toEqual([]);
  expect(read('docs.config.ts')).toContain("title: 'A B',");
  expect(logger.info).toHaveBeenCalledWith(expect.stringContaining('--run executes the code of'));
});

test('maps the working directory in code blocks, and the entries of the theme folder', async () => {
  write({
    'rspress.config.mjs': 'export default {};\n',
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@theme/*": ["./theme/*"] } } }',
    'theme/i18n/index.ts': 'export const t = 1;\n',
    'theme/icons.tsx': 'export const Icon = () => null;\n',
    'docs/a.mdx':
      "import { t } from '@theme/i18n';\nimport text from './a.css?raw';\n\n```ts file=\"<root>/src/a.ts\"\n```\n",
  });
  expect(await run()).toEqual([]);
  const config = read('docs.config.ts');
  expect(config).toContain("'@theme/i18n': './theme/i18n'");
  expect(config).toContain("'@theme/icons': './theme/icons.tsx'");
  expect(config).toContain("replace: '$1<root>/../'");
  expect(config).toContain('plugins: [raw]');
});

test('removes an item whose required key is not valid', async () => {
  write({
    'rspress.config.mjs':
      "export default { themeConfig: { nav: [{ text: '', link: '/a' }, { text: 'B', link: '/b' }] } };\n",
  });
  expect(await run()).not.toEqual([]);
  expect(read('docs.config.ts')).toContain("nav: [{ text: 'B', link: '/b' }]");
});

test('an alias of tsconfig.json is never a package to install', async () => {
  write({
    'tsconfig.json':
      '{ "compilerOptions": { "paths": { "@theme": ["./theme"], "@theme/i18n": ["./gone"], "@own/*": ["./gone/*"] } } }',
    'rspress.config.ts': 'export default {};',
    'docs/a.mdx':
      "import { a } from '@theme/i18n';\nimport { b } from '@theme/other';\nimport c from '@own/c';\nimport d from 'real';\n",
  });
  const problems = await run();
  const named = problems.filter((problem) => problem.startsWith('docs/a.mdx'));
  expect(named.map((problem) => problem.split('\n')[1])).toEqual([
    '  "@theme/i18n" does not exist. It is an alias, and not a package.',
    '  "@theme/other" does not exist. It is an alias, and not a package.',
    '  "@own/c" does not exist. It is an alias, and not a package.',
    '  The package "real" is not installed.',
  ]);
});

test('reports a missing configuration and a syntax error', async () => {
  await expect(run({ path: 'site' })).rejects.toThrow(
    `No configuration of Rspress, VitePress, Docusaurus or Starlight found in ${join(site.cwd, 'site')}.`,
  );
  write({ 'rspress.config.ts': 'export default {\n  title: ,\n};\n' });
  const error = await migrate({ cwd: site.cwd, logger }).catch((cause: unknown) => cause);
  expect(error).toMatchObject({
    code: 'CONFIG_INVALID',
    problems: [{ line: 2, column: 10, message: expect.stringContaining('Unexpected token') }],
  });
});

test('migrates a VitePress site with a folder for each language', async () => {
  write({
    'docs/index.md': '---\nlayout: home\n---\n',
    'docs/guide/a.md': '# A\n\n<<< @/code/a.js\n\n<!--@include: ../drafts/partial.md-->\n',
    'docs/guide/a.png': 'png',
    'docs/code/a.js': 'a();\n',
    'docs/zh/index.md': '# 首页\n',
    'docs/pkg/README.md': '# Package\n',
    'docs/zh/config.ts':
      "import { defineAdditionalConfig } from 'vitepress';\nexport default defineAdditionalConfig({ themeConfig: { outline: { label: '目录' } } });\n",
    'docs/drafts/x.md': '# Draft\n',
    'docs/drafts/partial.md': 'Partial\n',
    'docs/.vitepress/cache/y.md': 'Not a page',
    'docs/.vitepress/theme/index.ts': "import './a.css';\n",
    'docs/.vitepress/shared.ts':
      "import { defineConfig } from 'vitepress';\nexport const shared = defineConfig({ description: 'It is' });\n",
    'docs/.vitepress/config.ts': `import { defineConfig, type DefaultTheme } from 'vitepress';
import { withMermaid } from 'vitepress-plugin-mermaid';
import { shared } from './shared';

export default withMermaid(defineConfig({
  ...shared,
  title: 'Fast',
  lang: 'en-US',
  srcExclude: ['drafts/**'],
  head: [['script', { id: 'a' }, 'run()']],
  sitemap: { hostname: 'https://example.com/docs/' },
  locales: {
    root: { label: 'English' },
    zh: { label: '中文', lang: 'zh-CN', head: [] },
    ko: { label: '한국어', lang: 'ko-KR', link: 'https://ko.example.com/' },
  },
  themeConfig: {
    logo: { light: '/l.svg', dark: '/d.svg' },
    nav: [{ text: 'Guide', link: 'guide/a' }, { component: 'Version' }],
    sidebar: sidebar(),
    socialLinks: [{ icon: 'github', link: 'https://github.com/a/b' }],
    editLink: { pattern: 'https://github.com/a/b/edit/main/docs/:path' },
    footer: { message: 'MIT', copyright: '© Me' },
  },
  vite: {},
}));

function sidebar(): DefaultTheme.Sidebar {
  return [{ text: 'Start', collapsed: true, base: '/guide/', items: [{ text: 'A', link: 'a.md' }] }];
}
`,
  });
  expect(await run()).toEqual([
    'docs/.vitepress/config.ts:1:1\n  Links to missing headings are warnings, because the original site does not check them.\n  → Fix the links that `octavo check` lists, and remove `dead-anchor` from `check.rules`.',
    "docs/.vitepress/config.ts:25:3\n  `vite` was not migrated.\n  → Use a plugin's `bundler` hook to change the Rspack configuration.",
    "docs/.vitepress/config.ts:15:46\n  `locales.ko` was not migrated, because it links to a separate site.\n  → Add a navbar item to `nav`: `{ text, link: 'https://ko.example.com/' }`.",
    'docs/.vitepress/config.ts:19:47\n  An item without `text` in `themeConfig.nav` was not migrated.\n  → Replace the item with `{ text, link }`.',
    'docs/.vitepress/theme/index.ts:1:1\n  The VitePress theme folder was not migrated.\n  → Move styles to theme/index.css, and move components used in pages to theme/index.tsx. Run `octavo wrap` to override theme components.',
    "docs/.vitepress/config.ts:14:39\n  `locales.zh.head` was not migrated.\n  → Use a plugin's `head` hook to add tags for specific languages.",
    'docs/index.md:1:1\n  The home page was completed with a hero and links, because it had little text.\n  → Edit content/en/index.md.',
  ]);
  expect(read('docs.config.ts')).toBe(`import { defineConfig } from '@octavo/cli';

export default defineConfig({
  route: { cleanUrls: false, exclude: ['en/drafts/partial.md'] },
  check: { rules: { 'dead-anchor': 'warn' } },
  description: 'It is',
  title: 'Fast',
  head: ['<script id="a">run()</script>'],
  siteOrigin: 'https://example.com',
  logo: { light: '/l.svg', dark: '/d.svg' },
  themeConfig: {
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/a/b' }],
    footer: { message: 'MIT<br>© Me' },
    nav: [{ text: 'Guide', link: '/guide/a' }],
    sidebar: {
      '/': [
        {
          text: 'Start',
          collapsible: true,
          collapsed: true,
          items: [{ text: 'A', link: '/guide/a' }],
        },
      ],
    },
    editLink: { docRepoBaseUrl: 'https://github.com/a/b/edit/main/content' },
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文', outlineTitle: '目录' },
    ],
    localeRedirect: 'never',
  },
  lang: 'en',
  logoText: true,
  redirects: { '/pkg/README': '/pkg/' },
});
`);
  expect(read('content/en/index.md')).toMatch(
    /^---\npageType: home\nhero:[\s\S]*- \[Guide\]\(\/guide\/a\)\n$/,
  );
  expect(read('content/en/guide/a.md')).toContain('```js file="<root>/_snippets/code/a.js"');
  expect(read('content/_snippets/code/a.js')).toBe('a();\n');
  expect(read('content/en/guide/a.png')).toBe('png');
  expect(read('content/zh/index.md')).toBe('# 首页\n');
  expect(read('content/en/drafts/partial.md')).toBe('Partial\n');
  expect(existsSync(join(site.cwd, 'content/en/drafts/x.md'))).toBe(false);
  await expect(run()).rejects.toThrow('docs.config.ts already exists.');
});
