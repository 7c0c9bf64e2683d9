import { expect, test } from 'vitest';

import type { Problem } from '../model/errors';
import { attachPageProblems } from './attach-page-problems';

const pageProblem: Problem = { file: '/a.mdx', line: 3, column: 1, message: 'Expected `}`' };
const otherProblem: Problem = { ...pageProblem, line: 9 };
const pages = async () => ({
  findProblems: async (file: string) =>
    file === pageProblem.file ? [pageProblem, otherProblem] : [],
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

test('returns the bundler errors if the pages cannot be read', async () => {
  const problem = { file: '/a.mdx', message: 'x' };
  const broken = () => Promise.reject(new Error('no'));
  expect(await attachPageProblems([problem], broken)).toEqual([problem]);
});
