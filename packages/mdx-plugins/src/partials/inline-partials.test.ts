import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage, compileToMarkup } from '../testing/compile-page';
import { createTempSite } from '../testing/temp-site';

test('inlines a partial with its headings and links', async () => {
  const root = createTempSite({
    'shared/partial.mdx': '---\ntitle: no\n---\n\n## In the partial\n\n[up](../x.md)',
  });
  const page = await compilePage(
    "import Partial from './shared/partial.mdx'\n\n## Before\n\n<Partial />\n\n## After",
    { root, resolveLink: (href, file, pageFile) => `${href}|${file === pageFile}` },
    join(root, 'page.mdx'),
  );
  expect(page.isStatic).toBe(true);
  expect(page.code).not.toContain('partial.mdx');
  expect(page.content.toc.map(({ text }) => text)).toEqual(['Before', 'In the partial', 'After']);
  expect(page.content.links).toEqual([
    {
      kind: 'link',
      href: '../x.md',
      resolved: '../x.md|false',
      file: join(root, 'shared/partial.mdx'),
      line: 7,
      column: 1,
    },
  ]);
  expect(page.dependencies).toEqual([join(root, 'shared/partial.mdx')]);
});

test('transforms the source of pages and partials before parsing', async () => {
  const root = createTempSite({ 'part.mdx': 'Part %V%', 'lines.md': 'Lines %V%' });
  const html = await compileToMarkup(
    "import Part from './part.mdx'\n\nPage %V%\n\n<Part />",
    { root, transformSource: (source) => source.replaceAll('%V%', '**1**') },
    join(root, 'page.mdx'),
  );
  expect(html).toBe('<p>Page <strong>1</strong></p>\n<p>Part <strong>1</strong></p>');
});

test('resolves an alias of a partial', async () => {
  const root = createTempSite({ 'en/shared/x.mdx': 'From the alias' });
  const html = await compileToMarkup(
    "import X from '@en/shared/x.mdx'\n\n<X />",
    { root, resolveImport: (specifier) => join(root, specifier.slice(1)) },
    join(root, 'en/page.mdx'),
  );
  expect(html).toBe('<p>From the alias</p>');
});

test('inlines nested partials and rewrites their imports relative to the page', async () => {
  const root = createTempSite({
    'a/one.mdx': "import Two from './two.mdx'\nimport Box from './box'\n\n<Two />\n\n<Box />",
    'a/two.mdx': "import Box from './box'\n\nTwo <Box />",
  });
  const page = await compilePage(
    "import One from './a/one.mdx'\n\n<One />",
    { root },
    join(root, 'page.mdx'),
  );
  expect(page.code.match(/import Box from "\.\/a\/box"/g)).toHaveLength(1);
  expect(page.code).not.toMatch(/one\.mdx|two\.mdx/);
});

test('inlines a partial twice with unique IDs', async () => {
  const root = createTempSite({ 'x.mdx': '## Same' });
  const page = await compilePage(
    "import X from './x.mdx'\n\n<X />\n\n<X />",
    { root },
    join(root, 'p.mdx'),
  );
  expect(page.content.ids).toEqual(['same', 'same-1']);
});

test('keeps a partial with attributes or children, or in code, as a component', async () => {
  const root = createTempSite({ 'x.mdx': 'X' });
  for (const use of [
    '<X a="1" />',
    '<X>child</X>',
    '<Y icon={<X />} />',
    'Text with <X /> in it',
  ]) {
    const source = `import X from './x.mdx'\nimport Y from './y'\n\n${use}`;
    const page = await compilePage(source, { root }, join(root, 'p.mdx'));
    expect(page.code).toContain('./x.mdx');
  }
});

test('keeps a partial with exports as a component', async () => {
  const root = createTempSite({ 'x.mdx': 'export const a = 1\n\nX' });
  const page = await compilePage("import X from './x.mdx'\n\n<X />", { root }, join(root, 'p.mdx'));
  expect(page.code).toContain('./x.mdx');
});

test('keeps a partial as a component if its imports conflict with the page', async () => {
  const root = createTempSite({ 'x.mdx': "import A from 'other'\n\n<A />" });
  const source = "import A from 'one'\nimport X from './x.mdx'\n\n<A />\n\n<X />";
  const page = await compilePage(source, { root }, join(root, 'p.mdx'));
  expect(page.code).toContain('./x.mdx');
});

test('inlines a Markdown partial with HTML', async () => {
  const root = createTempSite({ 'x.md': 'Raw <b>bold</b> {text}' });
  const html = await compileToMarkup(
    "import X from './x.md'\n\n<X />",
    { root },
    join(root, 'p.mdx'),
  );
  expect(html).toBe('<p>Raw <b>bold</b> {text}</p>');
});

test('reports a missing partial at its import', async () => {
  const root = createTempSite({});
  const error = await compilePage(
    "\nimport X from './no.mdx'\n\n<X />",
    { root },
    join(root, 'p.mdx'),
  ).catch((e) => e);
  expect([error.line, error.column]).toEqual([2, 1]);
  expect(error.reason).toBe(`File not found: "./no.mdx" (resolved to ${join(root, 'no.mdx')})`);
});

test('reports a circular import of partials', async () => {
  const root = createTempSite({
    'a.mdx': "import B from './b.mdx'\n\n<B />",
    'b.mdx': "import A from './a.mdx'\n\n<A />",
  });
  const error = await compilePage(
    "import A from './a.mdx'\n\n<A />",
    { root },
    join(root, 'p.mdx'),
  ).catch((e) => e);
  expect(error.reason).toBe('Circular import of partials: a.mdx → b.mdx → a.mdx');
  expect(error.file).toBe(join(root, 'b.mdx'));
});

test.each([
  ['in text', 'Text <A /> text', 'Text <B /> text'],
  ['with props', '<A of="1" />', '<B of="1" />'],
  ['with children', '<A>a</A>', '<B>b</B>'],
  ['in a component', '<Box><A of="1" /></Box>', '- <B />'],
])('reports a circular import of partials that are used %s', async (_name, useA, useB) => {
  const root = createTempSite({
    'a.mdx': `import B from './b.mdx'\n\n${useB}`,
    'b.mdx': `import A from './a.mdx'\n\n${useA}`,
  });
  const source = `import A from './a.mdx'\nimport Box from './box'\n\n${useA}`;
  const error = await compilePage(source, { root }, join(root, 'p.mdx')).catch((e) => e);
  expect(error.reason).toBe('Circular import of partials: a.mdx → b.mdx → a.mdx');
  expect([error.file, error.line, error.column]).toEqual([join(root, 'b.mdx'), 1, 1]);
});

test('reports a partial that uses itself, and a partial that uses its page', async () => {
  const root = createTempSite({
    'self.mdx': "import Self from './self.mdx'\n\nText <Self />",
    'p.mdx': '',
    'up.mdx': "import Page from './p.mdx'\n\nText <Page />",
  });
  const reasonOf = (name: string) =>
    compilePage(`import X from './${name}'\n\nA <X />`, { root }, join(root, 'p.mdx')).catch(
      (e) => e.reason,
    );
  expect(await reasonOf('self.mdx')).toBe('Circular import of partials: self.mdx → self.mdx');
  expect(await reasonOf('up.mdx')).toBe('Circular import of partials: p.mdx → up.mdx → p.mdx');
});

test('accepts a partial that several partials use, and recursion in an expression', async () => {
  const root = createTempSite({
    'a.mdx': "import C from './c.mdx'\n\nA <C />",
    'b.mdx': "import C from './c.mdx'\n\nB <C />",
    'c.mdx': "import C from './c.mdx'\n\n{props.depth > 0 && <C depth={props.depth - 1} />}",
  });
  const source = "import A from './a.mdx'\nimport B from './b.mdx'\n\nX <A /> <B />";
  const page = await compilePage(source, { root }, join(root, 'p.mdx'));
  expect(page.dependencies.sort()).toEqual(['a.mdx', 'b.mdx', 'c.mdx'].map((f) => join(root, f)));
});

test('reports the file of an error in a partial', async () => {
  const root = createTempSite({ 'x.mdx': 'Fine\n\n<b' });
  const error = await compilePage(
    "import X from './x.mdx'\n\n<X />",
    { root },
    join(root, 'p.mdx'),
  ).catch((e) => e);
  expect(error.file).toBe(join(root, 'x.mdx'));
});
