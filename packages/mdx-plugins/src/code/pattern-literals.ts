/** A grammar, or a part of one. */
type Rules = object;

/** Keys of a rule that contain regular expressions. */
const PATTERN_KEYS = new Set(['match', 'begin', 'end', 'while']);

const known = new Map<string, readonly string[]>();

/** Returns the regular expressions of a grammar, in a fixed order and with duplicates. */
export function listPatterns(rules: Rules): string[] {
  return Object.entries(rules).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return PATTERN_KEYS.has(key) ? [value] : [];
    return typeof value === 'object' && value !== null ? listPatterns(value) : [];
  });
}

/**
 * Adds the literals that the regular expressions of a grammar require. They are determined when this package is built,
 * because parsing a regular expression takes longer than most searches.
 *
 * @param literals - a list for each item of `listPatterns`, or `null` if the expression requires no literal
 */
export function addLiterals(grammar: Rules, literals: readonly (readonly string[] | null)[]): void {
  for (const [index, pattern] of listPatterns(grammar).entries()) {
    const list = literals[index];
    if (list) known.set(pattern, list);
  }
}

/**
 * Returns literals of which every match of a regular expression contains at least one, or is in the same line as one.
 * Returns `undefined` if they are unknown.
 */
export function getLiterals(pattern: string): readonly string[] | undefined {
  return known.get(pattern);
}
