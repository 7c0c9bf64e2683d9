import type { PageContent } from '@octavo/mdx-plugins';
import { expect, test, vi } from 'vitest';

import { addLazyText, createTextFacts, getTextFacts, replaceFrontmatter } from './page-text';

const content = (text: string, headingTitle?: string): PageContent => ({
  frontmatter: {},
  ...(headingTitle === undefined ? {} : { headingTitle }),
  toc: [],
  text,
  ids: [],
  links: [],
});

test.each([
  ['', undefined, true],
  [' \n', undefined, true],
  ['Title\n', 'Title', true],
  ['Title\n\nText', 'Title', false],
  ['Text', undefined, false],
])('the text %j below the title %j is empty: %s', (text, title, isEmpty) => {
  expect(getTextFacts(content(text, title)).isEmpty).toBe(isEmpty);
});

const H1 = '<h1 id="title"><svg></svg>Title</h1>';
test.each([
  ['<pre class="oct-mermaid">graph LR</pre>', false],
  ['<figure><svg role="img"><title>Flow</title></svg></figure>', false],
  ['<iframe src="https://a.example" title="Demo"></iframe>', false],
  ['<video src="/a.mp4"></video>', false],
  ['<div></div><hr><!-- <svg> -->', true],
  ['', true],
])('a page without text that consists of %j is empty: %s', (html, isEmpty) => {
  const facts = createTextFacts({ text: 'Title', headingTitle: 'Title' }, [`${H1}\n${html}`]);
  expect(facts.isEmpty).toBe(isEmpty);
});

test('different texts have different digests, and the size is that of UTF-8', () => {
  const [a, b] = [createTextFacts({ text: '测试' }), createTextFacts({ text: '测验' })];
  expect(a.hash).not.toBe(b.hash);
  expect(a.size).toBe(6);
});

test('reads a text when it is used, and not for other frontmatter', () => {
  const { text, ...fields } = content('Text');
  const read = vi.fn(() => text);
  const facts = createTextFacts({ text });
  const page = replaceFrontmatter(addLazyText(fields, facts, read), { title: 'Other' });
  expect(page.frontmatter).toEqual({ title: 'Other' });
  expect(getTextFacts(page)).toBe(facts);
  expect(read).not.toHaveBeenCalled();
  expect({ ...page }).toEqual({ ...content('Text'), frontmatter: { title: 'Other' } });
  expect(JSON.parse(JSON.stringify(page))).toEqual({ ...page });
});

test('facts change with a text that a plugin assigns', () => {
  const { text, ...fields } = content('Text');
  const page = addLazyText(fields, createTextFacts({ text }), () => text);
  page.text += ' and more';
  expect(page.text).toBe('Text and more');
  expect(getTextFacts(page)).toEqual(createTextFacts({ text: 'Text and more' }));
});
