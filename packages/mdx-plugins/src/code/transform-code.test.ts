import type { LanguageRegistration, ShikiTransformer } from 'shiki/core';
import { afterEach, expect, test } from 'vitest';
import type { DialectOptions } from '../options';
import { compilePage } from '../testing/compile-page';
import { setOwnLanguages } from './highlighter';

afterEach(() => setOwnLanguages([]));

const htmlOf = async (source: string, options: Partial<DialectOptions>) =>
  (await compilePage(source, options)).html.join('');

/** Replaces code, adds a class to `<pre>` and an element to the first line. */
const shout: ShikiTransformer = {
  name: 'shout',
  preprocess: (code) => code.toUpperCase(),
  pre(node) {
    this.addClassToHast(node, 'shout');
  },
  line(node, line) {
    if (line === 1) node.children.push({ type: 'text', value: '!' });
  },
};
const transformers = [{ transformer: () => shout, attribute: 'shout' }];

test('transforms code blocks with the attribute', async () => {
  const html = await htmlOf('```js shout {2}\nconst a = 1;\nb // [!code ++]\n```\n', {
    transformers,
  });
  expect(html).toContain('<pre tabindex="0" class="shout">');
  expect(html).toContain('!</span>');
  expect(html).toContain('<span class="line" data-highlight="" data-diff="add">');
  expect(html).toContain('B');
  expect(html).not.toMatch(/style=|const|\[!code/);
});

test('other code blocks stay the same', async () => {
  const source = '```js {1}\nconst a = 1;\n```\n';
  expect(await htmlOf(source, { transformers })).toBe(await htmlOf(source, {}));
});

test('tokens have the same classes as without transformers', async () => {
  const source = '```ts\nconst a: string = f("x"); // comment\n```\n';
  const html = await htmlOf(source, { transformers: [{ transformer: () => ({}) }] });
  const classesIn = (text: string) => [...text.matchAll(/class="(o-\w)"/g)].map(([, name]) => name);
  expect(new Set(classesIn(html))).toEqual(new Set(classesIn(await htmlOf(source, {}))));
});

/** Transformers that run in all code blocks and change nothing. */
const plain = [{ transformer: (): ShikiTransformer => ({}) }];

test('prompts stay excluded from copying', async () => {
  const source = '# A\n\n```sh\n$ npm i\n> done\n```\n';
  const page = await compilePage(source, { transformers: plain });
  expect(page.html.join('')).toContain('<span class="line"><span class="oct-prompt">$ </span>');
  expect(page.html.join('')).toContain('<span class="line"><span class="oct-prompt">> </span>');
  expect(page.content.text).toBe('A\n\nnpm i\ndone');
});

test('words stay highlighted', async () => {
  const source = '```ts /port/\nconst port = portOf(a); // [!code word:const]\n```\n';
  const html = await htmlOf(source, { transformers: plain });
  const marked = [...html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, text]) => text);
  expect(marked).toEqual(['const', 'port', 'port']);
});

test('words are not highlighted in elements that are not copied', async () => {
  const popup: ShikiTransformer = {
    line(node) {
      const children = [{ type: 'text' as const, value: 'port' }];
      node.children.push({
        type: 'element',
        tagName: 'i',
        properties: { 'data-no-copy': '' },
        children,
      });
    },
  };
  const html = await htmlOf('```text /port/\nport\n```\n', {
    transformers: [{ transformer: () => popup }],
  });
  expect(html).toContain('<mark>port</mark>');
  expect(html).toContain('<i data-no-copy="">port</i>');
});

test('terminal output keeps its colors', async () => {
  const source = '```ansi\n\\x1b[32mok\\x1b[0m\n```\n';
  expect(await htmlOf(source, { transformers: plain })).toBe(await htmlOf(source, {}));
});

test('the text for search and copying is the transformed code', async () => {
  const { content } = await compilePage('# A\n\n```text shout\nhello\n```\n', { transformers });
  expect(content.text).toContain('HELLO');
  expect(content.text).not.toContain('HELLO!');
});

test('an error has the position of the line that the transformer reports', async () => {
  const fail: ShikiTransformer = {
    preprocess() {
      throw Object.assign(new Error('Type "x" is not assignable.'), { line: 2 });
    },
  };
  const source = 'Text\n\n```ts\nconst a = 1;\nconst b: x = 1;\n```\n';
  await expect(
    compilePage(source, { transformers: [{ transformer: () => fail }] }),
  ).rejects.toMatchObject({ reason: 'Type "x" is not assignable.', line: 5 });
});

test('an error is reported at its line in the page if comments above it are removed', async () => {
  const fail: ShikiTransformer = {
    preprocess() {
      throw Object.assign(new Error('Wrong.'), { line: 2 });
    },
  };
  const source = '```ts\n// [!code focus]\na;\n// [!code highlight]\nb;\n```\n';
  await expect(
    compilePage(source, { transformers: [{ transformer: () => fail }] }),
  ).rejects.toMatchObject({ line: 5 });
});

test('transformers receive the language of the page, and add dependencies of the page', async () => {
  const read: ShikiTransformer = {
    preprocess() {
      const { lang, dependencies } = this.options.meta as { lang: string; dependencies: string[] };
      dependencies.push(`/types.${lang}.ts`);
    },
  };
  const page = await compilePage('```ts\na\n```\n', {
    transformers: [{ transformer: () => read }],
    langOf: () => 'zh',
  });
  expect(page.dependencies).toContain('/types.zh.ts');
});

const dots: LanguageRegistration = {
  name: 'dots',
  aliases: ['dt'],
  scopeName: 'source.dots',
  patterns: [{ match: '\\.+', name: 'keyword' }],
  repository: {},
};

test('highlights a language of the site, also by its alias', async () => {
  for (const name of ['dots', 'dt']) {
    const page = await compilePage(`\`\`\`${name}\nab ..\n\`\`\`\n`, { languages: () => [dots] });
    expect(page.html.join('')).toContain('ab <span class="o-k">..</span>');
    expect(page.warnings).toEqual([]);
  }
});

test('an unknown language is still reported', async () => {
  const page = await compilePage('```dost\na\n```\n', { languages: () => [dots] });
  expect(page.warnings).toMatchObject([{ hint: 'Did you mean "dots"?' }]);
});
