import { beforeEach, expect, test, vi } from 'vitest';

import { getEmbeddedLanguages } from './embedded-languages';

const CSS = '```css\na { color: red }\n```';
const BLOCKS = [
  ['md', `# Title\n\n> - ~~~ JS\n>   const a = 1;\n>   ~~~\n\n${CSS}`],
  ['markdown', '---\ntitle: 1\n---\n\n<b class="a">B</b>\n\n<script>const a = 1;</script>'],
  ['mdx', `---\ntitle: 1\n---\n\nimport A from 'a';\n\n<A b={1} />\n\n${CSS}`],
  [
    'vue',
    '<template lang="pug">\na(href="#") {{ b }}\n</template>\n<style lang="scss">\na { b { c: d } }\n</style>',
  ],
  ['svelte', '<style lang="less">\n@a: 1px;\n</style>'],
  ['asciidoc', '= Title\n\n[source,ruby]\n----\nputs 1\n----'],
  ['pug', 'style\n  :scss\n    a { b { c: d } }'],
] as const;
const OTHERS = ['js', 'tsx', 'css', 'yaml', 'toml', 'html', 'scss', 'less', 'pug', 'ruby', 'json'];

beforeEach(() => void vi.resetModules());

test.each(BLOCKS)(
  'code in %s is highlighted in the same way after other languages are loaded',
  async (lang, code) => {
    const { loadLanguages, tokenize } = await import('./highlighter');
    await loadLanguages([lang, ...getEmbeddedLanguages(code, lang)]);
    const first = tokenize(code, lang);
    await loadLanguages(OTHERS);
    expect(tokenize(code, lang)).toEqual(first);
  },
);

test('highlights code in fences', async () => {
  const { loadLanguages, tokenize } = await import('./highlighter');
  const code = '```js\nconst a = 1;\n```';
  await loadLanguages(['md', ...getEmbeddedLanguages(code, 'md')]);
  expect(tokenize(code, 'md')[1]).toContainEqual({ text: '1', className: 'o-n' });
});

test('returns nothing for other languages and unknown names', () => {
  expect(getEmbeddedLanguages('```js\n```', 'ts')).toEqual([]);
  expect(getEmbeddedLanguages('```unknown\n```\n\n```constructor\n```', 'md')).toEqual([]);
});
