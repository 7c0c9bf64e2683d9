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

/** Names of types that are not the names of elements, unlike `object` and `symbol`. */
const TYPE_KEYWORDS = new Set([
  'any',
  'bigint',
  'boolean',
  'never',
  'null',
  'number',
  'string',
  'undefined',
  'unknown',
  'void',
]);

const typeParameter: Construct = { name: 'typeParameter', previous: isAnyLetter, tokenize };

/**
 * Creates the syntax extension that keeps type parameters such as the `<T>` in `List<T>` as text, which Markdown would
 * otherwise parse as an HTML element that browsers do not display.
 *
 * A type parameter directly follows a letter, has no attributes, and starts with a capital letter or is a keyword such as
 * `string`. Known elements, such as the `<SUB>` in `H<SUB>2</SUB>O`, remain HTML.
 */
export function typeParameterSyntax(): Extension {
  return { text: { [OPEN]: typeParameter } };
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { previous, parser } = this;
  let name = '';
  let isKeyword = false;
  return (code) => {
    // In MDX, a tag is JSX.
    if (!isAnyLetter(previous) || parser.constructs.disable.null?.includes('htmlText'))
      return nok(code);
    effects.enter('data');
    effects.consume(code);
    return first;
  };

  function first(code: Code): State | undefined {
    isKeyword = !isUpperCase(code);
    return isAnyLetter(code) ? inside(code) : nok(code);
  }

  function inside(code: Code): State | undefined {
    if (isNameChar(code)) {
      name += String.fromCharCode(code!);
      effects.consume(code);
      return inside;
    }
    const isType = isKeyword ? TYPE_KEYWORDS.has(name) : !isKnownTag(name);
    if (code !== CLOSE || !isType) return nok(code);
    effects.consume(code);
    effects.exit('data');
    return ok;
  }
}
