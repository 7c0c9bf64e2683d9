import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { recordInput } from './record-input';

afterEach(() => document.body.replaceChildren());

function setUp() {
  document.body.innerHTML =
    '<div><button id="a">A</button><button id="b">B</button><button class="oct-copy" id="c">C</button><p>Text</p></div>';
  const pressed: string[] = [];
  const container = document.querySelector('div')!;
  const find = (id: string) => document.getElementById(id)!;
  const input = recordInput(container);
  const listen = (): void => {
    container.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
    container.addEventListener('keydown', ({ key, target }) =>
      pressed.push(`${key} on ${(target as Element).id}`),
    );
  };
  return { container, find, input, listen, pressed };
}

test('replays only the last click, and nothing after a click elsewhere', () => {
  const { container, find, input, listen, pressed } = setUp();
  fireEvent.click(find('a'));
  fireEvent.click(find('b'));
  input.stop();
  listen();
  input.replay();
  expect(pressed).toEqual(['b']);

  const other = recordInput(container);
  fireEvent.click(find('a'));
  fireEvent.click(document.querySelector('p')!);
  other.stop();
  pressed.length = 0;
  other.replay();
  expect(pressed).toEqual([]);
});

test('does not replay clicks on buttons that work without React', () => {
  const { find, input, listen, pressed } = setUp();
  fireEvent.click(find('c'));
  input.stop();
  listen();
  input.replay();
  expect(pressed).toEqual([]);
});

test('replays arrow keys on the focused element', () => {
  const { find, input, listen, pressed } = setUp();
  find('a').focus();
  expect(fireEvent.keyDown(find('a'), { key: 'ArrowRight' })).toBe(false);
  fireEvent.keyDown(find('a'), { key: 'x' });
  listen();
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(find('b'));
  input.replay();
  expect(pressed).toEqual(['ArrowRight on b']);
  input.stop();
  vi.restoreAllMocks();
});

test.each(['altKey', 'ctrlKey', 'metaKey'])(
  'leaves arrow keys with %s to the browser',
  (modifier) => {
    const { find, input, listen, pressed } = setUp();
    find('a').focus();
    expect(fireEvent.keyDown(find('a'), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    listen();
    input.replay();
    expect(pressed).toEqual([]);
    input.stop();
  },
);

test('input after recording has stopped is not repeated', () => {
  const { find, input, listen, pressed } = setUp();
  input.stop();
  fireEvent.click(find('a'));
  listen();
  input.replay();
  expect(pressed).toEqual([]);
});
