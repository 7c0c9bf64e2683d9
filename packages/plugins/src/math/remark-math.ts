import type { Root } from 'mdast';
import remarkMath from 'remark-math';
import type { Data, Plugin, Processor } from 'unified';

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[string]>, unknown[]>;

interface Options {
  singleDollarTextMath: boolean;
}

const DOLLAR = 36;

/** Parses formulas between dollar signs. The plugin is a module, because pages are compiled in worker threads. */
const remarkFormulas: Plugin<[Options], Root> = function remarkFormulas(options) {
  const self = this as unknown as Processor;
  remarkMath.call(self as never, options);
  const extensions = self.data().micromarkExtensions!;
  const math = extensions.pop()!;
  const mathText = math.text![DOLLAR] as Construct;
  extensions.push({ ...math, text: { [DOLLAR]: withoutPrices(mathText) } });
};

export default remarkFormulas;

/**
 * Applies the rule of Pandoc and GitHub, so that prices such as `$5 and $10` are text: the first of two single dollar
 * signs is not followed by a space, and the second one is not preceded by a space or followed by a digit.
 */
function withoutPrices(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const start = this.now();
      const finish: typeof ok = (code) => {
        const formula = this.sliceSerialize({ start, end: this.now() });
        const isBeforeDigit = code !== null && code >= 48 && code <= 57;
        const isPrice = isBeforeDigit || /^\$\s|\s\$$/.test(formula);
        return isPrice && !formula.startsWith('$$') ? nok(code) : ok(code);
      };
      return construct.tokenize.call(this, effects, finish, nok);
    },
  };
}
