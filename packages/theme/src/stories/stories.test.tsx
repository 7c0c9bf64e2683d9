import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import preview from '../../../../.storybook/preview';
import { readComponents } from '../../ejectable';
import * as theme from '../index';
import * as internals from '../internals';
import * as mdx from '../mdx';
import { fakeMatchMedia, fakeModalDialogs } from '../testing/browser';

type StoryModule = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });
const project = setProjectAnnotations(preview);
const complaints: string[] = [];

const off = { enabled: false };
// What jsdom cannot know, since it has no styles; and landmarks, which a component alone has none of.
const rules = { 'color-contrast': off, 'landmark-unique': off, region: off };

beforeAll(project.beforeAll);
beforeEach(() => {
  complaints.length = 0;
  fakeMatchMedia(false);
  fakeModalDialogs();
  // Storybook gives stories a user only where there is a clipboard.
  Object.defineProperty(navigator, 'clipboard', { value: new EventTarget(), configurable: true });
  vi.spyOn(console, 'error').mockImplementation((...args) => complaints.push(args.join(' ')));
});
afterEach(() => {
  cleanup();
  // An image that a story has zoomed, without React.
  document.querySelector('.oct-zoom')?.remove();
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// axe takes its time over hundreds of elements.
vi.setConfig({ testTimeout: 120_000 });

describe.each(Object.entries(modules))('the stories of %s', (_file, module) => {
  const stories = Object.entries<ComposedStoryFn>(composeStories(module));
  test.each(stories)('%s renders without a complaint', async (_name, Story) => {
    await Story.run();
    expect(complaints).toEqual([]);
    // Without styles, dark is like light.
    if (Story.globals?.colorMode === 'dark') return;
    const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

test('every exported component, and every component that a site can override, has stories', () => {
  const shown: unknown[] = Object.values(modules).map(({ default: meta }) => meta.component);
  const known: Record<string, unknown> = { ...internals, ...theme, ...mdx };
  const names = new Set([
    ...Object.keys({ ...theme, ...mdx }).filter((name) => /^[A-Z][a-z]|^NoSSR/.test(name)),
    ...readComponents().map(({ name }) => name),
  ]);
  // Data for what is below them; tabs are shown by their set.
  const without = ['SiteProvider', 'HtmlFragmentsProvider', 'Tab'];
  const missing = [...names].filter(
    (name) => !without.includes(name) && !shown.includes(known[name]),
  );
  expect(missing).toEqual([]);
});
