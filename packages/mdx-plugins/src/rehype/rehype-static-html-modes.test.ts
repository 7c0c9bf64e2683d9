import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

test('compiles a static page to one fragment', async () => {
  const page = await compilePage('# T\n\nText');
  expect(page.isStatic).toBe(true);
  expect(page.html).toHaveLength(1);
  expect(page.code).toContain('<_Html fragment={0} />');
});

test('compiles an empty page to an empty fragment', async () => {
  const page = await compilePage('');
  expect(page).toMatchObject({ isStatic: true, html: [''] });
});

test('includes HTML in the code in inline mode', async () => {
  const page = await compilePage('A "quoted" & <b>bold</b> text', { html: 'inline' });
  expect(page.html).toEqual([]);
  expect(page.code).toContain('html="<p>A &quot;quoted&quot; &amp;#x26; <b>bold</b> text</p>"');
});

test('does not treat a page with a layout or a side effect import as static', async () => {
  for (const source of ["import './x.css'", 'export default ({ children }) => children']) {
    expect((await compilePage(`${source}\n\nText`)).isStatic).toBe(false);
  }
});

test('keeps exports in the module of a static page', async () => {
  const page = await compilePage("import a from './a'\nexport const b = a\n\nText");
  expect(page.isStatic).toBe(true);
  expect(page.code).toContain('export const b = a');
  expect(page.code).toContain('./a');
});

test('keeps the children of some components as elements', async () => {
  const source = 'export const Tree = (p) => p.children\n\n<Tree>\n- a\n  - b\n</Tree>';
  const { code, html } = await compilePage(source, { keepElements: ['Tree'] });
  expect(html).toEqual([]);
  expect(code).toContain('<_components.li>');
});

test('keeps elements with event handlers', async () => {
  const page = await compilePage('<button onClick={() => {}}>x</button>');
  expect(page.isStatic).toBe(false);
});

test('evaluates frontmatter in expressions', async () => {
  const page = await compilePage('---\nown: { name: A&B }\n---\n\nHello {frontmatter.own.name}');
  expect(page.html).toEqual(['<p>Hello A&#x26;B</p>']);
});
