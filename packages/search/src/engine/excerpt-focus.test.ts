import { expect, test } from 'vitest';

import { createPage } from '../test-support/page';
import { createEngine } from './engine';

/** Returns the first excerpt for a query on a page with the given text. */
async function excerptOf(query: string, ...blocks: string[]): Promise<string | undefined> {
  const engine = await createEngine([createPage('/a', ['# Page', ...blocks].join('\n\n'))]);
  const row = (await engine.query(query)).results.find(({ kind }) => kind === 'content');
  return row?.kind === 'content' ? row.statement : undefined;
}

test('an excerpt prefers prose to code', async () => {
  const prose = 'The retry option repeats a failed test.';
  expect(await excerptOf('retry', 'const retry = () => retry + retry;', prose)).toBe(prose);
  expect(await excerptOf('retry', 'npx rstest --retry', prose)).toBe(prose);
});

test('an excerpt shows code if no prose matches', async () => {
  expect(await excerptOf('retry', 'Text.', 'export default {\n  retry: 3,\n};')).toBe('retry: 3,');
});

test('an excerpt shows one of several commands', async () => {
  const commands = 'npm add rstest\npnpm add rstest\nyarn add rstest';
  expect(await excerptOf('pnpm rstest', commands)).toBe('pnpm add rstest');
});

test('code with more of the query wins over prose', async () => {
  expect(
    await excerptOf('retry backoff jitter', 'A retry.', 'run({ retry, backoff, jitter });'),
  ).toBe('run({ retry, backoff, jitter });');
});
