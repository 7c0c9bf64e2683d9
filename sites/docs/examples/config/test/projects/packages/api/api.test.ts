import { expect, test } from '@rstest/core';

test('has no document', () => {
  expect(typeof document).toBe('undefined');
});
