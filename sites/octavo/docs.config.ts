import { defineConfig } from '@octavo/cli';

import { repositoryPages } from './repository-pages';

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
  ],
  plugins: [repositoryPages],
  themeConfig: {
    lastUpdated: true,
    enableScrollToTop: true,
  },
});
