import { expect, test } from 'vitest';
import { compileToMarkup } from '../testing/compile-page';

const toHtml = (source: string) => compileToMarkup(source, {}, '/site/en/page.md');

test.each([
  ['List<T>', 'List&#x3C;T>'],
  ['Promise<Response> and `Set<T>`', 'Promise&#x3C;Response> and <code>Set&#x3C;T></code>'],
  ['Map<string, List<T>>', 'Map&#x3C;string, List&#x3C;T>>'],
  ['Array<Foo<Bar>>', 'Array&#x3C;Foo&#x3C;Bar>>'],
  ['Promise<void>, Promise<string>', 'Promise&#x3C;void>, Promise&#x3C;string>'],
  ['Promise<Array<unknown>>', 'Promise&#x3C;Array&#x3C;unknown>>'],
  ['React.FC<Props>', 'React.FC&#x3C;Props>'],
  ['类型<T>', '类型&#x3C;T>'],
  [
    '**List<T>** and [List<T>](#a)',
    '<strong>List&#x3C;T></strong> and <a href="#a">List&#x3C;T></a>',
  ],
  ['mail<A@b.c>', 'mail<a href="mailto:A@b.c">A@b.c</a>'],
])('shows the type parameters in %s as text and keeps autolinks', async (source, html) => {
  expect(await toHtml(source)).toBe(`<p>${html}</p>`);
});

test.each([
  ['H<SUB>2</SUB>O', 'H<sub>2</sub>O'],
  ['a<BR>b', 'a<br>b'],
  ['a<linearGradient></linearGradient>', 'a<lineargradient></lineargradient>'],
  ['a<X-Tip>b</X-Tip>', 'a<x-tip>b</x-tip>'],
  ['a<T b>c</T>', 'a<t b="">c</t>'],
  ['a<T/>c', 'a<t>c</t>'],
  ['Promise<symbol>a</symbol>', 'Promise<symbol>a</symbol>'],
  ['a <void>', 'a <void></void>'],
  ['a <T>b</T>', 'a <t>b</t>'],
])('keeps the element in %s', async (source, html) => {
  expect(await toHtml(source)).toBe(`<p>${html}</p>`);
});

test('keeps type parameters in headings, tables and lists', async () => {
  const html = await toHtml('# List<T>\n\n| Map<K> |\n| - |\n| Set<V> |\n\n- Box<W>\n');
  for (const text of ['List&#x3C;T>', 'Map&#x3C;K>', 'Set&#x3C;V>', 'Box&#x3C;W>'])
    expect(html).toContain(text);
});

test('parses the same tag as JSX in MDX', async () => {
  expect(await compileToMarkup('A<T>b</T>', { components: undefined as never })).toContain('<T>');
});
