import { expect, test } from 'vitest';

import { withDefaults } from '../config/with-defaults';
import {
  chooseOutDir,
  compilesAllFiles,
  compilesJavaScript,
  DEFAULT_OUT_DIR,
} from './build-folders';

const choose = (
  manifest: Record<string, unknown>,
  entries: string[] = [],
  tsconfigs: object[] = [],
) => chooseOutDir({ manifest, entries, tsconfigs: tsconfigs as Record<string, unknown>[] });

test('the default output folder is that of the configuration', () => {
  expect(withDefaults({}).outDir).toBe(DEFAULT_OUT_DIR);
});

test.each([
  ['an empty project', {}],
  ['a package without a build', { main: 'index.js', files: ['lib', '!dist2'] }],
  ['a package that builds to another folder', { main: './lib/index.js', types: 'lib/dist/a.d.ts' }],
  ['a site', { scripts: { build: 'octavo build' } }],
])('the output folder of %s is the default', (_name, manifest) => {
  expect(choose(manifest)).toBe('dist');
});

test.each([
  ['main', { main: 'dist/index.js' }],
  ['module', { module: './dist/index.mjs' }],
  ['types', { types: '.\\dist\\index.d.ts' }],
  ['bin', { bin: { lib: './dist/cli.js' } }],
  ['exports', { exports: { '.': { import: { default: './dist/index.js' } } } }],
  ['files', { files: ['/dist/**'] }],
  ['a build script', { scripts: { build: 'vite build' } }],
])('the output folder is not the one in %s', (_key, manifest) => {
  expect(choose({ name: 'lib', ...manifest })).toBe('docs-dist');
});

test('the output folder is not one that the TypeScript compiler writes to', () => {
  expect(choose({}, [], [{}, { compilerOptions: { outDir: './dist/esm' } }])).toBe('docs-dist');
  expect(choose({}, [], [{ compilerOptions: { declarationDir: 'dist' } }])).toBe('docs-dist');
  expect(choose({}, [], [{ compilerOptions: null }, { compilerOptions: { outDir: 1 } }])).toBe(
    'dist',
  );
});

test('the output folder does not exist yet', () => {
  expect(choose({}, ['dist'])).toBe('docs-dist');
  expect(choose({ files: ['docs-dist-2'] }, ['dist', 'docs-dist'])).toBe('docs-dist-3');
});

test.each([
  [{}, true],
  [{ include: ['.'] }, true],
  [{ include: ['src', './**/*.ts'] }, true],
  [{ include: ['*.ts'] }, true],
  [{ include: ['src', 'test/**/*.ts'] }, false],
  [{ include: [] }, false],
  [{ files: ['src/index.ts'] }, false],
  [{ files: [], references: [{ path: './tsconfig.app.json' }] }, false],
])('whether %j includes every TypeScript file: %s', (tsconfig, expected) => {
  expect(compilesAllFiles(tsconfig)).toBe(expected);
});

test('the compiler reads JavaScript with allowJs or checkJs', () => {
  expect(compilesJavaScript({})).toBe(false);
  expect(compilesJavaScript({ compilerOptions: { allowJs: true } })).toBe(true);
  expect(compilesJavaScript({ compilerOptions: { allowJs: false, checkJs: true } })).toBe(true);
});
