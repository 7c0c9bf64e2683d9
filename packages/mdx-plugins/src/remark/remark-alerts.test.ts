import { expect, test } from 'vitest';
import { compileToMarkup } from '../testing/compile-page';
import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('remark-alerts');

test.each(['\\[!NOTE]', '[\\!NOTE]', '[!NOTE\\]', '&#91;!NOTE]'])(
  'keeps a blockquote with the escaped marker %s',
  async (marker) => {
    expect(await compileToMarkup(`> ${marker}\n> Text`)).toBe(
      '<blockquote>\n<p>[!NOTE]\nText</p>\n</blockquote>',
    );
  },
);
