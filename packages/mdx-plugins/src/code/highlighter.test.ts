import { expect, test } from 'vitest';
import { loadLanguages, tokenize } from './highlighter';

test('continues a comment on the next line, but not in the next code block', async () => {
  await loadLanguages(['ts']);
  expect(tokenize('/* one\ntwo', 'ts')).toEqual([
    [{ text: '/* one', className: 'o-c' }],
    [{ text: 'two', className: 'o-c' }],
  ]);
  expect(tokenize('two', 'ts')).toEqual([[{ text: 'two', className: '' }]]);
});
