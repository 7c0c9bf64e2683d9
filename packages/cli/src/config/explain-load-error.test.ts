import { expect, test } from 'vitest';

import { explainLoadError } from './explain-load-error';

const FILE = '/site/docs.config.ts';

test.each([
  [
    "Cannot find module '@octavo/cli'\nRequire stack:\n- /site/docs.config.ts",
    'Expected the package @octavo/cli, got none.',
    'Install it: npm install @octavo/cli react react-dom.',
  ],
  [
    "Cannot find module 'sass-loader/dist/x'\nRequire stack:\n- /site/none.ts",
    'Expected the package sass-loader/dist/x, got none.',
    'Install it: npm install sass-loader.',
  ],
  [
    "Cannot find package '@a/b' imported from /site/none.mjs",
    'Expected the package @a/b, got none.',
    'Install it: npm install @a/b.',
  ],
  [
    "Cannot find module './plugin'\nRequire stack:\n- /site/docs.config.ts",
    'Expected a file at ./plugin, got none.',
    'Correct the path of the import.',
  ],
])('%s', (reason, message, hint) => {
  expect(explainLoadError(new Error(reason), FILE)).toEqual({ file: FILE, message, hint });
});

test('the file that imports it is named', () => {
  const reason = `Cannot find module 'a'\nRequire stack:\n- ${import.meta.filename}`;
  expect(explainLoadError(new Error(reason), FILE).file).toBe(import.meta.filename);
});

test('code that cannot be read is named with its place', () => {
  const reason = 'ParseError: Unexpected token  \n /site/docs.config.ts:3:12';
  expect(explainLoadError(new Error(reason), FILE)).toEqual({
    file: FILE,
    line: 3,
    column: 12,
    message: 'Expected code that can be read, got a mistake: Unexpected token.',
    hint: 'Look for a bracket, quote or comma that is missing or too many, there or just before.',
  });
});

test('code that stops is named with its line, where that is known', () => {
  const message = 'Expected the configuration to run, got an error: no';
  expect(explainLoadError('no', FILE)).toEqual({ file: FILE, message });
  const error = new Error('no');
  error.stack = `Error: no\n    at a (/other.js:1:1)\n    at ${FILE}:4:7`;
  expect(explainLoadError(error, FILE)).toEqual({ file: FILE, line: 4, message });
});
