import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';

test('reads the prices', () => {
  expect(JSON.parse(readFileSync('fixtures/prices.json', 'utf8'))).toHaveLength(2);
});
