import { expect, test } from 'vitest';
import { plainSelectors } from './plain-selectors';

test.each([
  ['.a :where(b, c)', ['.a :where(b)', '.a :where(c)']],
  [':where(.a, .b)', [':where(.a)', ':where(.b)']],
  ['.a > :where(b > c, d:not(e, f))', ['.a > :where(b > c)', '.a > :where(d:not(e, f))']],
  [':is(.a, .b):hover', ['.a:hover', '.b:hover']],
  [':is(.a, .b)::before', ['.a::before', '.b::before']],
  ['.a :is(b, c)', ['.a b', '.a c']],
  ['.a ~:is(.b, .c)', ['.a ~.b', '.a ~.c']],
])('%s is %j', (selector, expected) => {
  expect(plainSelectors(selector)).toEqual(expected);
});

// Each counts for more in the list than it would on its own, or says more than the list.
test.each([
  ':is(nav, .a)',
  ':is(.a .b, .c)',
  '.a:where(b, c)',
  ':where(a, b) c',
  ':where(a):where(b, c)',
  ':where(a, b):not(c)',
  '.a[b="c, d"]',
  '*',
])('%s stays', (selector) => {
  expect(plainSelectors(selector)).toEqual([selector]);
});
