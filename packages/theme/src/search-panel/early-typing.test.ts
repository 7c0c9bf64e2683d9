import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { catchTyping, earlyTyping, endTyping } from './early-typing';
import { takeTyping } from './take-typing';

afterEach(() => {
  endTyping();
  document.body.innerHTML = '';
});

function withOpener(): HTMLButtonElement {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  return opener;
}
const field = () => document.querySelector('input')!;

test('what is typed goes to a field, and on to the panel in one piece', () => {
  const opener = withOpener();
  catchTyping('Search', () => {});
  expect(document.activeElement).toBe(field());
  expect(earlyTyping?.opener).toBe(opener);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  fireEvent.input(field(), { target: { value: 'snap' } });
  now.mockReturnValue(1120);
  const take = vi.fn();
  takeTyping(take);
  now.mockRestore();
  expect(take).toHaveBeenCalledExactlyOnceWith('snap', 120);
  expect(field()).toBeNull();
  expect(earlyTyping).toBeUndefined();
});

test('nothing typed is nothing to take', () => {
  const take = vi.fn();
  takeTyping(take);
  expect(take).toHaveBeenCalledExactlyOnceWith('', expect.any(Number));
});

test('the field is there for as long as the focus is not elsewhere', () => {
  catchTyping('Search', () => {});
  takeTyping(() => expect(document.activeElement).toBe(field()));
});

test('a word that is composed is handed over when it is whole', () => {
  catchTyping('Search', () => {});
  const take = vi.fn();
  fireEvent.compositionStart(field());
  takeTyping(take);
  field().value = '快照';
  expect(take).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  expect(take).toHaveBeenCalledExactlyOnceWith('快照', expect.any(Number));
});

test('nothing is handed over to a panel that was closed meanwhile', () => {
  catchTyping('Search', () => {});
  const take = vi.fn();
  fireEvent.compositionStart(field());
  const forget = takeTyping(take);
  forget();
  fireEvent.compositionEnd(field());
  expect(take).not.toHaveBeenCalled();
});

test('Escape cancels, unless it is the input method’s', () => {
  const cancel = vi.fn();
  catchTyping('Search', cancel);
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field(), { key: 's' });
  expect(cancel).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(cancel).toHaveBeenCalledOnce();
});

test('the focus goes back where it was, and stays where it went', () => {
  const opener = withOpener();
  catchTyping('Search', () => {});
  endTyping();
  expect(document.activeElement).toBe(opener);
  const other = document.body.appendChild(document.createElement('button'));
  catchTyping('Search', () => {});
  other.focus();
  endTyping();
  expect(document.activeElement).toBe(other);
  expect(field()).toBeNull();
});

test('there is one field however often search is asked for', () => {
  const opener = withOpener();
  catchTyping('Search', () => {});
  catchTyping('Search', () => {});
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(earlyTyping?.opener).toBe(opener);
});
