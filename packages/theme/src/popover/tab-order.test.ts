import { afterEach, expect, test } from 'vitest';

import { getTabbableElements, getTabTarget } from './tab-order';

afterEach(() => {
  document.body.innerHTML = '';
});

test('returns the elements in the tab order', () => {
  document.body.innerHTML =
    '<a href="/">1</a><a>no</a><button>2</button><button disabled>no</button><i tabindex="-1">no</i><i tabindex="0">3</i>';
  expect(getTabbableElements(document.body).map((element) => element.textContent)).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test('moves focus to the trigger only at both ends of the panel', () => {
  const elements = ['a', 'b', 'c'].map(() => document.createElement('button'));
  expect(getTabTarget(elements, elements[0]!, false)).toBe('browser');
  expect(getTabTarget(elements, elements[2]!, false)).toBe('trigger');
  expect(getTabTarget(elements, elements[2]!, true)).toBe('browser');
  expect(getTabTarget(elements, elements[0]!, true)).toBe('before');
  expect(getTabTarget([], null, false)).toBe('trigger');
});
