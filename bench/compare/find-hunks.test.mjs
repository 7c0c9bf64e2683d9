import { expect, test } from 'vitest';

import { findHunks } from './find-hunks.mjs';

test('returns no hunks for equal texts', () => {
  expect(findHunks('<p>a</p>\n', '<p>a</p>\n')).toEqual([]);
});

test('returns the changed parts and their line in the new text', () => {
  const before = '<p>one</p>\n<p>two</p><b>three</b>\n<i>end</i>';
  const after = '<p>one</p>\n<u>new</u>\n<p>2</p><b>three</b>\n<i>END</i>';
  expect(findHunks(before, after)).toEqual([
    { line: 2, removed: '', added: '<u>new</u>\n' },
    { line: 3, removed: 'two', added: '2' },
    { line: 4, removed: 'end', added: 'END' },
  ]);
});

test('compares JSON on one line by its keys', () => {
  expect(findHunks('{"a":1,"b":2,"c":3}', '{"a":1,"b":4,"c":3}')).toEqual([
    { line: 1, removed: '"b":2,', added: '"b":4,' },
  ]);
});
