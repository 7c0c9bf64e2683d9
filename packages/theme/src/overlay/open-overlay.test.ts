import { expect, test } from 'vitest';
import { makeOutsideInert } from './open-overlay';
import { lockScroll } from './scroll-lock';

test('the page scrolls again when the last overlay closes', () => {
  const isLocked = (): boolean => document.documentElement.hasAttribute('data-scroll-locked');
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(isLocked()).toBe(true);
  second();
  expect(isLocked()).toBe(false);
});

test('makes elements outside the overlay inert, and restores them', () => {
  document.body.innerHTML =
    '<header></header><div id="root"><main></main><div id="drawer"><a></a></div></div><p inert></p>';
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  // jsdom does not reflect the attribute.
  find('p').inert = true;

  const restore = makeOutsideInert([find('#drawer')]);
  expect(find('header').inert).toBe(true);
  expect(find('main').inert).toBe(true);
  expect(find('#root').inert).not.toBe(true);
  expect(find('#drawer').inert).not.toBe(true);
  expect(find('#drawer a').inert).not.toBe(true);

  restore();
  expect(find('header').inert).toBe(false);
  expect(find('main').inert).toBe(false);
  expect(find('p').inert).toBe(true);
});
