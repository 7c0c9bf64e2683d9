import { fileURLToPath } from 'node:url';

import { defineConfig } from '@octavo/cli';
import { blog } from '@octavo/plugins/blog';
import { ogImage } from '@octavo/plugins/og-image';
import { twoslash } from '@octavo/plugins/twoslash';

import { frameworkRedirects } from './redirects';
import { runnerRows } from './runners';
import { samples } from './samples';
import { synonyms } from './synonyms';
import { tools } from './tools';

/** These pages are in the repository of Octavo, not in that of Rstest. */
const docRepoBaseUrl = 'https://github.com/octavo/octavo/edit/main/sites/docs/content';

export default defineConfig({
  root: 'content',
  title: 'Rstest',
  description: 'The testing framework powered by Rspack.',
  siteOrigin: 'https://rstest.rs',
  image: '/preview.png',
  icon: '/icon.svg',
  logo: '/logo.svg',
  logoText: 'Rstest',
  lang: 'en',
  /** Where the site is published; a preview host may put it below a folder. */
  base: process.env.OCTAVO_BASE ?? '/',
  locales: [
    { lang: 'en', label: 'English', description: 'The testing framework powered by Rspack.' },
    { lang: 'zh', label: '简体中文', description: '由 Rspack 驱动的测试框架。' },
  ],
  /** One version so far; another is a folder of pages and its name here. */
  multiVersion: { versions: [] },
  route: {
    cleanUrls: true,
    exclude: ['**/zh/shared/**', '**/en/shared/**'],
  },
  redirects: frameworkRedirects(
    fileURLToPath(new URL('content', import.meta.url)),
    { en: '', zh: '/zh' },
    ['config/test', 'config/build', 'api/rstest', 'api/test-api'],
  ),
  /** The pages of releases are part of the guide, and found by their version. */
  search: { weight: { releases: 1 }, synonyms },
  replaceRules: [{ search: 'RUNNER_ROWS', replace: runnerRows }],
  plugins: [
    blog({ folder: 'guide/releases', title: { en: 'Releases', zh: '版本发布' } }),
    ogImage({
      fonts: [
        '@fontsource/inter/400.css',
        '@fontsource/inter/700.css',
        '@fontsource/noto-sans-sc/400.css',
        '@fontsource/noto-sans-sc/700.css',
      ],
    }),
    twoslash(),
  ],
  /** TypeScript loads all types of Rstest for the first sample with types, which takes longer on a busy machine. */
  build: { pageTimeout: 300 },
  test: samples,
  themeConfig: {
    accent: '#f05a12',
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rstest' },
      { icon: 'x', mode: 'link', content: 'https://twitter.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
    ],
    breadcrumbs: true,
    lastUpdated: true,
    enableScrollToTop: true,
    locales: [
      {
        lang: 'en',
        label: 'English',
        editLink: { docRepoBaseUrl, text: 'Edit this page on GitHub' },
      },
      {
        lang: 'zh',
        label: '简体中文',
        outlineTitle: '目录',
        prevPageText: '上一页',
        nextPageText: '下一页',
        editLink: { docRepoBaseUrl, text: '在 GitHub 上编辑此页' },
      },
    ],
    footer: {
      message:
        'Rstest · <a href="https://github.com/web-infra-dev/rstest/blob/main/LICENSE">MIT License</a>',
    },
    tools,
  },
});
