import { expect, test } from 'vitest';

import { getPageScripts } from './bundle-site';
import { getEntryName } from './generated';

test('the files of a page have the same order whatever the order of the bundler', () => {
  const own = ['css/b.css', 'js/b.js', 'js/a.js'];
  const filesOf = (...files: string[]) =>
    getPageScripts({ entries: { main: ['js/main.js'], [getEntryName('/a')]: files } }, '/a');
  expect(filesOf('js/main.js', ...own)).toEqual(own);
  expect(filesOf('js/b.js', 'css/b.css', 'js/a.js')).toEqual(own);
});
