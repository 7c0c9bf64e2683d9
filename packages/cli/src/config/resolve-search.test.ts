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

test('enables the built-in search with tabs for other languages by default', () => {
  const expected = {
    codeBlocks: true,
    versioned: false,
    provider: { name: 'built-in' },
    otherLanguages: true,
    synonyms: [],
    weight: { blog: 0.5, releases: 0.5, 'release-notes': 0.5, changelog: 0.5 },
  };
  expect(resolveSearch(searchSchema.parse({}), context())).toEqual(expected);
  expect(resolveSearch(false, context())).toBe(false);
});

test('creates an index for each of several versions', () => {
  const versioned = { ...context(), isVersioned: true };
  expect(resolveSearch(searchSchema.parse({}), versioned)).toMatchObject({ versioned: true });
  expect(resolveSearch(searchSchema.parse({ versioned: false }), versioned)).toMatchObject({
    versioned: false,
  });
});

test('the weights of a site replace those of the same folders', () => {
  const user = searchSchema.parse({ weight: { blog: 1, archive: 0.2 } });
  expect(resolveSearch(user, context())).toMatchObject({
    weight: { blog: 1, releases: 0.5, archive: 0.2 },
  });
});

test('reports a missing hooks module', () => {
  const problems: ConfigProblem[] = [];
  resolveSearch(searchSchema.parse({ hooks: './search-hooks.ts' }), context(problems));
  expect(problems.map(({ message }) => message)).toEqual([
    'search.hooks: file not found: "/site/search-hooks.ts".',
  ]);
});
