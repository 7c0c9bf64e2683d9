import fc from 'fast-check';
import { expect, test } from 'vitest';

import { printConfig } from './print-config';

/** Evaluates the printed source. */
function evaluateConfig(source: string): unknown {
  const [, code] = /defineConfig\((\{[\s\S]*\})\);\n$/.exec(source)!;
  return new Function(`return (${code});`)();
}

test('prints code that evaluates to the same value', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.boolean(),
      fc.integer(),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        tie('any'),
        { maxKeys: 4, noNullPrototype: true },
      ),
    ),
  })).any;
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z]+$/), value, { noNullPrototype: true }),
      (config) => {
        expect(evaluateConfig(printConfig(config))).toEqual(config);
      },
    ),
  );
});

test('preserves the flags of regular expressions and minimizes escaped quotes', () => {
  expect(printConfig({ a: /x\/y/gi, b: `it's`, c: `"it's"`, 'd-e': null })).toContain(
    `  a: /x\\/y/gi,\n  b: "it's",\n  c: '"it\\'s"',\n  'd-e': null,\n`,
  );
});
