import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage, compileToMarkup } from '../testing/compile-page';
import { tempSite } from '../testing/temp-site';

test('a partial becomes part of the page, with its headings and links', async () => {
  const root = tempSite({
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

test('the source of pages and partials is transformed before it is parsed', async () => {
  const root = tempSite({ 'part.mdx': 'Part %V%', 'lines.md': 'Lines %V%' });
  const html = await compileToMarkup(
    "import Part from './part.mdx'\n\nPage %V%\n\n<Part />",
    { root, transformSource: (source) => source.replaceAll('%V%', '**1**') },
    join(root, 'page.mdx'),
  );
  expect(html).toBe('<p>Page <strong>1</strong></p>\n<p>Part <strong>1</strong></p>');
});

test('an alias leads to a partial', async () => {
  const root = tempSite({ 'en/shared/x.mdx': 'From the alias' });
  const html = await compileToMarkup(
    "import X from '@en/shared/x.mdx'\n\n<X />",
    { root, resolveImport: (specifier) => join(root, specifier.slice(1)) },
    join(root, 'en/page.mdx'),
  );
  expect(html).toBe('<p>From the alias</p>');
});

test('partials in partials bring their imports, relative to the page', async () => {
  const root = tempSite({
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

test('the same partial can be used twice; ids stay apart', async () => {
  const root = tempSite({ 'x.mdx': '## Same' });
  const page = await compilePage(
    "import X from './x.mdx'\n\n<X />\n\n<X />",
    { root },
    join(root, 'p.mdx'),
  );
  expect(page.content.ids).toEqual(['same', 'same-1']);
});

test('a partial with attributes, children or in code stays a component', async () => {
  const root = tempSite({ 'x.mdx': 'X' });
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

test('a partial that exports something stays a component', async () => {
  const root = tempSite({ 'x.mdx': 'export const a = 1\n\nX' });
  const page = await compilePage("import X from './x.mdx'\n\n<X />", { root }, join(root, 'p.mdx'));
  expect(page.code).toContain('./x.mdx');
});

test('a name that means two things keeps the partial a component', async () => {
  const root = tempSite({ 'x.mdx': "import A from 'other'\n\n<A />" });
  const source = "import A from 'one'\nimport X from './x.mdx'\n\n<A />\n\n<X />";
  const page = await compilePage(source, { root }, join(root, 'p.mdx'));
  expect(page.code).toContain('./x.mdx');
});

test('Markdown partials may hold HTML', async () => {
  const root = tempSite({ 'x.md': 'Raw <b>bold</b> {text}' });
  const html = await compileToMarkup(
    "import X from './x.md'\n\n<X />",
    { root },
    join(root, 'p.mdx'),
  );
  expect(html).toBe('<p>Raw <b>bold</b> {text}</p>');
});

test('a missing partial is an error at its import', async () => {
  const root = tempSite({});
  const error = await compilePage(
    "\nimport X from './no.mdx'\n\n<X />",
    { root },
    join(root, 'p.mdx'),
  ).catch((e) => e);
  expect([error.line, error.column]).toEqual([2, 1]);
  expect(error.reason).toContain('Expected a file at `./no.mdx`');
});

test('a circle of partials is an error that names it', async () => {
  const root = tempSite({
    'a.mdx': "import B from './b.mdx'\n\n<B />",
    'b.mdx': "import A from './a.mdx'\n\n<A />",
  });
  const error = await compilePage(
    "import A from './a.mdx'\n\n<A />",
    { root },
    join(root, 'p.mdx'),
  ).catch((e) => e);
  expect(error.reason).toContain('circle');
  expect(error.file).toBe(join(root, 'b.mdx'));
});

test('an error in a partial names the partial', async () => {
  const root = tempSite({ 'x.mdx': 'Fine\n\n<b' });
  const error = await compilePage(
    "import X from './x.mdx'\n\n<X />",
    { root },
    join(root, 'p.mdx'),
  ).catch((e) => e);
  expect(error.file).toBe(join(root, 'x.mdx'));
});
