import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { OctavoError } from '../model/errors';
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

test('suggests a dependency with a similar name instead of installing a misspelled package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{ "devDependencies": { "@octavo/cli": "1" } }');
  const explain = (name: string) =>
    explainLoadError(new Error(`Cannot find module '${name}'`), join(folder, 'docs.config.ts'))
      .hint;
  expect(explain('@octavo/cil')).toBe('Did you mean "@octavo/cli"?');
  expect(explain('@octavo/cli')).toContain('Install it: ');
});

test('names the importing file', () => {
  const reason = `Cannot find module 'a'\nRequire stack:\n- ${import.meta.filename}`;
  expect(explainLoadError(new Error(reason), FILE).file).toBe(import.meta.filename);
});

test.each([
  ["// from './a'\nimport a from './a.js';\nimport { b } from './a';\n", './a', 3, 19],
  ['const a = await import("a/sub");\n', 'a/sub', 1, 24],
  ["import 'a';\n", 'a', 1, 8],
])('reports the position of a missing import in %j', (source, specifier, line, column) => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'docs.config.ts');
  writeFileSync(file, source);
  const reason = `Cannot find module '${specifier}'\nRequire stack:\n- ${file}`;
  expect(explainLoadError(new Error(reason), file)).toMatchObject({
    file,
    line,
    column,
    frame: expect.stringContaining(`> ${line} | `),
  });
});

test('reports a syntax error with its position, 1-based, and a code frame', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'docs.config.ts');
  writeFileSync(file, "export default {\n  lang: 'en' root: 'docs',\n};\n");
  const { createJiti } = await import('jiti');
  const error = await createJiti(file, { fsCache: false })
    .import(file)
    .catch((cause) => cause);
  expect(explainLoadError(error, file)).toEqual({
    file,
    line: 2,
    column: 14,
    message: 'Syntax error: Unexpected token, expected ",".',
    hint: 'Check for a missing or extra bracket, quote or comma at or before this position.',
    frame: [
      '  1 | export default {',
      "> 2 |   lang: 'en' root: 'docs',",
      '    |              ^',
      '  3 | };',
      '  4 |',
    ].join('\n'),
  });
});

test.each([
  [
    'docs.config.ts',
    "interface A {\n  a: string;\n}\n// defineConfig({})\nconst b: A = { a: 'defineConfig' };\n\nexport default defineConfig({ title: b.a });\n",
    {
      line: 7,
      column: 16,
      message: '"defineConfig" is not defined.',
      hint: "Add at the top of the file: import { defineConfig } from '@octavo/cli';",
      frame: expect.stringContaining('> 7 | export default defineConfig('),
    },
  ],
  [
    'plugin.ts',
    'const x = { b: {} };\nx.$a;\nexport default { plugins: [$a()] };\n',
    {
      line: 3,
      column: 28,
      message: '"$a" is not defined.',
      hint: 'Import or declare it, or fix the name.',
    },
  ],
])('reports an undefined name in %s with its position', async (name, source, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'docs.config.ts');
  writeFileSync(file, `import config from './${name}';\nexport default config;\n`);
  writeFileSync(join(folder, name), source);
  const { createJiti } = await import('jiti');
  const error = await createJiti(file, { fsCache: false })
    .import(file)
    .catch((cause) => cause);
  expect(explainLoadError(error, file)).toMatchObject({ file: join(folder, name), ...expected });
});

test('reports an undefined name without a position if it is not in the source', () => {
  const error = new ReferenceError('x is not defined');
  error.stack = `ReferenceError: x is not defined\n    at ${FILE}:4:7`;
  expect(explainLoadError(error, FILE)).toEqual({
    file: FILE,
    message: '"x" is not defined.',
    hint: 'Import or declare it, or fix the name.',
  });
});

test('an undefined name in a package is not explained', () => {
  const error = new ReferenceError('x is not defined');
  error.stack = `ReferenceError: x is not defined\n    at f (/site/node_modules/a/b.js:1:1)\n    at ${FILE}:4:7`;
  expect(explainLoadError(error, FILE)).toEqual({
    file: FILE,
    line: 4,
    message: 'The configuration threw an error: x is not defined',
  });
});

test('reports a syntax error without a position', () => {
  const reason = `TRANSFORM_ERROR: Namespaces are not supported. \n ${FILE}:0:0`;
  expect(explainLoadError(new Error(reason), FILE)).toEqual({
    file: FILE,
    message: 'Syntax error: TRANSFORM_ERROR: Namespaces are not supported.',
  });
});

test('reports an exception with its line if the stack trace contains it', () => {
  const message = 'The configuration threw an error: no';
  expect(explainLoadError('no', FILE)).toEqual({ file: FILE, message });
  const error = new Error('no');
  error.stack = `Error: no\n    at a (/other.js:1:1)\n    at ${FILE}:4:7`;
  expect(explainLoadError(error, FILE)).toEqual({ file: FILE, line: 4, message });
});

test('reports an exception of an imported file of the configuration in this file', () => {
  const error = new Error('no');
  error.stack = `Error: no\n    at a (/site/node_modules/a/b.js:1:1)\n    at x (/site/x.ts:3:7)\n    at ${FILE}:4:7`;
  expect(explainLoadError(error, FILE, [FILE, '/site/x.ts'])).toEqual({
    file: '/site/x.ts',
    line: 3,
    message: 'The configuration threw an error: no',
  });
});

test('reports an error that a plugin throws for its options as it is', () => {
  const error = new OctavoError('CONFIG_INVALID', 'No.', { hint: 'Fix it.' });
  error.stack = `Error: No.\n    at ${FILE}:4:7`;
  expect(explainLoadError(error, FILE)).toEqual({
    file: FILE,
    line: 4,
    message: 'No.',
    hint: 'Fix it.',
  });
});
