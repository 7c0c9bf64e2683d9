// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { createScrollManager } from '../packages/theme/src/scroll/scroll-manager';

// The types of `@octavo/theme` are installed only in the apps.
const router = './consumers/apps/shared/history.ts';
const { navigate }: { navigate: (to: string) => void } = await import(/* @vite-ignore */ router);

test('with the router of the guide, a link to a visited page opens it at the top', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const scroll = createScrollManager();
  scroll.start();
  const visit = (path: string) => {
    navigate(path);
    scroll.show(path);
  };
  const scrollBy800 = () => {
    vi.stubGlobal('scrollY', 800);
    window.dispatchEvent(new Event('scroll'));
  };

  visit('/guide');
  scrollBy800();
  visit('/about');
  scrollBy800();
  visit('/guide');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});
