import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ClientContext } from '../../model/client-module';
import { type PluginClientEntry, startClients } from './start-clients';

let observed: Set<Element>;
let showElement: (element: Element) => void;

beforeEach(() => {
  observed = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        showElement = (target) => {
          if (observed.has(target)) callback([{ target, isIntersecting: true }]);
        };
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => observed.clear();
    },
  );
  window.history.replaceState(null, '', '/docs/guide.html');
  document.documentElement.lang = 'zh';
  document.body.innerHTML = `<div id="oct-root"><div class="oct-layout" data-page-type="doc"><main data-oct-page="1"><p class="chart"></p></main></div></div>
    <script type="application/json" id="oct-page">{"base":"/docs/"}</script>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.hydrated;
});

const root = () => document.getElementById('oct-root')!;

/** Starts a client module and returns the contexts with which it was called. */
function start(entry: Partial<PluginClientEntry>, run?: (context: ClientContext) => unknown) {
  const calls: ClientContext[] = [];
  const load = async () => ({
    default(context: ClientContext) {
      calls.push(context);
      return run?.(context);
    },
  });
  startClients([{ plugin: 'charts', load, ...entry }]);
  return calls;
}

/** Replaces the page, like a navigation. */
function navigate(content = ''): void {
  window.history.replaceState(null, '', '/docs/next');
  root().innerHTML = `<main data-oct-page="2">${content}</main>`;
}

test('waits until the page is hydrated, and passes the page', async () => {
  const calls = start({ options: { a: 1 }, messages: { en: { m: 'M' }, zh: { m: '消息' } } });
  await Promise.resolve();
  expect(calls).toEqual([]);
  document.documentElement.dataset.hydrated = 'true';
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    element: root(),
    routePath: '/guide',
    lang: 'zh',
    pageType: 'doc',
    isNotFound: false,
    base: '/docs/',
    options: { a: 1 },
    messages: { m: '消息' },
  });
});

test.each([
  ['the default 404 page', '<div class="oct-layout" data-page-type="404"></div>'],
  ['a 404 page with another layout', '<main data-oct-page="not-found"></main>'],
])('passes that %s is shown for missing pages', async (_, html) => {
  document.documentElement.dataset.hydrated = 'true';
  root().innerHTML = html;
  const calls = start({});
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.isNotFound).toBe(true);
});

test('runs again after a navigation, and stops on the previous page', async () => {
  document.documentElement.dataset.hydrated = 'true';
  const cleanUp = vi.fn();
  const calls = start({}, () => cleanUp);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  // Changes within a page do not count as a navigation.
  root().querySelector('main')!.append('text');
  window.history.replaceState(null, '', '/docs/guide#hash');
  navigate();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[0]!.signal.aborted).toBe(true);
  expect(cleanUp).toHaveBeenCalledTimes(1);
  expect(calls[1]).toMatchObject({ routePath: '/next', pageType: 'blank' });
  expect(calls[1]!.signal.aborted).toBe(false);
});

test('does not load a module without an element that it needs', async () => {
  document.documentElement.dataset.hydrated = 'true';
  const calls = start({ className: 'other' });
  navigate('<p class="other"></p>');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ routePath: '/next' });
});

test('runs once for each visible element, also for elements that are added later', async () => {
  document.documentElement.dataset.hydrated = 'true';
  const calls = start({ when: 'visible', className: 'chart' });
  const first = root().querySelector('.chart')!;
  expect(calls).toEqual([]);
  showElement(first);
  showElement(first);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.element).toBe(first);

  const second = Object.assign(document.createElement('p'), { className: 'chart' });
  first.after(second);
  await vi.waitFor(() => expect(observed.has(second)).toBe(true));
  first.remove();
  await vi.waitFor(() => expect(calls[0]!.signal.aborted).toBe(true));
  showElement(second);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.signal.aborted).toBe(false);
});

test.each<[string, PluginClientEntry['load']]>([
  ['cannot be loaded', () => Promise.reject(new Error('offline'))],
  ['exports no function', async () => ({ default: 1 })],
  [
    'throws',
    async () => ({
      default() {
        throw new Error('No.');
      },
    }),
  ],
])('logs a module that %s, and runs the others', async (_, load) => {
  document.documentElement.dataset.hydrated = 'true';
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = vi.fn();
  startClients([
    { plugin: 'broken', load },
    { plugin: 'other', load: async () => ({ default: other }) },
  ]);
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(log.mock.calls[0]![0]).toBe('[octavo] The client module of plugin "broken" failed.');
  await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
  log.mockRestore();
});
