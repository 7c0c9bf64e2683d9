import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fakeMatchMedia } from '../testing/browser';
import { Fixture, siteData } from '../testing/site-fixture';
import { ColorModeControl } from './ColorModeControl';

vi.mock('./reveal', () => {
  throw new Error('offline');
});

beforeEach(() => fakeMatchMedia(false));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('changes the color mode without an animation if its script fails to load', async () => {
  render(
    <Fixture site={siteData({ themeConfig: { enableAppearanceAnimation: true } })}>
      <ColorModeControl />
    </Fixture>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await expect.poll(() => document.documentElement.classList.contains('dark')).toBe(true);
});
