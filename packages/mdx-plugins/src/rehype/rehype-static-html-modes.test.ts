import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

test('a static page is one fragment', async () => {
  const page = await compilePage('# T\n\nText');
  expect(page.isStatic).toBe(true);
  expect(page.html).toHaveLength(1);
  expect(page.code).toContain('<_Html fragment={0} />');
});

test('an empty page is static', async () => {
  const page = await compilePage('');
  expect(page).toMatchObject({ isStatic: true, html: [''] });
});

test('inline HTML stays in the code', async () => {
  const page = await compilePage('A "quoted" & <b>bold</b> text', { html: 'inline' });
  expect(page.html).toEqual([]);
  expect(page.code).toContain('html="<p>A &quot;quoted&quot; &amp;#x26; <b>bold</b> text</p>"');
});

test('a page with a layout or an import for its effect is not static', async () => {
  for (const source of ["import './x.css'", 'export default ({ children }) => children']) {
    expect((await compilePage(`${source}\n\nText`)).isStatic).toBe(false);
  }
});

test('exports stay in the module of a static page', async () => {
  const page = await compilePage("import a from './a'\nexport const b = a\n\nText");
  expect(page.isStatic).toBe(true);
  expect(page.code).toContain('export const b = a');
  expect(page.code).toContain('./a');
});

test('components that look into their children get elements', async () => {
  const source = 'export const Tree = (p) => p.children\n\n<Tree>\n- a\n  - b\n</Tree>';
  const { code, html } = await compilePage(source, { keepElements: ['Tree'] });
  expect(html).toEqual([]);
  expect(code).toContain('<_components.li>');
});

test('elements with handlers stay components', async () => {
  const page = await compilePage('<button onClick={() => {}}>x</button>');
  expect(page.isStatic).toBe(false);
});

test('what the frontmatter says can be used as an expression', async () => {
  const page = await compilePage('---\nown: { name: A&B }\n---\n\nHello {frontmatter.own.name}');
  expect(page.html).toEqual(['<p>Hello A&#x26;B</p>']);
});
