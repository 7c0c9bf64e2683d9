import { afterEach, expect, test } from 'vitest';

import { tabbable, tabTarget } from './tab-order';

afterEach(() => {
  document.body.innerHTML = '';
});

test('finds what Tab stops at', () => {
  document.body.innerHTML =
    '<a href="/">1</a><a>no</a><button>2</button><button disabled>no</button><i tabindex="-1">no</i><i tabindex="0">3</i>';
  expect(tabbable(document.body).map((element) => element.textContent)).toEqual(['1', '2', '3']);
});

test('leaves the middle to the browser and the ends to the trigger', () => {
  const stops = ['a', 'b', 'c'].map(() => document.createElement('button'));
  expect(tabTarget(stops, stops[0]!, false)).toBe('browser');
  expect(tabTarget(stops, stops[2]!, false)).toBe('trigger');
  expect(tabTarget(stops, stops[2]!, true)).toBe('browser');
  expect(tabTarget(stops, stops[0]!, true)).toBe('before');
  expect(tabTarget([], null, false)).toBe('trigger');
});
