import { expect, test } from '@rstest/core';

test('adds', () => {
  expect(1 + 1).toBe(2);
});
