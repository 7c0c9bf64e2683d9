// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

import { LINK_CLASS } from '../link-preview/link-class';
import start from './link-preview';

const DELAY = 300;
const request = vi.fn(async (_url: string) => ({
  ok: true,
  json: async () => ({ title: 'Start', description: 'Text.' }),
}));
vi.stubGlobal('fetch', request);
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const link = () => document.querySelector('a')!;
const card = () => document.querySelector('[role=tooltip]');
const scroll = () => document.dispatchEvent(new Event('scroll'));
const point = () => link().dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
const open = async (href: string) => {
  link().setAttribute('href', href);
  point();
  await vi.advanceTimersByTimeAsync(DELAY);
};

beforeEach(() => {
  vi.useFakeTimers();
  request.mockClear();
  document.body.innerHTML = `<main><a class="${LINK_CLASS}" href="/docs/start">Start</a></main>`;
  const controller = new AbortController();
  const stop = start({
    element: document.body,
    lang: 'en',
    routePath: '/',
    pageType: 'doc',
    isNotFound: false,
    base: '/docs/',
    messages: {},
    options: { delay: DELAY },
    signal: controller.signal,
  });
  return () => {
    controller.abort();
    stop();
    vi.useRealTimers();
  };
});

test.each([
  ['/docs/guide/start', 'guide/start'],
  ['/docs/guide/start.html#heading', 'guide/start'],
  ['/docs/guide/v1.2', 'guide/v1.2'],
  ['/docs/guide/', 'guide/index'],
  ['/docs/', 'index'],
])('reads the preview of %s during development', async (href, name) => {
  await open(href);
  expect(request.mock.calls).toEqual([[`/docs/_link-preview/${name}.json`]]);
  expect(card()?.textContent).toBe('StartText.');
});

test('shows the preview of a focused link that has to scroll into view', async () => {
  // In jsdom, `:focus-visible` depends on the events of earlier tests.
  vi.spyOn(link(), 'matches').mockReturnValue(true);
  link().focus();
  scroll();
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(card()?.textContent).toBe('StartText.');
});

test('closes the preview when the page scrolls', async () => {
  await open('/docs/start');
  expect(card()).not.toBeNull();
  scroll();
  expect(card()).toBeNull();
});

test('shows no preview after the pointer has left the link', async () => {
  point();
  scroll();
  link().dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(card()).toBeNull();
});
