import { expect, test } from 'vitest';

import { readHead } from './read-head';

test('reads the title and description from the frontmatter', () => {
  const { title, frontmatter } = readHead(
    '---\ntitle: "Quick: start"\ndescription: x\n---\n\n# Other\n',
  );
  expect(title).toBe('Quick: start');
  expect(frontmatter.description).toBe('x');
});

test.each([
  '--- \ntitle: A\ndraft: true\n---\t\n# B\n',
  '---\t\r\ntitle: A\r\ndraft: true\r\n---\r\n',
])('reads frontmatter like the compiler: %j', (source) => {
  expect(readHead(source)).toMatchObject({ title: 'A', frontmatter: { draft: true } });
});

test('frontmatter can be empty', () => {
  expect(readHead('---\n---\n\n# Title\n\ntext\n\n---\n\nmore').title).toBe('Title');
  expect(readHead('---\n\n---\n\n# Title\n').title).toBe('Title');
});

test('uses the first h1 without markup and id as the title', () => {
  expect(readHead('text\n\n# The `retry` *option* {#retry}\n').title).toBe('The retry option');
});

test('parses the h1 like the compiler', () => {
  const { title, headingTitle } = readHead('# A `Map<K>` is <b>not</b> \\*a\\* map\n');
  expect(headingTitle).toBe('A Map<K> is not *a* map');
  expect(title).toBe('A Map<K> is not \\*a\\* map');
});

test('keeps the type parameters in an h1', () => {
  expect(readHead('# List<T> <b>and</b> <T>\n').headingTitle).toBe('List<T> and');
});

test('removes images and the URLs of links from the h1', () => {
  expect(readHead('# Pebble [![npm](a.svg)](https://a.b) ![ci][badge]\n').headingTitle).toBe(
    'Pebble',
  );
  expect(readHead('# [Pebble](https://a.b) and `[x](y)`\n').headingTitle).toBe('Pebble and [x](y)');
  expect(readHead('# ![](logo.svg)\n').title).toBeUndefined();
});

test('ignores comments in code blocks', () => {
  expect(readHead('```bash\n# install\n~~~\n# still\n```\n\n# Real\n').title).toBe('Real');
});

test('ignores invalid frontmatter', () => {
  expect(readHead('---\ntitle: [\n---\n# A\n').title).toBe('A');
});

test('ignores frontmatter that contains itself', () => {
  const { title, frontmatter } = readHead('---\ntitle: T\nx: &x\n  y: *x\n---\n# A\n');
  expect([title, frontmatter]).toEqual(['A', {}]);
  expect(readHead('---\nx: &x [1]\ny: *x\n---\n').frontmatter).toEqual({ x: [1], y: [1] });
});

test('returns no title for a page without an h1', () => {
  expect(readHead('## Only a section').title).toBeUndefined();
});

test.each([
  ['<!--\n# Copyright Acme\n-->\n\n# Real Post\n', 'Real Post'],
  ['<!-- a --> # b\n\n# Real\n', 'Real'],
  ['{/*\n# Copyright Acme\n*/}\n\n# Real Post\n', 'Real Post'],
  ['<!--\n# open', undefined],
])('ignores the comment in %j', (source, title) => {
  expect(readHead(source).title).toBe(title);
});

test.each([
  ['Setext\n===\n\n# Other', 'Setext'],
  ['Two\nlines  \n  ==\r\n', 'Two lines'],
  ['===\n\n# A', 'A'],
  ['- item\n===\n\n# A', 'A'],
  ['<h1 align="center">Acme</h1>\n\n# Other', 'Acme'],
  ['<div>\n  <h1>\n    <img src="a.svg">\n    Acme &amp; Co\n  </h1>\n</div>', 'Acme & Co'],
  ['Use `<h1>` once\n\n# A', 'A'],
  ['   # Indented', 'Indented'],
  ['    # code\n\n# A', 'A'],
  ['# C# ##', 'C#'],
])('reads the heading in %j', (source, title) => {
  expect(readHead(source).headingTitle).toBe(title);
});

test.each([
  ['__b__ and _i_ in snake_case_name', 'b and i in snake_case_name'],
  ['a \\_b\\_ \\<c> \\[d](e)', 'a _b_ <c> [d](e)'],
  [
    'R&amp;D &lt;b&gt; &#42;a&#x2a; &#9999999; &unknown; `&amp;`',
    'R&D <b> *a* \ufffd &unknown; &amp;',
  ],
])('converts the heading %j to plain text', (heading, text) => {
  expect(readHead(`# ${heading}`).headingTitle).toBe(text);
});

test.each([
  'features: { title: Fast }',
  'features: Fast',
  'features: [Fast]',
  'features: [null]',
  'features: [{ link: [x] }]',
  'hero: Fast',
  'hero: { actions: {} }',
  'hero: { actions: [null] }',
])('omits links of the wrong type: %s', (yaml) => {
  expect(readHead(`---\ntitle: A\n${yaml}\n---\n`).frontmatter).toEqual({ title: 'A' });
});

test('keeps links of the right type', () => {
  const { frontmatter } = readHead(
    '---\nhero: { name: A, actions: [{ text: Start, link: /start }] }\nfeatures: [{ title: Fast }]\n---\n',
  );
  expect(frontmatter).toEqual({
    hero: { name: 'A', actions: [{ text: 'Start', link: '/start' }] },
    features: [{ title: 'Fast' }],
  });
});
