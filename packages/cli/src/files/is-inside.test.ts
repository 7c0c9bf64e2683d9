import { expect, test } from 'vitest';

import { isInside } from './is-inside';

test.each([
  ['/site/dist', true],
  ['/site/dist/a.json', true],
  ['/site/dist/..a.json', true],
  ['/site/dist-changed.json', false],
  ['/site', false],
  ['/other/dist/a.json', false],
])('%s is in /site/dist: %s', (path, expected) => {
  expect(isInside(path, '/site/dist')).toBe(expected);
});
