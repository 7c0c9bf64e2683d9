// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

import rehypeFeedback from '../feedback/rehype-feedback';
import { getMessages } from '../messages';
import { compilePage } from '../testing/compile-page';
import start from './feedback';

const messages = getMessages('en').feedback;

/** Responses of the endpoint to the next requests. */
const request = vi.fn<(url: string, init: { body: string }) => Promise<{ ok: boolean }>>();
vi.stubGlobal('fetch', request);

const answers = () => request.mock.calls.map(([, { body }]) => JSON.parse(body));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const text = () => document.querySelector('textarea')!;
const status = () => document.querySelector<HTMLElement>('[role=status]')!;
const pressed = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);
const submit = (reason: string) => {
  text().value = reason;
  button('Send').focus();
  button('Send').click();
};

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  request.mockReset().mockResolvedValue({ ok: true });
  const { html } = await compilePage('# A', { rehypePlugins: [rehypeFeedback as never] });
  document.body.innerHTML = html.join('');
  const controller = new AbortController();
  start({
    element: document.querySelector('form')!,
    lang: 'en',
    routePath: '/a',
    pageType: 'doc',
    isNotFound: false,
    base: '/',
    messages,
    options: { endpoint: '/feedback' },
    signal: controller.signal,
  });
  return () => controller.abort();
});

test('an answer that could not be sent can be given again', async () => {
  request.mockResolvedValueOnce({ ok: false });
  button('Yes').click();
  expect(pressed()).toEqual(['Yes']);
  await vi.waitFor(() => expect(status().textContent).toBe(messages.failed));
  expect(pressed()).toEqual([]);

  button('Yes').click();
  // Screen readers also announce a second failure.
  expect(status().textContent).toBe('');
  await vi.waitFor(() => expect(status().textContent).toBe(messages.thanks));
  expect(pressed()).toEqual(['Yes']);
  expect(answers().map(({ helpful }) => helpful)).toEqual([true, true]);
});

test('a failed answer does not reset the one that replaced it', async () => {
  let fail = () => {};
  request.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = () => reject(new Error('offline'));
    }),
  );
  button('Yes').click();
  button('No').click();
  fail();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(pressed()).toEqual(['No']);
});

test('a reason that could not be sent can be sent again', async () => {
  button('No').click();
  await vi.waitFor(() => expect(status().textContent).toBe(messages.thanks));
  request.mockResolvedValueOnce({ ok: false });
  submit('No example');
  await vi.waitFor(() => expect(status().textContent).toBe(messages.failed));
  expect(pressed()).toEqual(['No']);
  expect(text().closest('[hidden]')).toBeNull();
  expect(document.activeElement).toBe(button('Send'));

  submit('No example');
  await vi.waitFor(() => expect(status().textContent).toBe(messages.thanks));
  expect(answers().map(({ reason }) => reason)).toEqual([undefined, 'No example', 'No example']);
});

test('the focus moves from the form that disappears to the message', async () => {
  button('No').click();
  submit('No example');
  await vi.waitFor(() => expect(text().closest('[hidden]')).not.toBeNull());
  expect(document.activeElement).toBe(status());
});

test('the focus stays where readers moved it', async () => {
  button('No').click();
  submit('No example');
  button('No').focus();
  await vi.waitFor(() => expect(text().closest('[hidden]')).not.toBeNull());
  expect(document.activeElement).toBe(button('No'));
});
