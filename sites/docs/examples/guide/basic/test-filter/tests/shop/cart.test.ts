import { describe, test } from '@rstest/core';

describe('cart', () => {
  test('starts empty', () => {});
  test('sums', () => {});
});
