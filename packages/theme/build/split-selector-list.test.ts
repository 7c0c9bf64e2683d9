import { expect, test } from 'vitest';
import { splitSelectorList } from './split-selector-list';

test.each([
  ['.a :where(b, c)', ['.a :where(b)', '.a :where(c)']],
  [':where(.a, .b)', [':where(.a)', ':where(.b)']],
  ['.a > :where(b > c, d:not(e, f))', ['.a > :where(b > c)', '.a > :where(d:not(e, f))']],
  [':is(.a, .b):hover', ['.a:hover', '.b:hover']],
  [':is(.a, .b)::before', ['.a::before', '.b::before']],
  ['.a :is(b, c)', ['.a b', '.a c']],
  ['.a ~:is(.b, .c)', ['.a ~.b', '.a ~.c']],
])('splits %s into %j', (selector, expected) => {
  expect(splitSelectorList(selector)).toEqual(expected);
});

// Splitting would change the specificity or the meaning of these selectors.
test.each([
  ':is(nav, .a)',
  ':is(.a .b, .c)',
  '.a:where(b, c)',
  ':where(a, b) c',
  ':where(a):where(b, c)',
  ':where(a, b):not(c)',
  '.a[b="c, d"]',
  '*',
])('does not split %s', (selector) => {
  expect(splitSelectorList(selector)).toEqual([selector]);
});
