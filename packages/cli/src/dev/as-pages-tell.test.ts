import { expect, test } from 'vitest';

import type { Problem } from '../model/errors';
import { asPagesTell } from './as-pages-tell';

const own: Problem = { file: '/a.mdx', line: 3, column: 1, message: 'Expected `}`' };
const pages = async () => ({
  problemOf: async (file: string) => (file === own.file ? own : undefined),
});

test('a page’s problem is told with its place, others as the bundler tells them', async () => {
  const component = { file: '/Box.tsx', message: 'Syntax Error' };
  const bundler = { file: '/a.mdx', message: 'Module build failed (from mdx-loader.js)' };
  const nowhere = { message: 'Out of memory' };
  expect(await asPagesTell([bundler, component, nowhere], pages)).toEqual([
    own,
    component,
    nowhere,
  ]);
});

test('where pages cannot be read, the bundler’s words stay', async () => {
  const problem = { file: '/a.mdx', message: 'x' };
  const broken = () => Promise.reject(new Error('no'));
  expect(await asPagesTell([problem], broken)).toEqual([problem]);
});
