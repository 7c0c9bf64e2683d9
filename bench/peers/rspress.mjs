import { LANGUAGES } from './corpus-files.mjs';
import { metaTree } from './meta-tree.mjs';

export const rspress = {
  name: 'rspress',
  mainPackage: '@rspress/core',
  packages: { '@rspress/core': '2.0.22', react: '^19.3.1', 'react-dom': '^19.3.1' },
  overrides: {
    'mdast-util-to-markdown-cjk-friendly': '1.0.0',
    'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
  },
  build: ['rspress', 'build'],
  dev: (port) => ['rspress', 'dev', '--port', String(port)],
  sources: ['docs', 'rspress.config.ts'],
  caches: ['node_modules/.cache', 'node_modules/.rspress'],
  output: 'doc_build',
  pageFile: (route) => `docs/en/${route}.md`,
  pageUrl: (route) => `/${route}`,

  *files(corpus) {
    yield* metaTree('docs', corpus);
    const locales = LANGUAGES.map((locale) => ({
      ...locale,
      title: 'Bench',
      description: 'bench',
    }));
    yield [
      'rspress.config.ts',
      `import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  lang: 'en',
  title: 'Bench',
  description: 'bench',
  route: { cleanUrls: true },
  search: { codeBlocks: true },
  locales: ${JSON.stringify(locales)},
});
`,
    ];
  },
};
