// cspell:ignore nane taglin

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

async function problemOf(yaml: string): Promise<string> {
  const error = await compilePage(`---\n${yaml}\n---\n\nText`).catch((reason) => reason);
  return `${error.line}:${error.column} ${error.reason}`;
}

test('parses frontmatter and keeps other keys', async () => {
  const { content } = await compilePage(
    '---\ntitle: A\noverviewHeaders: [2, 3]\nown: { a: 1 }\n---\n\n# H',
  );
  expect(content.frontmatter).toEqual({ title: 'A', overviewHeaders: [2, 3], own: { a: 1 } });
  expect(content).toMatchObject({ title: 'A', headingTitle: 'H' });
});

test('converts a number to a string if only a string is allowed', async () => {
  const { content } = await compilePage('---\ntitle: 404\npageType: 404\nsearch: 2\n---');
  expect(content.frontmatter).toEqual({ title: '404', pageType: '404', search: 2 });
});

test('keeps the notation of unquoted values if only a string is allowed', async () => {
  const yaml = [
    'title: 1.10',
    'description: 0x10',
    'tag: 2.0 # draft',
    'head: [[meta, { content: 1e3 }]]',
    'hero:',
    '  name: &version 3.0',
    '  text: *version',
    '  actions:',
    '    - { text: True, link: 007 }',
  ].join('\n');
  const { content } = await compilePage(`---\n${yaml}\n---`);
  expect(content.frontmatter).toEqual({
    title: '1.10',
    description: '0x10',
    tag: '2.0',
    head: [['meta', { content: '1e3' }]],
    hero: { name: '3.0', text: '3.0', actions: [{ text: 'True', link: '007' }] },
  });
});

test('reports a YAML error with its position', async () => {
  expect(await problemOf('title: a: b')).toMatchInlineSnapshot(
    `"2:8 YAML error in the frontmatter: unquoted value contains \`:\`"`,
  );
  expect(await problemOf('title: x\n  description: y')).toMatchInlineSnapshot(
    `"2:8 YAML error in the frontmatter: the key \`description\` is indented, but the line above it contains a value"`,
  );
  expect(await problemOf('title: a: b\n  description: y')).toMatchInlineSnapshot(
    `"2:8 YAML error in the frontmatter: unquoted value contains \`:\`"`,
  );
  expect(await problemOf('title: x\nhead: [')).toMatchInlineSnapshot(
    `"3:8 YAML error in the frontmatter: missing \`]\` at the end of a list"`,
  );
  expect(await problemOf('title: {{ name }}\nimage: {')).toMatchInlineSnapshot(
    `"3:9 YAML error in the frontmatter: missing \`}\` at the end of a map"`,
  );
  expect(await problemOf('title: x\ndescription: *Not*')).toMatchInlineSnapshot(
    `"3:14 YAML error in the frontmatter: Unresolved alias (the anchor must be set before the alias): Not*"`,
  );
  expect(await problemOf('just text')).toMatchInlineSnapshot(
    `"2:1 Expected key-value pairs in the frontmatter, got "just text""`,
  );
});

test('reports the position of any error', async () => {
  const tokens = `title hero true /x { } [ ] " ' | > &a *a << !!x !!binary ? # % @ ~ 2001-01-01`;
  const part = fc.constantFrom(...tokens.split(' '), ' ', '  ', '\t', '\n', ': ', '- ');
  const yaml = fc.array(part, { maxLength: 16 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(yaml, async (text) => {
      const page = await compilePage(`---\n${text}\n---\n`).catch((reason) => reason);
      expect(page.content ?? page.line).toBeDefined();
    }),
    { examples: [['*a'], ['title: *a'], ['a: &a [*a]']] },
  );
});

test('reports a value of the wrong type with its position', async () => {
  expect(await problemOf('title: x\noverview: [1]')).toMatchInlineSnapshot(
    `"3:1 Expected a boolean for frontmatter key "overview", got [1]"`,
  );
  expect(await problemOf('pageType: dok')).toMatchInlineSnapshot(
    `"2:1 Expected "home", "doc", "custom", "404", "blank" or "doc-wide" for frontmatter key "pageType", got "dok""`,
  );
  expect(await problemOf('title: [a]')).toMatchInlineSnapshot(
    `"2:1 Expected a string for frontmatter key "title", got ["a"]"`,
  );
});

test('validates dates and authors', async () => {
  expect(await problemOf('title: x\ndate: 2026-02-30')).toMatchInlineSnapshot(
    `"3:1 Expected a date, such as "2026-11-24" for frontmatter key "date", got "2026-02-30""`,
  );
  expect(await problemOf('date: 24 November')).toMatchInlineSnapshot(
    `"2:1 Expected a date, such as "2026-11-24" for frontmatter key "date", got "24 November""`,
  );
  expect(await problemOf('authors:\n  - Ada\n  - url: /bo')).toMatchInlineSnapshot(
    `"4:5 Missing frontmatter key "authors[1].name""`,
  );
  expect(await problemOf('draft: soon')).toMatchInlineSnapshot(
    `"2:1 Expected a boolean for frontmatter key "draft", got "soon""`,
  );
  const { content } = await compilePage(
    '---\ndate: 2026-11-24\nauthors:\n  - Ada\n  - { name: Bo, role: editor }\n---',
  );
  expect(content.frontmatter).toEqual({
    date: '2026-11-24',
    authors: ['Ada', { name: 'Bo', role: 'editor' }],
  });
});

test('validates nested values and reports their position', async () => {
  expect(
    await problemOf('title: x\nhero:\n  name: A\n  actions:\n    - text: Go'),
  ).toMatchInlineSnapshot(`"6:7 Missing frontmatter key "hero.actions[0].link""`);
  expect(await problemOf('features:\n  - title: [a]\n    details: 5')).toMatchInlineSnapshot(
    `"3:5 Expected a string for frontmatter key "features[0].title", got ["a"]"`,
  );
  expect(await problemOf('head:\n  - [meta, { name: a }]\n  - [link]')).toMatchInlineSnapshot(
    `"4:5 Expected 2 items (tag, attributes) for frontmatter key "head[1]", got ["link"]"`,
  );
  expect(await problemOf('head:\n  - [meta, { content: [5] }]')).toMatchInlineSnapshot(
    `"3:14 Expected a string or a boolean for frontmatter key "head[0][1].content", got [5]"`,
  );
  expect(await problemOf('head: meta')).toMatchInlineSnapshot(
    `"2:1 Expected a list for frontmatter key "head", got "meta""`,
  );
  expect(await problemOf('head: [meta]')).toMatchInlineSnapshot(
    `"2:8 Expected a list for frontmatter key "head[0]", got "meta""`,
  );
  expect(await problemOf('hero: { image: { src: { light: /a.svg } } }')).toMatchInlineSnapshot(
    `"2:18 Missing frontmatter key "hero.image.src.dark""`,
  );
});

test('the hint for a missing key names the key', async () => {
  const page = compilePage('---\nhero: { image: { light: /a.svg, dark: /b.svg } }\n---');
  expect((await page.catch((reason) => reason)).note).toBe(
    'Set "hero.image.src" to a string or a map.',
  );
});

test('ignores optional keys without a value', async () => {
  const { content } = await compilePage('---\ntitle: A\nhero:\n  name: 404\n  text:\nimage:\n---');
  expect(content.frontmatter).toEqual({
    title: 'A',
    hero: { name: '404', text: null },
    image: null,
  });
});

test('reports all values of the wrong type at once', async () => {
  const error = await compilePage(
    '---\npageType: dok\ntitle: x\nsidebar: maybe\noverview: [1]\n---',
  ).catch((reason) => reason);
  expect(error.line).toBe(2);
  expect(error.note.split('\n')).toEqual([
    'Fix the value, or remove the key to use the default.',
    'Line 4: Expected a boolean for frontmatter key "sidebar", got "maybe".',
    'Line 5: Expected a boolean for frontmatter key "overview", got [1].',
  ]);
});

test('warns about a key that is similar to a known one', async () => {
  const { warnings } = await compilePage('---\ntitle: x\noutlien: false\n---');
  expect(warnings).toEqual([
    {
      file: '/site/en/page.mdx',
      line: 3,
      column: 1,
      message: 'Unknown frontmatter key "outlien"',
      hint: 'Did you mean "outline"?',
    },
  ]);
});

test('warns about a key of the hero or of a list that is similar to a known one', async () => {
  const { warnings } = await compilePage(
    '---\npageType: home\nhero:\n  taglin: x\n  actions:\n    - text: a\n      link: /\n      them: alt\n  image:\n    src: /a.svg\n    width: 20\n---',
  );
  expect(warnings.map(({ line, message, hint }) => [line, message, hint])).toEqual([
    [4, 'Unknown frontmatter key "hero.taglin"', 'Did you mean "tagline"?'],
    [8, 'Unknown frontmatter key "hero.actions[0].them"', 'Did you mean "theme"?'],
  ]);
});

test('does not compare keys of a map without named keys', async () => {
  const { warnings } = await compilePage(
    '---\nhead:\n  - [meta, { nane: robots, contents: noindex }]\n---',
  );
  expect(warnings).toEqual([]);
});

test('knows the keys that a site declares', async () => {
  const { warnings } = await compilePage('---\ndates: x\nlevle: 5\n---', {
    frontmatterKeys: ['dates', 'level'],
  });
  expect(warnings.map(({ line, message, hint }) => [line, message, hint])).toEqual([
    [3, 'Unknown frontmatter key "levle"', 'Did you mean "level"?'],
  ]);
});

test.each([
  ['\n---\ntitle: X\n---\n', 'page.mdx', 2],
  [' ---\ntitle: X\ndescription: y\n---\n', 'page.md', 1],
  ['----\ntitle: X\n----\n', 'page.md', 1],
  ['<!-- c -->\n---\ntitle: X\n---\n', 'page.md', 2],
  ['{/* c */}\n\n---\ntitle:\n---\n', 'page.mdx', 3],
])('warns about misplaced frontmatter in %j', async (source, name, line) => {
  const { warnings } = await compilePage(source, {}, `/site/${name}`);
  expect(warnings).toMatchObject([
    {
      line,
      message: 'Frontmatter that does not start the file is rendered as a heading',
      hint: 'Move the frontmatter to line 1, column 1. Open and close it with exactly three hyphens: `---`.',
    },
  ]);
});

test.each([
  '# A\n\n---\ntitle: X\n---',
  '\n---\n## note: x',
  '\n---\nSome title\n---',
  '\n---\na b: c\n---',
])('does not warn about the thematic break in %j', async (source) => {
  expect((await compilePage(source)).warnings).toEqual([]);
});

test.each([
  ['title: X\ntitle: Y', '3:1 Map keys must be unique | Remove one of the keys, or rename it.'],
  ['hero:\n\tname: Y', '3:1 Tabs are not allowed as indentation | Indent with spaces.'],
  ['title: `a`', '2:8 Plain value cannot start with reserved character ` | Quote the value.'],
])('the hint for the YAML error in %j is about its cause', async (yaml, problem) => {
  const error = await compilePage(`---\n${yaml}\n---\n\nText`).catch((reason) => reason);
  const reason = error.reason.replace('YAML error in the frontmatter: ', '');
  expect(`${error.line}:${error.column} ${reason} | ${error.note}`).toBe(problem);
});
