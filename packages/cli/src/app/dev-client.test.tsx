import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { DevEvent, PageFinding } from '../model/dev-event';
import { applyBundle, hasAppliedUpdate } from './apply-bundle';
import { connectDevServer } from './dev-client';
import { hideOverlay, hideRuntimeError, showOverlay, showRuntimeError } from './error-overlay';
import { PageProblemsError } from './fetch-payload';
import { updateFindings } from './findings-notice';
import { OfflineError } from './load-data';

vi.mock('./apply-bundle', () => ({
  applyBundle: vi.fn(async () => {}),
  hasAppliedUpdate: vi.fn(() => false),
  hasBundle: (hash: string) => hash === 'current',
}));

class FakeEventSource {
  static CLOSED = 2;
  static all: FakeEventSource[] = [];
  readyState = 1;
  onopen?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: string }) => void;
  close = vi.fn();
  constructor(readonly url: string) {
    FakeEventSource.all.push(this);
  }
  send(event: DevEvent) {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
}

const show = vi.fn(async () => {});
const hasPageCode = vi.fn(() => true);
const onUpdate = vi.fn();
const settle = () => vi.advanceTimersByTimeAsync(0);
const source = () => FakeEventSource.all.at(-1)!;
const overlay = () => document.querySelector('dialog');

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.all = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  HTMLDialogElement.prototype.show = function open() {
    this.open = true;
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  hideOverlay();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

async function connect() {
  const reportError = connectDevServer({
    base: '/docs/',
    revision: 3,
    show,
    hasPageCode,
    onUpdate,
  });
  source().onopen?.();
  await settle();
  show.mockClear();
  return reportError;
}

test('renders the page once, without waiting for the events', async () => {
  connectDevServer({ base: '/docs/', revision: 3, show, hasPageCode, onUpdate });
  expect(source().url).toBe('/docs/__octavo/events?revision=3');
  expect(show).toHaveBeenCalledOnce();
  source().onopen?.();
  await settle();
  expect(show).toHaveBeenCalledOnce();
  expect(onUpdate).not.toHaveBeenCalled();
});

test('an update renders the page and invalidates search', async () => {
  await connect();
  source().send({ type: 'update' });
  await settle();
  expect(show).toHaveBeenCalledOnce();
  expect(onUpdate).toHaveBeenCalledOnce();
});

test('a new bundle is applied before the page renders, the current one is ignored', async () => {
  await connect();
  source().send({ type: 'bundle', hash: 'current' });
  await settle();
  expect(show).not.toHaveBeenCalled();
  source().send({ type: 'bundle', hash: 'next' });
  await settle();
  expect(applyBundle).toHaveBeenCalledExactlyOnceWith('next', false);
  expect(show).toHaveBeenCalledOnce();
});

test('a reconnect renders the page, invalidates search and requires the next bundle', async () => {
  await connect();
  source().onopen?.();
  await settle();
  expect(show).toHaveBeenCalledOnce();
  expect(onUpdate).toHaveBeenCalledOnce();
  source().send({ type: 'bundle', hash: 'next' });
  source().send({ type: 'bundle', hash: 'last' });
  await settle();
  expect(vi.mocked(applyBundle).mock.calls).toEqual([
    ['next', true],
    ['last', false],
  ]);
});

const failed = new Error('module not found');
const missing = new TypeError("Cannot read properties of undefined (reading 'call')");
const offline = new OfflineError('no network');

test.each([
  ['after a hot update', { hasPageCode: false, hasAppliedUpdate: true, error: failed }, 1],
  ['while offline', { hasPageCode: false, hasAppliedUpdate: true, error: offline }, 0],
  ['without a hot update', { hasPageCode: false, hasAppliedUpdate: false, error: failed }, 0],
  ['with code that has run', { hasPageCode: true, hasAppliedUpdate: true, error: failed }, 0],
  ['with a module missing', { hasPageCode: true, hasAppliedUpdate: true, error: missing }, 1],
  [
    'with a module always missing',
    { hasPageCode: true, hasAppliedUpdate: false, error: missing },
    0,
  ],
])('if a page cannot be loaded %s, reloads the document %i times', async (_name, state, times) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  hasPageCode.mockReturnValue(state.hasPageCode);
  vi.mocked(hasAppliedUpdate).mockReturnValue(state.hasAppliedUpdate);
  await connect();
  // An empty file, as while an editor saves it, renders without code.
  show.mockRejectedValue(state.error);
  source().send({ type: 'update' });
  await settle();
  expect(reload).toHaveBeenCalledTimes(times);
  hasPageCode.mockReset().mockReturnValue(true);
  vi.mocked(hasAppliedUpdate).mockReset().mockReturnValue(false);
});

test.each([
  ['  × Module build failed (from mdx-loader.js):\n  ╰─▶   × Error: Missing `>`'],
  ['  \u001b[31m×\u001b[0m Module parse failed:\n'],
])('an error of the bundler that a module throws is not reported: %j', async (message) => {
  const request = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', request);
  await connect();
  show.mockRejectedValue(new Error(message));
  source().send({ type: 'update' });
  await settle();
  expect(console.error).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();
  expect(overlay()).toBeNull();
});

test('a closed connection is opened again after a second, an interrupted one by the browser', async () => {
  await connect();
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeEventSource.all).toHaveLength(1);
  source().readyState = FakeEventSource.CLOSED;
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeEventSource.all).toHaveLength(2);
  source().onopen?.();
  await settle();
  expect(show).toHaveBeenCalledOnce();
});

test('a network that comes back replaces the connection', async () => {
  await connect();
  const before = source();
  window.dispatchEvent(new Event('online'));
  expect(before.close).toHaveBeenCalledOnce();
  expect(source()).not.toBe(before);
  source().onopen?.();
  await settle();
  expect(show).toHaveBeenCalledOnce();
});

test('problems stay on screen until they are resolved', async () => {
  await connect();
  source().send({
    type: 'problems',
    problems: [{ message: '<b>Bad</b>', file: 'a.mdx', line: 3, column: 4, hint: 'Fix it.' }],
  });
  expect(overlay()?.textContent).toBe('×a.mdx:3:4<b>Bad</b>Fix it.');
  source().send({ type: 'update' });
  await settle();
  expect(overlay()).not.toBeNull();
  source().send({ type: 'resolved' });
  await settle();
  expect(overlay()).toBeNull();
});

test('problems of the site are shown instead of an error that a page throws', async () => {
  const request = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', request);
  const reportError = await connect();
  const problem = { message: '"./Box" does not export "Bx".', file: 'a.mdx' };
  source().send({ type: 'problems', problems: [problem] });
  reportError(new Error('Element type is invalid'));
  await settle();
  expect(overlay()?.textContent).toContain('does not export "Bx"');
  expect(request).not.toHaveBeenCalled();
  source().send({ type: 'resolved' });
  await settle();
  reportError(new Error('Element type is invalid'));
  await settle();
  expect(overlay()?.textContent).toContain('Element type is invalid');
  expect(request).toHaveBeenCalledOnce();
});

test('an error of an app that has failed to load is reported once, and again after other problems', async () => {
  const requests = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', requests);
  show.mockRejectedValue(new Error('No navbar'));
  await connect();
  await settle();
  source().send({ type: 'update' });
  await settle();
  expect(overlay()?.textContent).toContain('No navbar');
  expect(requests).toHaveBeenCalledOnce();

  source().send({ type: 'problems', problems: [{ message: 'Bad' }] });
  source().send({ type: 'update' });
  await settle();
  expect(overlay()?.textContent).toContain('Bad');
  source().send({ type: 'resolved' });
  await settle();
  expect(overlay()?.textContent).toContain('No navbar');
  expect(requests).toHaveBeenCalledTimes(2);
});

test('the overlay closes with its button and with Escape, and shows later problems', async () => {
  await connect();
  const showProblem = () =>
    source().send({ type: 'problems', problems: [{ message: 'Bad', file: 'a.mdx' }] });
  const press = (key: string, prevented = false) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    if (prevented) event.preventDefault();
    document.dispatchEvent(event);
  };
  showProblem();
  overlay()!.querySelector<HTMLElement>('button[aria-label="Close"]')!.click();
  expect(overlay()).toBeNull();
  showProblem();
  press('a');
  press('Escape', true);
  expect(overlay()).not.toBeNull();
  press('Escape');
  expect(overlay()).toBeNull();
  showProblem();
  expect(overlay()).not.toBeNull();
});

test('problems of the page are shown until it renders', async () => {
  await connect();
  show.mockRejectedValueOnce(new PageProblemsError([{ message: 'Syntax error' }]));
  source().send({ type: 'update' });
  await settle();
  expect(overlay()?.textContent).toContain('Syntax error');
  source().send({ type: 'update' });
  await settle();
  expect(overlay()).toBeNull();
});

test('an error while loading is shown with its stack', async () => {
  await connect();
  show.mockRejectedValueOnce(new Error('no server'));
  source().send({ type: 'update' });
  await settle();
  expect(overlay()?.textContent).toContain('no server');
  expect(overlay()?.querySelector('pre')?.textContent).toContain('dev-client.test');
});

/** Returns an error with the stack trace of a browser. */
function errorWithStack(error: Error, stack: string): Error {
  return Object.assign(error, { stack });
}

class SiteError extends Error {
  override name = 'SiteError';
}

const CHROMIUM_FRAMES =
  'at Table (http://localhost/main.js:6:32)\n    at http://localhost/main.js:9:1';
const FIREFOX_FRAMES = 'Table@http://localhost/main.js:6:32\n@http://localhost/main.js:9:1';

test.each([
  [new Error('no'), `Error: no\n    ${CHROMIUM_FRAMES}`, 'no', CHROMIUM_FRAMES],
  [new TypeError('no'), `TypeError: no\n    ${CHROMIUM_FRAMES}`, 'TypeError: no', CHROMIUM_FRAMES],
  [
    new RangeError('a\nb'),
    `RangeError: a\nb\n    ${CHROMIUM_FRAMES}`,
    'RangeError: a\nb',
    CHROMIUM_FRAMES,
  ],
  [new SiteError('no'), `Error: no\n    ${CHROMIUM_FRAMES}`, 'SiteError: no', CHROMIUM_FRAMES],
  [new TypeError(''), `TypeError\n    ${CHROMIUM_FRAMES}`, 'TypeError', CHROMIUM_FRAMES],
  [new TypeError('no'), FIREFOX_FRAMES, 'TypeError: no', FIREFOX_FRAMES],
])(
  'the overlay for %s shows the type, and the stack without its first line',
  (error, stack, title, frames) => {
    showRuntimeError(errorWithStack(error, stack));
    expect(overlay()?.querySelector('.oct-overlay-message')?.textContent).toBe(title);
    expect(overlay()?.querySelector('pre')?.textContent).toBe(frames);
  },
);

const finding = (file: string | undefined, severity: 'error' | 'warn', route?: string) =>
  ({ route, rule: 'dead-link', severity, message: `<i>Dead</i> in ${file}`, file }) as PageFinding;
const notice = () => document.querySelector('aside');
const summary = () => notice()?.querySelector('summary')?.textContent;
const listed = () =>
  [...(notice()?.querySelectorAll('li, p') ?? [])].map((node) => node.textContent);

function sendFindings(findings: PageFinding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  source().send({
    type: 'findings',
    run: 1,
    errors,
    warnings: findings.length - errors,
    findings,
  });
}

test.each([
  ['this page only', [finding('a.md', 'error', '/here')], '1 error on this page'],
  [
    'this and another page',
    [
      finding('b.md', 'error', '/there'),
      finding('a.md', 'error', '/here'),
      finding('a.md', 'warn', '/here'),
    ],
    '1 error, 1 warning on this page; 1 error in b.md',
  ],
  [
    'one other page',
    [finding('b.md', 'error', '/b'), finding('b.md', 'error', '/b')],
    '2 errors in b.md',
  ],
  [
    'several other files',
    [finding('b.md', 'error', '/b'), finding('_nav.json', 'warn')],
    '1 error, 1 warning in 2 other files',
  ],
  ['the entire site', [finding(undefined, 'warn')], '1 warning in the site'],
])('the notice says where the findings are: %s', async (_name, findings, text) => {
  window.history.replaceState(null, '', '/docs/Here.html');
  await connect();
  sendFindings(findings);
  expect(summary()).toBe(text);
});

test.each([
  ['while the server restarts', new OfflineError('Failed to load /static/pages/a.json')],
  [
    'of a missing module, which the bundler reports',
    Object.assign(new Error("Cannot find module './a'"), { code: 'MODULE_NOT_FOUND' }),
  ],
])('does not report an error %s', async (_, error) => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  await connect();
  show.mockRejectedValueOnce(error);
  source().send({ type: 'update' });
  await settle();
  expect(overlay()).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('the findings of the current page are listed first, and follow navigation', async () => {
  window.history.replaceState(null, '', '/docs/here');
  await connect();
  sendFindings([finding('b.md', 'warn', '/there'), finding('a.md', 'error', '/here')]);
  expect(listed()).toEqual([
    'This page',
    'a.md dead-link<i>Dead</i> in a.md',
    'Other files',
    'b.md dead-link<i>Dead</i> in b.md',
  ]);
  window.history.replaceState(null, '', '/docs/there');
  updateFindings();
  expect(summary()).toBe('1 warning on this page; 1 error in a.md');
  window.history.replaceState(null, '', '/docs/elsewhere');
  updateFindings();
  expect(listed()[0]).toBe('b.md dead-link<i>Dead</i> in b.md');
  expect(summary()).toBe('1 error, 1 warning in 2 other files');
});

test('the notice stays open when the findings change, and stays hidden until they do', async () => {
  await connect();
  sendFindings([finding('a.md', 'error', '/here'), finding('a.md', 'warn', '/here')]);
  notice()!.querySelector('details')!.open = true;
  sendFindings([finding('a.md', 'error', '/here')]);
  expect(notice()!.querySelector('details')!.open).toBe(true);
  notice()!.querySelector('button')!.click();
  expect(notice()).toBeNull();
  updateFindings();
  expect(notice()).toBeNull();
  sendFindings([finding('a.md', 'warn', '/here')]);
  expect(notice()).not.toBeNull();
  sendFindings([]);
  expect(notice()).toBeNull();
});

test('a successful render hides runtime errors, but not problems of files', () => {
  showRuntimeError(new Error('thrown'));
  hideRuntimeError();
  expect(overlay()).toBeNull();
  showRuntimeError('a string');
  expect(overlay()?.textContent).toContain('a string');
  showOverlay([{ message: 'Syntax error' }]);
  hideRuntimeError();
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(overlay()?.textContent).toContain('Syntax error');
});
