import { expect, test } from 'vitest';

import { isDraft } from './is-draft';

test.each([
  ['---\ndraft: true\n---\n# A', true],
  ['---\r\ntitle: A\r\ndraft: true\r\n---\r\n', true],
  ['---\ndraft: false\n---\n', false],
  ['---\ndraft: "true"\n---\n', false],
  ['---\ntitle: A\n---\n\ndraft: true\n', false],
  ['---\ndraft: [\n---\n', false],
  ['draft: true', false],
  ['', false],
])('the Markdown page %j is a draft: %s', (source, expected) => {
  expect(isDraft({ kind: 'markdown' }, source)).toBe(expected);
});

test('a component page can be a draft', () => {
  const source = 'export const frontmatter = { title: "A", draft: true };';
  expect(isDraft({ kind: 'component' }, source)).toBe(true);
  expect(isDraft({ kind: 'component' }, source.replace('true', 'false'))).toBe(false);
});
