import { afterEach, expect, test, vi } from 'vitest';

import { recordFields } from './early-fields';

afterEach(() => document.body.replaceChildren());

/** Creates fields that nobody has changed, and a list of the events after them. */
function setUp(html: string) {
  document.body.innerHTML = html;
  const events: string[] = [];
  const listen = (): void => {
    for (const type of ['input', 'change', 'click'])
      document.body.addEventListener(type, ({ target }) =>
        events.push(`${type} ${(target as Element).id}`),
      );
  };
  const find = <T extends Element = HTMLInputElement>(id: string) =>
    document.getElementById(id) as unknown as T;
  return { events, listen, find };
}

test('fields that nobody has changed get no events', () => {
  const { events, listen } = setUp(`
    <input value="a"><input><textarea>b</textarea><input type="range"><input type="color"><input type="file">
    <input type="checkbox" checked><input type="radio" name="r" checked><input type="radio" name="r">
    <select><option>a</option><option>b</option></select>
    <select><option>a</option><option selected>b</option></select>
    <select multiple><option>a</option><option selected>b</option></select>`);
  const repeat = recordFields(document.body);
  listen();
  repeat();
  expect(events).toEqual([]);
});

test('repeats a text once, also if it was replaced meanwhile, and keeps the caret', () => {
  const { events, listen, find } = setUp('<input id="a" value="old"><textarea id="b"></textarea>');
  find('a').value = 'new text';
  find('a').setSelectionRange(2, 4);
  find('b').value = 'note';
  const repeat = recordFields(document.body);
  find('a').value = 'old';
  listen();
  repeat();
  repeat();
  expect(events).toEqual(['input a', 'input b']);
  expect(find('a').value).toBe('new text');
  expect([find('a').selectionStart, find('a').selectionEnd]).toEqual([2, 4]);
  expect(find('b').value).toBe('note');
});

test('repeats the current text if the reader has continued to type', () => {
  const { events, listen, find } = setUp('<input id="a"><input id="n" type="number" value="1">');
  find('a').value = 'ab';
  find('n').value = '23';
  const repeat = recordFields(document.body);
  find('a').value = 'abc';
  listen();
  repeat();
  expect(events).toEqual(['input a', 'input n']);
  expect(find('a').value).toBe('abc');
  expect(find('n').value).toBe('23');
});

test('repeats an emptied field', () => {
  const { events, listen, find } = setUp('<input id="a" value="old">');
  find('a').value = '';
  const repeat = recordFields(document.body);
  const set = vi.fn();
  // React observes the values that are set on the element.
  const { get, set: native } = Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )!;
  Object.defineProperty(find('a'), 'value', {
    get,
    set(value: string) {
      set(value);
      native!.call(this, value);
    },
  });
  listen();
  repeat();
  expect(set.mock.calls).toEqual([['old']]);
  expect(events).toEqual(['input a']);
  expect(find('a').value).toBe('');
});

test('repeats checkboxes and radio buttons as clicks', () => {
  const { events, listen, find } = setUp(`
    <input id="on" type="checkbox"><input id="off" type="checkbox" checked>
    <input id="r1" type="radio" name="r" checked><input id="r2" type="radio" name="r">`);
  for (const id of ['on', 'off', 'r2']) find(id).click();
  const repeat = recordFields(document.body);
  listen();
  repeat();
  expect(events.filter((event) => event.startsWith('click'))).toEqual([
    'click on',
    'click off',
    'click r2',
  ]);
  expect(['on', 'off', 'r1', 'r2'].map((id) => find(id).checked)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('repeats the selected options', () => {
  const { events, listen, find } = setUp(`
    <select id="one"><option>a</option><option>b</option></select>
    <select id="many" multiple><option selected>a</option><option>b</option><option>c</option></select>`);
  find<HTMLSelectElement>('one').value = 'b';
  const many = find<HTMLSelectElement>('many');
  many.options[2]!.selected = true;
  const repeat = recordFields(document.body);
  many.options[2]!.selected = false;
  listen();
  repeat();
  expect(events).toEqual(['change one', 'change many']);
  expect([...many.selectedOptions].map(({ value }) => value)).toEqual(['a', 'c']);
});
