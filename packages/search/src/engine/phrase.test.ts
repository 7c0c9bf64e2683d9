import { expect, test } from 'vitest';

import { createPage } from '../test-support/page';
import { buildCorpus, createQueryTools } from './corpus';
import { expandQuery } from './expand-query';
import { findTextMatches } from './matches';
import { parseQuery } from './parse-query';
import { findPhraseShare } from './phrase';
import { runSync } from './scheduler';

async function shareOf(query: string, text: string): Promise<number> {
  const corpus = await buildCorpus(
    [createPage('/a', `# A\n\n${text}`)],
    runSync,
    createQueryTools(undefined, []),
  );
  const parsed = parseQuery(query);
  const { matches } = findTextMatches(text, expandQuery(parsed, corpus));
  return findPhraseShare(matches, parsed);
}

test('is 1 for the same words in the same order', async () => {
  expect(await shareOf('no test files found', 'It prints: No test files found.')).toBe(1);
});

test('is lower with words in between, and 0 in another order', async () => {
  const gap = await shareOf('setup file not found', 'Setup file ./setup.ts not found');
  expect(gap).toBeGreaterThan(0.9);
  expect(gap).toBeLessThan(1);
  expect(await shareOf('found files test no', 'No test files found')).toBe(0);
});

test('ignores short queries', async () => {
  expect(await shareOf('test files', 'test files')).toBe(0);
});
