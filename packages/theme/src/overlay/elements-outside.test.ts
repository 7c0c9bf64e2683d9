import { expect, test } from 'vitest';

import { getElementsOutside } from './elements-outside';

test('returns the largest elements that contain none of the given elements', () => {
  document.body.innerHTML =
    '<header><a></a></header><div id="root"><main></main><div id="in"><a></a></div></div>' +
    '<p aria-live="polite"></p><svg></svg><footer></footer>';
  document.querySelector('p')!.ariaLive = 'polite';
  const names = (selector: string) =>
    getElementsOutside([document.querySelector(selector)!]).map(({ localName }) => localName);
  expect(names('#in')).toEqual(['header', 'main', 'footer']);
  expect(names('#root')).toEqual(['header', 'footer']);
  expect(names('body > footer')).toEqual(['header', 'div']);
});
