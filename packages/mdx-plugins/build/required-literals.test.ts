import { createHash } from 'node:crypto';

import type { RegexEngineString } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguagesInfo } from 'shiki/langs';
import { expect, test } from 'vitest';

import { listPatterns } from '../src/code/pattern-literals';
import { findRequiredLiterals } from './required-literals';
import { LINES } from './testing/sample-lines';

test.each([
  ['\\bimport\\s*\\(', ['import']],
  ['//|/\\*', ['//', '/*']],
  ['(?<=a)bc', ['bc']],
  ['(?<=abc)d', ['abc']],
  ['(?=abc)', ['abc']],
  ['(?!abc)d', ['d']],
  ['[+-]', ['+', '-']],
  ['(?:ab|cd)+e', ['ab', 'cd']],
  ['(?x) a b # c', ['ab']],
  ['a\\Kb$', ['ab']],
])('finds the literals that %j requires', (pattern, literals) => {
  expect(findRequiredLiterals(pattern)).toEqual(literals);
});

test.each([
  'a?',
  'a|',
  'a|\\d',
  '(?:abc)*',
  '[^a]',
  '[a-z]',
  '.',
  '(?i)abc',
  '(?mi:abc)',
  '\\xE2\\x80',
  '(?<!abc)',
  '(',
])('finds no literals that %j requires', (pattern) => {
  expect(findRequiredLiterals(pattern)).toBeUndefined();
});

/** `npm test` checks one pattern of 24, always the same ones. `pnpm test:long` checks all. */
const isChecked = (pattern: string): boolean =>
  process.env.OCTAVO_LONG === '1' || createHash('sha1').update(pattern).digest()[0]! % 24 === 0;

test('literals occur in every line in which a pattern of a bundled grammar matches', async () => {
  const engine = await createOnigurumaEngine(import('shiki/wasm'));
  const lines = LINES.map((content) => ({ content, text: engine.createString(content) }));
  const patterns = new Set<string>();
  for (const { import: load } of bundledLanguagesInfo)
    for (const grammar of (await load()).default)
      for (const pattern of listPatterns(grammar)) if (isChecked(pattern)) patterns.add(pattern);
  const wrong: string[] = [];
  let filtered = 0;
  for (const pattern of patterns) {
    const literals = findRequiredLiterals(pattern);
    if (!literals) continue;
    filtered++;
    const scanner = engine.createScanner([pattern]);
    for (const { content, text } of lines)
      if (
        !literals.some((literal) => content.includes(literal)) &&
        scanner.findNextMatchSync(text as RegexEngineString, 0, 0)
      )
        wrong.push(`${pattern} matches ${content}`);
    scanner.dispose?.();
  }
  expect(wrong).toEqual([]);
  expect(filtered).toBeGreaterThan(patterns.size / 3);
});
