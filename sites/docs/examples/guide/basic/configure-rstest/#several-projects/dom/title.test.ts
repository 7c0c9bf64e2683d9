import { expect, test } from '@rstest/core';

test('has a document', () => {
  document.title = 'shop';
  expect(document.title).toBe('shop');
});
