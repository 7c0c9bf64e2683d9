import { expect, test } from 'vitest';

import { checkData } from './check-data';

const check = (lang: string, code: string) =>
  checkData({ lang, code, line: 1, section: '', headings: [], keep: false });

test.each([
  'a: 1\n---\nb: 2\n',
  '---\na: 1\n---\nb: 2',
  '---\ntitle: A\n---',
  '---\ntitle: A\n---\n',
  'a: 1\n...\n---\nb: 2',
  '',
])('the YAML documents of %j are valid', (code) => {
  expect(check('yaml', code)).toEqual([]);
});

test('an error in any document of a YAML block has its line', () => {
  expect(check('yml', 'a: 1\n---\nb: 2\nb: 3\n')).toEqual([
    { rule: 'syntax', line: 5, message: 'Invalid YAML: Map keys must be unique' },
  ]);
});
