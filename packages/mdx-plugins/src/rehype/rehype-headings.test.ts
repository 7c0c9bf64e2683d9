import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';
import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('rehype-headings');

test('headings without letters have numbered IDs', async () => {
  const { content } = await compilePage('# T\n\n## 🚀\n\n## ✨\n\n## A\n\n## !!!\n\n## Section');
  expect(content.ids).toEqual(['t', 'section', 'section-1', 'a', 'section-2', 'section-3']);
});
