import { expect, test } from 'vitest';

import { loadComponentParser } from './component-page';
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
  expect(isDraft({ kind: 'markdown', filePath: '/a.md' }, source)).toBe(expected);
});

test('a component page can be a draft', async () => {
  await loadComponentParser([{ kind: 'component' }]);
  const page = { kind: 'component', filePath: '/a.tsx' } as const;
  const source = 'export const frontmatter = { title: "A", draft: true };';
  expect(isDraft(page, source)).toBe(true);
  expect(isDraft(page, source.replace('true', 'false'))).toBe(false);
});
