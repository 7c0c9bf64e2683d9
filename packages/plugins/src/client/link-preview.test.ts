// @vitest-environment jsdom
import katex from 'katex';
import { beforeEach, expect, test, vi } from 'vitest';

import { LINK_CLASS } from '../link-preview/link-class';
import start from './link-preview';

const DELAY = 300;
const html = vi.fn(() => '');
const request = vi.fn(async (_url: string) => ({
  ok: true,
  text: async () => html(),
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

test('shows the source of the formulas in a title', async () => {
  vi.stubEnv('DEV', false);
  const anchor = '<a aria-hidden="true">#</a>';
  const formula = katex.renderToString('x^2', { output: 'htmlAndMathml' });
  html.mockReturnValue(`<h1>${anchor}Math ${formula} title</h1>`);
  await open('/docs/math');
  vi.unstubAllEnvs();
  expect(request.mock.calls).toEqual([[`${location.origin}/docs/math`]]);
  expect(card()?.textContent).toBe('Math x^2 title');
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

test('shows one preview if the pointer leaves and returns while it loads', async () => {
  let respond: (() => void) | undefined;
  request.mockImplementation(async () => {
    await new Promise<void>((done) => {
      const previous = respond;
      respond = () => {
        previous?.();
        done();
      };
    });
    return { ok: true, text: async () => '', json: async () => ({ title: 'A', description: '' }) };
  });
  await open('/docs/slow');
  link().dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  await open('/docs/slow');
  respond!();
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1);
  scroll();
  expect(card()).toBeNull();
  request.mockReset();
});

test('shows no preview after the pointer has left the link', async () => {
  point();
  scroll();
  link().dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(card()).toBeNull();
});
