import { afterEach, expect, test, vi } from 'vitest';

import { fakeMatchMedia } from '../testing/browser';
import { startRevealTransition } from './reveal';

const root = document.documentElement;
const update = vi.fn();
const animate = vi.fn();

function withTransitions(ready: Promise<void> = Promise.resolve()): void {
  root.animate = animate as unknown as typeof root.animate;
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      change();
      return { ready, finished: ready };
    },
  });
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(root, 'animate');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each([
  [
    true,
    '::view-transition-old(root)',
    ['circle(1000px at 200px 100px)', 'circle(0px at 200px 100px)'],
  ],
  [
    false,
    '::view-transition-new(root)',
    ['circle(0px at 200px 100px)', 'circle(1000px at 200px 100px)'],
  ],
])(
  'dark: %s animates %s between the origin and the farthest corner',
  async (toDark, layer, clipPath) => {
    fakeMatchMedia(false);
    vi.stubGlobal('innerWidth', 1000);
    vi.stubGlobal('innerHeight', 700);
    withTransitions();
    await startRevealTransition({ x: 200, y: 100 }, toDark, update);
    expect(update).toHaveBeenCalledOnce();
    expect(animate).toHaveBeenCalledExactlyOnceWith(
      { clipPath },
      expect.objectContaining({ duration: 400, easing: 'ease-in', pseudoElement: layer }),
    );
    expect(root.dataset.reveal).toBeUndefined();
  },
);

test('changes the color mode without an animation if transitions are unsupported or motion is reduced', async () => {
  fakeMatchMedia(false);
  await startRevealTransition({ x: 0, y: 0 }, true, update);
  fakeMatchMedia(true);
  withTransitions();
  await startRevealTransition({ x: 0, y: 0 }, true, update);
  expect(update).toHaveBeenCalledTimes(2);
  expect(animate).not.toHaveBeenCalled();
});

test('a skipped transition is cleaned up', async () => {
  fakeMatchMedia(false);
  withTransitions(Promise.reject(new Error('skipped')));
  await startRevealTransition({ x: 0, y: 0 }, false, update);
  expect(update).toHaveBeenCalledOnce();
  expect(root.dataset.reveal).toBeUndefined();
});
