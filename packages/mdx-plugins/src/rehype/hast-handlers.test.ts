import { expect, test } from 'vitest';
import { compileToMarkup } from '../testing/compile-page';

test.each([
  '--watch',
  '-w, --watch',
  '--reporter <name>',
  'github-actions',
  '@rstest/browser-react',
])('keeps %s on one line', async (code) => {
  expect(await compileToMarkup(`Use \`${code}\`.`)).toContain('<code data-whole');
});

test.each([
  'a - b',
  '^20.19.0 || >=22.12.0',
  'run the built-in reporters',
  '--coverage.reportsDirectory',
  'jest-environment-jsdom-extra',
])('keeps %s on one line on large screens', async (code) => {
  const markup = await compileToMarkup(`Use \`${code}\`.`);
  expect(markup).toContain('<code data-whole="wide">');
});

test.each(['include', 'jest-environment-jsdom-extra2', 'run the built-in reporters twice'])(
  'allows line breaks in %s',
  async (code) => {
    const markup = await compileToMarkup(`Use \`${code}\`.`);
    expect(markup).toContain('<code>');
  },
);

test('keeps longer code in tables on one line', async () => {
  const table = (code: string) => compileToMarkup(`| a |\n| - |\n| \`${code}\` |`);
  expect(await table('--coverage.reportsDirectory')).toContain('<code data-whole');
  expect(await table('--coverage.reporters <reporter>')).toContain('<code>');
});

test('includes code in the ID of a heading', async () => {
  expect(await compileToMarkup('## `--watch`')).toContain('id="--watch"');
});

test.each([
  ['`-r`、`--reporter`', true],
  ['默认值：`-1`', true],
  ['加`-w`', true],
  ['加 `-w`', false],
  ['参数（`-w`', false],
  ['(`-w`)', false],
  ['`a`、`b-c`', false],
])('marks code that follows text in %s: %s', async (source, expected) => {
  expect((await compileToMarkup(source)).includes('<code data-whole="apart">')).toBe(expected);
});
