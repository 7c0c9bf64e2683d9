import { expect, test } from 'vitest';

import { readSession } from './session';

test.each([
  [
    'commands with output',
    '$ a\none\n\n$  b \n$ c',
    ['a', 'b', 'c'],
    ['one\n\n', '', ''],
    [1, 4, 5],
  ],
  [
    'a backslash',
    '$ a \\\n  --b \\\n  c\none\n$ d\ntwo',
    ['a --b c', 'd'],
    ['one\n', 'two\n'],
    [3, 5],
  ],
  ['a string', '$ echo "a\n$ b"\na', ['echo "a\n$ b"'], ['a\n'], [2]],
  ['a here-document', '$ cat <<X\n$ a\nX\n$ a\nb', ['cat <<X\n$ a\nX', 'a'], ['', 'b\n'], [3, 4]],
  ['an operator', '$ a |\n  b\none', ['a |\nb'], ['one\n'], [2]],
  ['a comment', '$ # a\none\n$\n', ['# a'], ['one\n$\n\n'], [1]],
  [
    'a string that is not closed',
    "$ echo it's\none\n$ b",
    ["echo it's", 'b'],
    ['one\n', ''],
    [1, 3],
  ],
])('%s', (_, code, commands, outputs, starts) => {
  const entries = readSession(code)!;
  expect(entries.map(({ command }) => command)).toEqual(commands);
  expect(entries.map(({ output }) => output)).toEqual(outputs);
  expect(entries.map(({ start }) => start)).toEqual(starts);
});

test('output without a command is no session', () => {
  expect(readSession('one\n$ a')).toBeUndefined();
});
