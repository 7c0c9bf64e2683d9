import { expect, test } from 'vitest';

import type { CompileSettings } from '../../model/compiled-page';
import { createCompilePage } from './compile-page';

const settings: CompileSettings = {
  cwd: '/site',
  configFile: '/site/docs.config.ts',
  root: '/site/content',
  publicDir: '/site/content/public',
  base: '/',
  cleanUrls: true,
  langOptions: { defaultLang: 'en', langs: ['en'], versions: [], defaultVersion: '' },
  isMultilingual: false,
  highlight: false,
  codeBlocks: true,
  fallbackHeadingTitle: true,
  markdownOut: false,
  markdown: {
    defaultWrapCode: false,
    elements: {},
    globalComponents: {},
    showLineNumbers: false,
  },
  replaceRules: [],
  remarkPlugins: [],
  rehypePlugins: [],
  alias: {},
  themeModules: [],
  components: {},
};

test('a file that is asked for several times at once is compiled for each', async () => {
  const compilePage = await createCompilePage(settings);
  const path = '/site/content/partial.mdx';
  const all = await Promise.all([
    compilePage('# A', path, { html: 'inline' }),
    compilePage('# B', path, { html: 'inline' }),
    compilePage('# C', path),
  ]);
  expect(all.map(({ content }) => content.headingTitle)).toEqual(['A', 'B', 'C']);
});

test('a page that cannot be compiled does not stop the next', async () => {
  const compilePage = await createCompilePage(settings);
  const path = '/site/content/partial.mdx';
  const [broken, sound] = await Promise.allSettled([
    compilePage('<A', path),
    compilePage('# B', path),
  ]);
  expect([broken.status, sound.status]).toEqual(['rejected', 'fulfilled']);
});
