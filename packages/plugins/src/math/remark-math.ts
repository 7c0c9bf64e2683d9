import type { Root } from 'mdast';
import remarkMath from 'remark-math';
import type { Data, Plugin, Processor } from 'unified';

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[string]>, unknown[]>;

interface Options {
  singleDollarTextMath: boolean;
}

type Tokenize = Construct['tokenize'];

const DOLLAR = 36;
const BACKTICK = 96;

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
 * signs is not followed by a space, and the second one is not preceded by a space or followed by a digit. A dollar sign
 * in inline code does not end a formula that starts before the code.
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
        if (formula.startsWith('$$')) return ok(code);
        if (isPrice) return nok(code);
        const open = openBackticks(formula);
        return open === 0 ? ok(code) : effects.check(backticks(open), nok, ok)(code);
      };
      return construct.tokenize.call(this, effects, finish, nok);
    },
  };
}

/** Returns the number of backticks that start inline code in a formula without ending it there. */
function openBackticks(formula: string): number {
  const withoutCode = formula.replace(/(?<![`\\])(`+)(?!`).*?(?<!`)\1(?!`)/gs, ' ');
  return /(?<![`\\])`+/.exec(withoutCode)?.[0].length ?? 0;
}

/** Finds the end of inline code in the rest of the text. */
function backticks(length: number): Construct {
  const tokenize: Tokenize = (effects, ok, nok) => {
    let count = 0;
    const next: typeof ok = (code) => {
      if (code !== BACKTICK && count === length) {
        effects.exit('data');
        return ok(code);
      }
      if (code === null) return nok(code);
      count = code === BACKTICK ? count + 1 : 0;
      effects.consume(code);
      return next;
    };
    return (code) => {
      effects.enter('data');
      return next(code);
    };
  };
  return { tokenize, partial: true };
}
