import { expect, test } from '@rstest/core';

test('area', () => {
  expect(2 * 3).toBe(6);
});
