import { expect, test } from 'vitest';
import { loadLanguages, tokenize } from './highlighter';

test('a comment continues on the next line, and ends with its block of code', async () => {
  await loadLanguages(['ts']);
  expect(tokenize('/* one\ntwo', 'ts')).toEqual([
    [{ text: '/* one', className: 'o-c' }],
    [{ text: 'two', className: 'o-c' }],
  ]);
  expect(tokenize('two', 'ts')).toEqual([[{ text: 'two', className: '' }]]);
});
