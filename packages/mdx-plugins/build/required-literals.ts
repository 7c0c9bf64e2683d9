import {
  type AlternativeElementNode,
  type AlternativeNode,
  type CharacterClassNode,
  parse,
} from 'oniguruma-parser/parser';

/** Maximum number of literals to look for. Searching for more takes longer than matching the pattern. */
const MAX_LITERALS = 12;

/** Oniguruma reads these escapes as bytes, and a literal is compared with characters. */
const BYTE_ESCAPE = /\\(?:x[89a-f][\da-f]|[23]\d\d|[CMc])/i;

/**
 * Returns literals of which every match of a regular expression, together with the text that it looks at, contains at
 * least one. A line without these literals has no match. Returns `undefined` if there are no such literals.
 *
 * @param source - regular expression in Oniguruma syntax
 * @example
 * findRequiredLiterals('\\bimport\\s*\\('); // ['import']
 * findRequiredLiterals('//|/\\*'); // ['//', '/*']
 */
export function findRequiredLiterals(source: string): string[] | undefined {
  // Matching regardless of case would require another search. Few grammars use it.
  if (/\(\?[a-z]*i/i.test(source) || BYTE_ESCAPE.test(source)) return undefined;
  try {
    const { body } = parse(source, {
      rules: { captureGroup: true, singleline: true },
      skipLookbehindValidation: true,
      skipPropertyNameValidation: true,
    });
    return fromAlternatives(body);
  } catch {
    return undefined;
  }
}

/** Every alternative must contribute literals, because a match may contain only one alternative. */
function fromAlternatives(alternatives: readonly AlternativeNode[]): string[] | undefined {
  const all = new Set<string>();
  for (const { body } of alternatives) {
    const literals = fromSequence(body);
    if (!literals) return undefined;
    for (const literal of literals) all.add(literal);
  }
  return all.size > MAX_LITERALS ? undefined : [...all];
}

/** Returns the most selective literals in a sequence. */
function fromSequence(elements: readonly AlternativeElementNode[]): string[] | undefined {
  let best: string[] | undefined;
  let run = '';
  const offer = (literals: string[] | undefined) => {
    if (literals && isBetter(literals, best)) best = literals;
  };
  const endRun = () => {
    if (run) offer([run]);
    run = '';
  };
  for (const element of elements) {
    switch (element.type) {
      case 'Character':
        run += String.fromCodePoint(element.value);
        break;
      case 'Assertion':
      case 'Directive':
        // They match no characters, so the literals around them are adjacent.
        break;
      case 'LookaroundAssertion':
        if (!element.negate) offer(fromAlternatives(element.body));
        break;
      case 'Quantifier':
        endRun();
        if (element.min > 0) offer(fromSequence([element.body]));
        break;
      case 'Group':
      case 'CapturingGroup':
        endRun();
        offer(fromAlternatives(element.body));
        break;
      case 'CharacterClass':
        endRun();
        offer(fromCharacterClass(element));
        break;
      default:
        endRun();
    }
  }
  endRun();
  return best;
}

function fromCharacterClass({ kind, negate, body }: CharacterClassNode): string[] | undefined {
  if (kind !== 'union' || negate || body.length > MAX_LITERALS) return undefined;
  const literals = body.map((element) =>
    element.type === 'Character' ? String.fromCodePoint(element.value) : undefined,
  );
  return literals.every((literal) => literal !== undefined) ? literals : undefined;
}

/** Long literals occur in fewer lines. */
function isBetter(a: readonly string[], b: readonly string[] | undefined): boolean {
  if (!b) return true;
  const shortest = (literals: readonly string[]) =>
    Math.min(...literals.map(({ length }) => length));
  return shortest(a) === shortest(b) ? a.length < b.length : shortest(a) > shortest(b);
}
