import fc from 'fast-check';
import { expect, test } from 'vitest';

import { missingLine } from './output';

const printed = [
  '  Rstest v0.12.0',
  '',
  ' ✓ a.test.ts (2) 350ms',
  '  ✓ \u001b[32mquick\u001b[39m (2ms)',
  '  ✓ slow (1.2s) (retry x1)',
  '',
  '      Tests 2 passed',
  '   Duration 221ms (build 54ms, tests 167ms)',
].join('\n');

test.each([
  'Tests 2 passed',
  ' ✓ a.test.ts (2)\n  ✓ quick (9ms)',
  '✓ slow (700ms) (retry x1)',
  'Rstest v0.12.0\n…\nTests 2 passed\nDuration 1s',
  '✓ … (2)\n✓ quick',
  '',
])('%j is there', (shown) => {
  expect(missingLine(shown, printed)).toBeUndefined();
});

test.each([
  ['Tests 3 passed', 'Tests 3 passed'],
  ['quick', 'quick'],
  ['✓ quick\nTests 2 passed', 'Tests 2 passed'],
  ['Tests 2 passed\n…\nRstest v0.12.0', 'Rstest v0.12.0'],
  ['✓ … (3)', '✓ … (3)'],
])('%j is not there', (shown, missing) => {
  expect(missingLine(shown, printed)).toBe(missing);
});

test('any excerpt of what was printed is there, and no line that was not', () => {
  const lines = fc.array(fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/), { minLength: 1 });
  fc.assert(
    fc.property(lines, fc.nat(), fc.nat(), (all, from, length) => {
      const start = from % all.length;
      const part = all.slice(start, start + 1 + (length % all.length)).join('\n');
      expect(missingLine(part, all.join('\n'))).toBeUndefined();
      expect(missingLine(`${part}\nNOT THERE`, all.join('\n'))).toBeDefined();
    }),
  );
});
