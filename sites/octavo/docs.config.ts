import { defineConfig } from '@octavo/cli';
import { mermaid } from '@octavo/plugins/mermaid';

import { repositoryPages } from './repository-pages';
import { synonyms } from './synonyms';

/**
 * Without the module that draws diagrams in the browser, for which builds would bundle mermaid. The build draws the one
 * diagram of this site.
 */
const { client: _client, ...diagrams } = mermaid();

export default defineConfig({
  title: 'Octavo',
  description: 'Documentation sites from Markdown, MDX and React components.',
  lang: 'en',
  /** Where the site is published; a preview host may put it below a folder. */
  base: process.env.OCTAVO_BASE ?? '/',
  locales: [
    {
      lang: 'en',
      label: 'English',
      description: 'Documentation sites from Markdown, MDX and React components.',
    },
    {
      lang: 'zh',
      label: '简体中文',
      description: '用 Markdown、MDX 和 React 组件构建文档站点。',
    },
  ],
  search: { synonyms },
  plugins: [repositoryPages, diagrams],
  /** The generated pages are only in English. `translations.test.ts` requires a translation of all other pages. */
  check: { rules: { 'missing-translation': 'off', 'translation-ids': 'error' } },
  test: {
    // The code on the other pages is generated.
    include: ['*/{guide,deploy,migrate,about}/**', '*/*.mdx'],
    scope: 'page',
    // Samples are configurations and parts of sites, of which the types are checked.
    runners: { sh: false, ts: false, js: false },
    tsconfig: 'samples/tsconfig.json',
    hidden: 'samples',
  },
  themeConfig: {
    lastUpdated: true,
    enableScrollToTop: true,
  },
});
