import { describe, expect, test } from 'vitest';

import { compilePage as compile } from '../testing/compile-page';
import rehypeMath from './rehype-math';
import remarkMath from './remark-math';

const compilePage = (
  source: string,
  {
    macros = {},
    output = 'html',
    singleDollar = true,
    partials = {},
  }: Record<string, unknown> = {},
) =>
  compile(
    source,
    {
      remarkPlugins: [[remarkMath, { singleDollarTextMath: singleDollar }] as never],
      rehypePlugins: [[rehypeMath, { macros, output }] as never],
    },
    partials as Record<string, string>,
  );

/** Returns the message of the error with which the compilation fails. */
async function failure(source: string, partials = {}): Promise<string> {
  const error = await compilePage(source, { partials }).catch((reason: Error) => reason);
  if (!(error instanceof Error)) throw new Error('The page has been compiled.');
  return error.message.replace(/\/\S*\/octavo-plugins-\w+\//, '');
}

test('renders formulas in text and as blocks as HTML and MathML', async () => {
  const { html, isStatic } = await compilePage('Text $a^2$ and $$b$$.\n\n$$\n\\frac{1}{2}\n$$\n');
  expect(isStatic).toBe(true);
  expect(html[0]).toMatch(/<p>Text <span class="oct-math"><span class="katex">.*<\/p>/);
  expect(html[0]).toContain('<annotation encoding="application/x-tex">a^2</annotation>');
  expect(html[0]).toMatch(
    /<div class="oct-math-block oct-scrollable"><span class="katex-display">.*<mfrac>/,
  );
  expect(html[0]).not.toContain('<code');
});

test('Markdown output and search contain the source of formulas', async () => {
  const source = '# Sum $n$\n\nText $a^2$.\n\n$$\n\\frac{1}{2}\n$$\n\n## For $x < 1$\n';
  const { markdown, content } = await compilePage(source);
  expect(markdown).toBe(source);
  expect(content.text).toBe('Sum n\n\nText a^2.\n\n\\frac{1}{2}\n\nFor x < 1');
  expect(content.title).toContain('Sum n');
  expect(content.toc.map(({ id }) => id)).toEqual(['for-x--1']);
});

test('Markdown output keeps a line with formulas together', async () => {
  const { markdown } = await compilePage('<div>The area $r^2$ of it.</div>');
  expect(markdown).toBe('The area $r^2$ of it.\n');
});

test('leaves code, escaped dollar signs and pages without formulas unchanged', async () => {
  const { html } = await compilePage('`$a$` costs \\$5 or \\$6.\n\n```sh\n$ npm test $\n```\n');
  expect(html[0]).toContain('<code>$a$</code> costs $5 or $6.');
  expect(html[0]).not.toContain('katex');
});

test('with singleDollar: false, a formula in text needs two dollar signs', async () => {
  const { html } = await compilePage('Between $5 and $6: $$x$$', { singleDollar: false });
  expect(html[0]).toContain('Between $5 and $6: <span class="oct-math">');
});

test.each([
  ['It costs $5 today and $10 tomorrow', 0],
  ['From $20,000 to $30,000 or $x$', 1],
  ['Between $5 and 10 $, $ x$ or $x $', 0],
  ['$5-$10 and ($5)', 0],
  ['US$5，或$x$。', 1],
  ['$a b$, $1 + 1$, $$ x $$5 and\n$a\nb$', 4],
])('in %j, prices are text', async (source, count) => {
  const { html, content } = await compilePage(source);
  expect(html[0]!.match(/class="oct-math"/g) ?? []).toHaveLength(count);
  if (count === 0) expect(content.text).toBe(source);
});

test.each([
  ['Plan costs $10 and the variable is `$HOME`.', ['$HOME'], 0],
  ['From $10: `a`, ``b`$``\nor `$PATH`', ['a', 'b`$', '$PATH'], 0],
  ['The value $a$ costs $5 with `$b` and $c$', ['$b'], 2],
  ["A quote $\\text{``a''}$ or accent $\\text{\\`a}$ and `code`", ['code'], 2],
])('in %j, inline code stays code', async (source, codes, count) => {
  const { html } = await compilePage(source);
  const found = [...html[0]!.matchAll(/<code>(.*?)<\/code>/g)].map(([, code]) => code);
  expect(found).toEqual(codes);
  expect(html[0]!.match(/class="oct-math"/g) ?? []).toHaveLength(count);
});

test('macros apply to all formulas, and definitions of a page to the rest of the page', async () => {
  const source = '$$\n\\gdef\\half{\\frac12}\n$$\n\n$\\R \\half$';
  const { html } = await compilePage(source, { macros: { '\\R': '\\mathbb{R}' } });
  expect(html[0]).toContain('<mfrac>');
  expect(html[0]).toContain('<mi mathvariant="double-struck">R</mi>');
  expect(await failure('$\\half$')).toContain('Undefined control sequence: \\half');
});

test('with output: mathml, formulas have neither styles nor HTML', async () => {
  const { html } = await compilePage('Text $a^2$.', { output: 'mathml' });
  expect(html[0]).toMatch(/<math .*<msup>/);
  expect(html[0]).not.toMatch(/style=|aria-hidden/);
});

describe('an invalid formula fails with its position', () => {
  test('in a page', async () => {
    expect(await failure('# A\n\nText $\\frac{1}{$ here.\n')).toBe(
      'page.mdx:3:6: Invalid formula "\\frac{1}{": Unexpected end of input in a macro argument, expected \'}\'\nFix the LaTeX. To write a dollar sign, use "\\$".',
    );
  });

  test.each(['part.mdx', 'part.md'])('in the partial %s', async (name) => {
    const source = `import Part from './${name}'\n\n# A\n\n<Part />\n`;
    expect(await failure(source, { [name]: 'One.\n\n$\\nope$\n' })).toMatch(
      new RegExp(`^${name}:3:1: Invalid formula`),
    );
  });
});

test.each([
  '\\href{javascript:alert(1)}{x}',
  '\\htmlClass{x}{y}',
  '\\includegraphics{http://example.com/x.png}',
])('the untrusted command %s has no effect', async (tex) => {
  const { html } = await compilePage(`$${tex}$`);
  expect(html[0]).not.toMatch(/<a |<img|class="x"|href=/);
});

test('an endless macro fails instead of blocking the build', async () => {
  expect(await failure('$\\def\\x{\\x\\x}\\x$')).toContain('Too many expansions');
});
