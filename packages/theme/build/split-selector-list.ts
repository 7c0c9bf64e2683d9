import { list } from 'postcss';

/** Matches `:where()`, or `:is()` with only classes or only type selectors, whose specificity does not depend on the list. */
const LIST =
  /^:(?:where\((.*)\)|is\(((?:\.[\w-]+,\s*)*\.[\w-]+|(?:[a-z]\w*,\s*)*[a-z]\w*)\))((?:::?[\w-]+)*)$/s;

/**
 * Splits a selector that ends with a list: `.a :where(b, c)` becomes `.a :where(b), .a :where(c)`.
 *
 * Browsers index rules by the class or type at the end of a selector. A selector that ends with a list is not indexed,
 * so browsers match it against every element on each style recalculation.
 */
export function splitSelectorList(selector: string): string[] {
  const start = lastCompoundStart(selector);
  const [, whereList, isList, pseudo = ''] = LIST.exec(selector.slice(start)) ?? [];
  const selectors = whereList ?? isList;
  if (selectors === undefined || !isBalanced(selectors)) return [selector];
  const prefix = selector.slice(0, start);
  return list
    .comma(selectors)
    .map((one) => `${prefix}${whereList === undefined ? one : `:where(${one})`}${pseudo}`);
}

/** Returns the index at which the last compound selector starts. */
function lastCompoundStart(selector: string): number {
  let depth = 0;
  for (let index = selector.length - 1; index >= 0; index--) {
    const char = selector[index]!;
    if (')]'.includes(char)) depth++;
    else if ('(['.includes(char)) depth--;
    else if (depth === 0 && /[\s>+~]/.test(char)) return index + 1;
  }
  return 0;
}

/** Returns whether parentheses are balanced, so that the match does not span several functions. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}
