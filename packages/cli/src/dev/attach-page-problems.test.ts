import { expect, test } from 'vitest';

import type { Problem } from '../model/errors';
import { attachPageProblems } from './attach-page-problems';

const pageProblem: Problem = { file: '/a.mdx', line: 3, column: 1, message: 'Expected `}`' };
const otherProblem: Problem = { ...pageProblem, line: 9 };
const missingImport: Problem = { file: '/_part.mdx', line: 1, message: 'Imported file not found.' };
const pages = async () => ({
  findProblems: async (file: string) =>
    file === pageProblem.file ? [pageProblem, otherProblem] : [],
  findMissingImports: async (file: string) => (file === '/b.mdx' ? [missingImport] : []),
});

test('replaces bundler errors of pages with the problems of the compiler', async () => {
  const component = { file: '/Box.tsx', message: 'Syntax Error' };
  const bundler = { file: '/a.mdx', message: 'Module build failed (from mdx-loader.js)' };
  const withoutFile = { message: 'Out of memory' };
  expect(await attachPageProblems([bundler, bundler, component, withoutFile], pages)).toEqual([
    pageProblem,
    otherProblem,
    component,
    withoutFile,
  ]);
});

test('replaces missing imports of partials, which have no position in the page', async () => {
  const inPage = { file: '/b.mdx', line: 2, message: 'Unknown export' };
  const inPartial = { file: '/b.mdx', message: 'Imported file not found.' };
  const other = { file: '/c.mdx', message: 'Unknown' };
  expect(await attachPageProblems([inPage, inPartial, inPartial, other], pages)).toEqual([
    inPage,
    missingImport,
    other,
  ]);
});

test('returns the bundler errors if the pages cannot be read', async () => {
  const problem = { file: '/a.mdx', message: 'x' };
  const broken = () => Promise.reject(new Error('no'));
  expect(await attachPageProblems([problem], broken)).toEqual([problem]);
});
