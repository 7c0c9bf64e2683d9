import { expect, test } from 'vitest';

import { applyReplaceRules, findOriginalLine, serializeReplaceRules } from './replace-rules';

test('applies rules in order, strings everywhere and regular expressions according to their flags', () => {
  const rules = serializeReplaceRules({
    replaceRules: [
      { search: '%VERSION%', replace: '1.0' },
      { search: /v(\d)\.0/g, replace: 'version $1' },
      { search: /a/, replace: 'b' },
    ],
  });
  const json = JSON.parse(JSON.stringify(rules));
  expect(applyReplaceRules('v%VERSION% v%VERSION% aa', json)).toBe('version 1 version 1 ba');
});

test('finds the original line of a line in the replaced text', () => {
  const source = 'a\nLONG\nb\nx LONG y\nc\n{/*\n*/}\nd';
  const rules = [
    { search: 'LONG', replace: '1\n2\n3' },
    { search: { pattern: '\\{/\\*[^]*?\\*/\\}\\n', flags: 'g' }, replace: '' },
  ];
  expect(applyReplaceRules(source, rules).split('\n')).toEqual([
    ...['a', '1', '2', '3', 'b', 'x 1', '2', '3 y', 'c', 'd'],
  ]);
  expect(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) => findOriginalLine(source, rules, line)),
  ).toEqual([1, 2, 2, 2, 3, 4, 4, 4, 5, 8]);
  expect(findOriginalLine(source, [], 3)).toBe(3);
  expect(findOriginalLine('', rules, 1)).toBe(1);
});
