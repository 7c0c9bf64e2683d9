import { expect, test } from 'vitest';

import { isNewer } from './first-release.ts';

test.each([
  ['0.1.0', false],
  ['0.2.0', false],
  ['0.2.1', true],
  ['0.10.0', true],
  ['1.0.0', true],
])('references name a version after the first release: %s, %s', (version, expected) => {
  expect(isNewer(version)).toBe(expected);
});
