import { composeStories, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import preview from '../../../../.storybook/preview';
import { USAGE } from '../../../../.storybook/usage';
import { readComponents } from '../../ejectable';
import * as theme from '../index';
import * as internals from '../internals';
import * as mdx from '../mdx';

import { fakeMatchMedia, fakeModalDialogs } from '../testing/browser';

type StoryModule = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });
const project = setProjectAnnotations(preview);
const errors: string[] = [];

const disabled = { enabled: false };
// jsdom has no styles, and single components have no landmarks.
const rules = { 'color-contrast': disabled, 'landmark-unique': disabled, region: disabled };

beforeAll(project.beforeAll);
beforeEach(() => {
  errors.length = 0;
  fakeMatchMedia(false);
  fakeModalDialogs();
  // Storybook provides `userEvent` only if there is a clipboard.
  Object.defineProperty(navigator, 'clipboard', { value: new EventTarget(), configurable: true });
  vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args.join(' ')));
});
afterEach(() => {
  cleanup();
  // Zoomed images are rendered without React.
  document.querySelector('.oct-zoom')?.remove();
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// axe is slow with hundreds of elements.
vi.setConfig({ testTimeout: 120_000 });

describe.each(Object.entries(modules))('the stories of %s', (_file, module) => {
  const stories = Object.entries<ComposedStoryFn>(composeStories(module));
  test.each(stories)('%s renders without errors', async (_name, Story) => {
    await Story.run();
    expect(errors).toEqual([]);
    // Without styles, dark mode has the same accessibility tree as light mode.
    if (Story.globals?.colorMode === 'dark') return;
    const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

test('every exported or overridable component has stories', () => {
  const documented: unknown[] = Object.values(modules).map(({ default: meta }) => meta.component);
  const exports: Record<string, unknown> = { ...internals, ...theme, ...mdx };
  const names = new Set([
    ...Object.keys({ ...theme, ...mdx }).filter((name) => /^[A-Z][a-z]|^NoSSR/.test(name)),
    ...readComponents().map(({ name }) => name),
  ]);
  // Providers render only their children, and `Tab` is part of the stories of `Tabs`.
  const excluded = ['SiteProvider', 'HtmlFragmentsProvider', 'Tab'];
  const missing = [...names].filter(
    (name) => !excluded.includes(name) && !documented.includes(exports[name]),
  );
  expect(missing).toEqual([]);
});

test('every component with stories has usage rules, and every rule has a component', () => {
  const names = Object.values(modules)
    .map(({ default: meta }) => meta.title!.split('/').at(-1)!)
    // Stories without a public component.
    .filter((name) => !['Gallery', 'Prose', 'Tokens'].includes(name));
  expect(Object.keys(USAGE).sort()).toEqual(names.sort());
});

test('a story with its own color mode is in a frame, or not on the page of its component', () => {
  const shared = Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) =>
    Object.entries(stories as Record<string, StoryObj>)
      .filter(([, { globals, tags, parameters }]) => {
        const { docs } = { ...meta.parameters, ...parameters };
        const isFramed = docs?.story?.inline === false;
        return globals?.colorMode !== undefined && !isFramed && !tags?.includes('!autodocs');
      })
      .map(([name]) => `${file}: ${name}`),
  );
  expect(shared).toEqual([]);
});

test('the controls of a story change the site and the page, and props stay the same', async () => {
  const module = modules['../navbar/Navbar.stories.tsx']!;
  const { Default } = composeStories(module) as Record<string, ComposedStoryFn>;
  await Default!.run({
    args: { ...Default!.args, themeConfig: { nav: [{ text: 'Edited', link: '/edited' }] } },
  });
  expect(document.querySelector('header')?.textContent).toContain('Edited');
});
