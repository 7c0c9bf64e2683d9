import { resolveMessages } from '@octavo/mdx-plugins/messages';
import { expect, test } from 'vitest';

import type { CompileSettings } from '../../model/compiled-page';
import { createCompilePage } from './compile-page';
import { toProblem } from './to-problem';

const settings: CompileSettings = {
  cwd: '/site',
  configFile: '/site/docs.config.ts',
  root: '/site/content',
  publicDir: '/site/content/public',
  base: '/',
  cleanUrls: true,
  langOptions: { defaultLang: 'en', langs: ['en'], versions: [], defaultVersion: '' },
  isMultilingual: false,
  messages: {},
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
  transformers: [],
  languages: [],
  remarkPlugins: [],
  rehypePlugins: [],
  alias: {},
  themeModules: [],
  components: {},
};

test('compiles a file once per concurrent call', async () => {
  const compilePage = await createCompilePage(settings);
  const path = '/site/content/partial.mdx';
  const all = await Promise.all([
    compilePage('# A', path, { html: 'inline' }),
    compilePage('# B', path, { html: 'inline' }),
    compilePage('# C', path),
  ]);
  expect(all.map(({ content }) => content.headingTitle)).toEqual(['A', 'B', 'C']);
});

test('compiles the next page after a failure', async () => {
  const compilePage = await createCompilePage(settings);
  const path = '/site/content/partial.mdx';
  const [invalid, valid] = await Promise.allSettled([
    compilePage('<A', path),
    compilePage('# B', path),
  ]);
  expect([invalid.status, valid.status]).toEqual(['rejected', 'fulfilled']);
});

test.each([
  ['a: &a\n  b: *a', 4, 6],
  ['head: &a\n  - [meta, *a]', 4, 12],
])('reports frontmatter that contains itself with its position: %j', async (yaml, line, column) => {
  const compilePage = await createCompilePage(settings);
  const source = `---\ntitle: T\n${yaml}\n---\n`;
  const error = await compilePage(source, '/site/content/a.md').catch((reason) => reason);
  expect(toProblem(error, '/site/content/a.md', source)).toMatchObject({
    file: '/site/content/a.md',
    line,
    column,
    message: 'YAML error in the frontmatter: the alias "*a" is in its own value',
    hint: 'Remove the alias, or quote it if it is a string.',
  });
});

test('overrides the labels of code blocks and the titles of callouts with messages of the site', async () => {
  const { messages } = resolveMessages('en', {
    copyCode: 'Grab',
    wrapCode: 'Fold',
    calloutTip: 'Idea',
  });
  const compilePage = await createCompilePage({ ...settings, messages: { en: messages } });
  const page = await compilePage('```js\nx\n```\n\n:::tip\nx\n:::', '/site/content/part.mdx');
  const html = page.html.join('');
  for (const label of ['aria-label="Grab"', 'aria-label="Fold"', '>Idea</p>']) {
    expect(html).toContain(label);
  }
});
