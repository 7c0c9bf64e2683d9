import { expect, test } from 'vitest';

import type { ConfigProblem } from './config-problem';
import { resolveSearch } from './resolve-search';
import { searchSchema } from './schema/search';

const context = (problems: ConfigProblem[] = []) => ({
  cwd: '/site',
  file: '/site/docs.config.ts',
  isVersioned: false,
  problems,
});

test('is on, built in, with tabs for other languages', () => {
  const expected = {
    codeBlocks: true,
    versioned: false,
    provider: { name: 'built-in' },
    otherLanguages: true,
    sites: [],
  };
  expect(resolveSearch(searchSchema.parse({}), context())).toEqual(expected);
  expect(resolveSearch(false, context())).toBe(false);
});

test('gives each version its index where there are several', () => {
  const versioned = { ...context(), isVersioned: true };
  expect(resolveSearch(searchSchema.parse({}), versioned)).toMatchObject({ versioned: true });
  expect(resolveSearch(searchSchema.parse({ versioned: false }), versioned)).toMatchObject({
    versioned: false,
  });
});

test('reports a missing module of hooks', () => {
  const problems: ConfigProblem[] = [];
  resolveSearch(searchSchema.parse({ hooks: './search-hooks.ts' }), context(problems));
  expect(problems.map(({ message }) => message)).toEqual([
    'search.hooks: there is no module /site/search-hooks.ts.',
  ]);
});
