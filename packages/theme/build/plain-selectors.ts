import { list } from 'postcss';

/** `:where()` of anything, or `:is()` of classes or of names alone: what is listed counts the same on its own. */
const LIST =
  /^:(?:where\((.*)\)|is\(((?:\.[\w-]+,\s*)*\.[\w-]+|(?:[a-z]\w*,\s*)*[a-z]\w*)\))((?:::?[\w-]+)*)$/s;

/**
 * The same selector with a list at its end taken apart: `.a :where(b, c)` becomes `.a :where(b), .a :where(c)`.
 *
 * Browsers sort rules by the class or the name that a selector ends with. One that ends with a list is tried on every
 * element instead, each time that styles are worked out.
 */
export function plainSelectors(selector: string): string[] {
  const start = startOfEnd(selector);
  const [, anything, classes, pseudo = ''] = LIST.exec(selector.slice(start)) ?? [];
  const listed = anything ?? classes;
  if (listed === undefined || !isBalanced(listed)) return [selector];
  const before = selector.slice(0, start);
  return list
    .comma(listed)
    .map((one) => `${before}${anything === undefined ? one : `:where(${one})`}${pseudo}`);
}

/** Where the last compound of a selector begins. */
function startOfEnd(selector: string): number {
  let depth = 0;
  for (let index = selector.length - 1; index >= 0; index--) {
    const char = selector[index]!;
    if (')]'.includes(char)) depth++;
    else if ('(['.includes(char)) depth--;
    else if (depth === 0 && /[\s>+~]/.test(char)) return index + 1;
  }
  return 0;
}

/** Whether the parentheses are those of one function, and not the first and the last of two. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}
