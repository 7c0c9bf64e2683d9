import { afterEach, expect, test, vi } from 'vitest';

import { soundList, soundObject, soundText } from './sound';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a sound list is given back itself', () => {
  const list = [{ a: 1 }, { a: 2 }];
  expect(soundList(list, 'list')).toBe(list);
});

test('entries that are none are left out, and a developer is told once of which list', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const damaged = [{ a: 1 }, null, 7] as { a: number }[];
  expect(soundList(damaged, 'nav')).toEqual([{ a: 1 }]);
  expect(soundList('text' as unknown as [], 'nav')).toEqual([]);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^octavo: nav should be a list/)]]);
});

test('no list at all is an empty one, and nothing to tell of', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(soundList(undefined, 'toc')).toEqual([]);
  expect(soundList(null, 'toc')).toBe(soundList(undefined, 'toc'));
  expect(warn).not.toHaveBeenCalled();
});

test('texts and objects are what they are, or nothing', () => {
  expect([soundText('a'), soundText(''), soundText(7), soundText(null)]).toEqual([
    'a',
    '',
    undefined,
    undefined,
  ]);
  expect([soundObject({ a: 1 }), soundObject(null), soundObject('a' as unknown as object)]).toEqual(
    [{ a: 1 }, {}, {}],
  );
});
