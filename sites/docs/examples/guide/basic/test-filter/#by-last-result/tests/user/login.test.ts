import { expect, test } from '@rstest/core';

test('knows the user', () => {
  expect('Ada').toBe('Grace');
});
