import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold } from './fold';
import { tokenize } from './tokenize';

const terms = (text: string) => tokenize(fold(text)).map(({ term }) => term);

test.each([
  ['Run the tests', ['run', 'the', 'tests']],
  ['testTimeout', ['test', 'timeout', 'testtimeout']],
  ['--test-timeout', ['test', 'timeout', 'testtimeout']],
  ['TEST_TIMEOUT', ['test', 'timeout', 'testtimeout']],
  ['fs.readFile', ['fs', 'read', 'file', 'readfile', 'fs.readfile']],
  ['HTMLElement', ['html', 'element', 'htmlelement']],
  ['v2.0.15', ['v2', '0', '15', 'v2.0.15', '2.0.15']],
  ['C++ and C#', ['c++', 'and', 'c#']],
  ['iOS x', ['ios', 'x']],
  ['@scope/pkg-name', ['scope', 'pkg', 'name', 'pkgname']],
  ['测试框架', ['测试', '试框', '框架', '架']],
  ['Rspack构建', ['rspack', '构建', '建']],
  ['用 rs.mock 模拟', ['用', 'rs', 'mock', 'rs.mock', '模拟', '拟']],
  ['Café ＡＢＣ', ['cafe', 'abc']],
  ['İstanbul Straße', ['istanbul', 'strasse']],
  ['a 🚀 b', ['a', '🚀', 'b']],
  ['... !?', []],
])('tokenizes %s', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test('ignores words that are too long', () => {
  expect(terms(`a ${'f'.repeat(500)} b`)).toEqual(['a', 'b']);
});

test('returns the offsets of each token', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(anyText, (text) => {
      const folded = fold(text);
      let position = 0;
      for (const token of tokenize(folded)) {
        const found = folded.text.slice(token.start, token.end);
        expect([found, found.replace(/[-_]/g, '')]).toContain(token.term);
        expect(token.position).toBeGreaterThanOrEqual(position - 50);
        position = Math.max(position, token.position);
      }
    }),
  );
});

test('ignores letter case', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z -]{0,30}$/), (text) => {
      expect(terms(text.toUpperCase())).toEqual(terms(text));
    }),
  );
});

test('plain words have the tokens of words that are split', () => {
  const unit = fc.constantFrom('a', 'b', 'B', 'C', '1', '.', '-', '_', '+', '#', ' ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 9 }), (original) => {
      const folded = fold(original);
      // Texts with offsets have no shortcut.
      const starts = Array.from({ length: original.length + 1 }, (_, at) => at);
      expect(tokenize(folded)).toEqual(tokenize({ ...folded, starts }));
    }),
    { numRuns: 2000 },
  );
});
