import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  TokenizeContext,
} from 'micromark-util-types';
import { isNameChar } from './codes';
import { isKnownTag } from './tag-names';

const OPEN = 60;
const CLOSE = 62;

const isUpperCase = (code: Code): boolean => code !== null && code >= 65 && code <= 90;
const isAnyLetter = (code: Code): boolean =>
  code !== null && code > 0 && /\p{L}/u.test(String.fromCharCode(code));

const typeParameter: Construct = { name: 'typeParameter', previous: isAnyLetter, tokenize };

/**
 * Creates the syntax extension that keeps type parameters such as the `<T>` in `List<T>` as text, which Markdown would
 * otherwise parse as an HTML element that browsers do not display.
 *
 * A type parameter directly follows a letter, starts with a capital letter and has no attributes. Known elements, such as
 * the `<SUB>` in `H<SUB>2</SUB>O`, remain HTML.
 */
export function typeParameterSyntax(): Extension {
  return { text: { [OPEN]: typeParameter } };
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { previous, parser } = this;
  let name = '';
  return (code) => {
    // In MDX, a tag is JSX.
    if (!isAnyLetter(previous) || parser.constructs.disable.null?.includes('htmlText'))
      return nok(code);
    effects.enter('data');
    effects.consume(code);
    return first;
  };

  function first(code: Code): State | undefined {
    return isUpperCase(code) ? inside(code) : nok(code);
  }

  function inside(code: Code): State | undefined {
    if (isNameChar(code)) {
      name += String.fromCharCode(code!);
      effects.consume(code);
      return inside;
    }
    if (code !== CLOSE || isKnownTag(name)) return nok(code);
    effects.consume(code);
    effects.exit('data');
    return ok;
  }
}
