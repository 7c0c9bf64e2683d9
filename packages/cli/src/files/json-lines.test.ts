import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatJsonLines, type JsonLine, openJsonLines } from './json-lines';

const LAYOUT = { start: '{"files":[\n', indent: ' ', end: '\n]}' };
const names = fc.oneof(
  fc.constantFrom('', 'a', 'a b', 'a"b', 'b', 'ü', '\u{10000}', '\uffff'),
  fc.string(),
);
const lists = fc
  .uniqueArray(fc.tuple(names, fc.nat(9)), { selector: ([name]) => name })
  .map((items) => items.sort(([a], [b]) => (a < b ? -1 : 1)));
const format = (items: Iterable<JsonLine>) => formatJsonLines(items, LAYOUT);
const open = (text: string) => openJsonLines(Buffer.from(text), LAYOUT);

test('has a line for each item', () => {
  expect(
    format([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('{"files":[\n "a",1,\n "b",2\n]}');
});

test('finds every item, and no others', () => {
  fc.assert(
    fc.property(lists, names, (items, name) => {
      const lines = open(format(items))!;
      for (const item of items) expect(lines.find(item[0])).toEqual(item);
      expect(lines.find(name)).toEqual(items.find(([other]) => other === name));
    }),
  );
});

test('checks the items in order, until one does not meet the condition', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 5 }), (items, limit) => {
      const seen: JsonLine[] = [];
      const lines = open(format(items))!;
      expect(lines.every((item) => seen.push(item) < limit)).toBe(items.length < limit);
      expect(seen).toEqual(items.slice(0, limit));
    }),
  );
});

test('a list with replaced items is the list that contains them', () => {
  const changes = fc.dictionary(names, fc.option(fc.nat(9), { nil: undefined }));
  fc.assert(
    fc.property(lists, changes, (items, changed) => {
      const next = new Map(items);
      const replaced = new Map<string, JsonLine | undefined>();
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        replaced.set(name, value === undefined ? undefined : [name, value]);
      }
      const expected = format([...next].sort(([a], [b]) => (a < b ? -1 : 1)));
      const parts = open(format(items))!.replace(replaced);
      expect(Buffer.concat(parts).toString()).toBe(expected);
    }),
  );
});

test.each(['', '{"files":[', '{"files":[\n]}', '{"files":["a",1]}', '{"files":[\n "a",1\n]'])(
  'rejects %j, which has another layout',
  (text) => {
    expect(open(text)).toBeUndefined();
  },
);
