import { expect, test } from 'vitest';

import { explainLoadError } from './explain-load-error';

const FILE = '/site/docs.config.ts';

test.each([
  [
    "Cannot find module '@octavo/cli'\nRequire stack:\n- /site/docs.config.ts",
    'Package "@octavo/cli" is not installed.',
    'Install it: npm install @octavo/cli react react-dom',
  ],
  [
    "Cannot find module 'sass-loader/dist/x'\nRequire stack:\n- /site/none.ts",
    'Package "sass-loader" is not installed.',
    'Install it: npm install sass-loader',
  ],
  [
    "Cannot find package '@a/b' imported from /site/none.mjs",
    'Package "@a/b" is not installed.',
    'Install it: npm install @a/b',
  ],
  [
    "Cannot find module './plugin'\nRequire stack:\n- /site/docs.config.ts",
    'File not found: "./plugin".',
    'Fix the import path.',
  ],
])('%s', (reason, message, hint) => {
  expect(explainLoadError(new Error(reason), FILE)).toEqual({ file: FILE, message, hint });
});

test('names the importing file', () => {
  const reason = `Cannot find module 'a'\nRequire stack:\n- ${import.meta.filename}`;
  expect(explainLoadError(new Error(reason), FILE).file).toBe(import.meta.filename);
});

test('reports a syntax error with its position', () => {
  const reason = 'ParseError: Unexpected token  \n /site/docs.config.ts:3:12';
  expect(explainLoadError(new Error(reason), FILE)).toEqual({
    file: FILE,
    line: 3,
    column: 12,
    message: 'Syntax error: Unexpected token.',
    hint: 'Check for a missing or extra bracket, quote or comma at or before this position.',
  });
});

test('reports an exception with its line if the stack trace contains it', () => {
  const message = 'The configuration file threw an error: no';
  expect(explainLoadError('no', FILE)).toEqual({ file: FILE, message });
  const error = new Error('no');
  error.stack = `Error: no\n    at a (/other.js:1:1)\n    at ${FILE}:4:7`;
  expect(explainLoadError(error, FILE)).toEqual({ file: FILE, line: 4, message });
});
