import { fireEvent } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { captureEarlyInput, earlyInput, stopEarlyInput } from './early-input';
import { transferEarlyInput } from './transfer-early-input';

afterEach(() => {
  stopEarlyInput();
  document.body.innerHTML = '';
});

function withOpener(): HTMLButtonElement {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  return opener;
}
const field = () => document.querySelector('input')!;

test('text typed while the panel is loading is transferred to the panel', () => {
  const opener = withOpener();
  captureEarlyInput('Search', () => {});
  expect(document.activeElement).toBe(field());
  expect(earlyInput?.opener).toBe(opener);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  fireEvent.input(field(), { target: { value: 'snap' } });
  now.mockReturnValue(1120);
  const onTransfer = vi.fn();
  transferEarlyInput(onTransfer);
  now.mockRestore();
  expect(onTransfer).toHaveBeenCalledExactlyOnceWith({
    text: 'snap',
    elapsed: 120,
    isSubmitted: false,
  });
  expect(field()).toBeNull();
  expect(earlyInput).toBeUndefined();
});

test('transfers an empty string if nothing was typed', () => {
  const onTransfer = vi.fn();
  transferEarlyInput(onTransfer);
  expect(onTransfer).toHaveBeenCalledExactlyOnceWith({
    text: '',
    elapsed: expect.any(Number),
    isSubmitted: false,
  });
});

test.each([
  ['Enter is transferred', [], true],
  ['text after Enter cancels it', ['snaps'], false],
])('%s', (_, later, isSubmitted) => {
  captureEarlyInput('Search', () => {});
  const onTransfer = vi.fn();
  fireEvent.input(field(), { target: { value: 'snap' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  for (const value of later) fireEvent.input(field(), { target: { value } });
  transferEarlyInput(onTransfer);
  expect(onTransfer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isSubmitted }));
});

test('the field has the focus until the transfer', () => {
  captureEarlyInput('Search', () => {});
  transferEarlyInput(() => expect(document.activeElement).toBe(field()));
});

test('waits for the end of a composition', () => {
  captureEarlyInput('Search', () => {});
  const onTransfer = vi.fn();
  fireEvent.input(field(), { isComposing: true });
  transferEarlyInput(onTransfer);
  field().value = '快照';
  expect(onTransfer).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  expect(onTransfer).toHaveBeenCalledExactlyOnceWith({
    text: '快照',
    elapsed: expect.any(Number),
    isSubmitted: false,
  });
});

test.each([
  ['mock', 'en', true],
  ['ㅁㅗ', 'en', false],
  ['test', 'zh', false],
])('a phone that composes "%s" on a page in %s is interrupted: %s', (value, lang, expected) => {
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android');
  document.documentElement.lang = lang;
  onTestFinished(() => {
    userAgent.mockRestore();
    document.documentElement.removeAttribute('lang');
  });
  captureEarlyInput('Search', () => {});
  const onTransfer = vi.fn();
  fireEvent.input(field(), { target: { value }, isComposing: true });
  transferEarlyInput(onTransfer);
  const transfers = [[expect.objectContaining({ text: value })]];
  expect(onTransfer.mock.calls).toEqual(expected ? transfers : []);
});

test('does not transfer anything after it was cancelled', () => {
  captureEarlyInput('Search', () => {});
  const onTransfer = vi.fn();
  fireEvent.input(field(), { isComposing: true });
  const cancel = transferEarlyInput(onTransfer);
  cancel();
  fireEvent.compositionEnd(field());
  expect(onTransfer).not.toHaveBeenCalled();
});

test('Escape cancels, except during a composition', () => {
  const cancel = vi.fn();
  captureEarlyInput('Search', cancel);
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field(), { key: 's' });
  expect(cancel).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(cancel).toHaveBeenCalledOnce();
});

test('the focus returns to the previous element, unless it was moved', () => {
  const opener = withOpener();
  captureEarlyInput('Search', () => {});
  stopEarlyInput();
  expect(document.activeElement).toBe(opener);
  const other = document.body.appendChild(document.createElement('button'));
  captureEarlyInput('Search', () => {});
  other.focus();
  stopEarlyInput();
  expect(document.activeElement).toBe(other);
  expect(field()).toBeNull();
});

test('opening the search twice adds only one field', () => {
  const opener = withOpener();
  captureEarlyInput('Search', () => {});
  captureEarlyInput('Search', () => {});
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(earlyInput?.opener).toBe(opener);
});
