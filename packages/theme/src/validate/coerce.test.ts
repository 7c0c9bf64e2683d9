import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';

import { type Shape, sound, soundList } from './coerce';
import { soundText } from './coerce-string';

let warn: Mock;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {}) as unknown as Mock;
});
afterEach(() => {
  vi.restoreAllMocks();
});
const said = (): unknown[] => warn.mock.calls.flat();

const entry: Shape = { text: '', 'link?': '', 'items?': [{ text: '' }] };

describe('sound', () => {
  test('gives sound data back itself, fields that it does not know included', () => {
    const list = [
      { text: 'a', link: '/a', extra: 1 },
      { text: '', items: [{ text: 'b' }] },
    ];
    expect(sound(list, [entry], 'list')).toBe(list);
    expect(said()).toEqual([]);
  });

  test('leaves out entries that are nothing, and tells which', () => {
    const good = { text: 'a' };
    expect(sound([null, good, 'x', 7], [entry] as Shape, 'nav')).toEqual([good]);
    expect(said()).toEqual([
      'octavo: nav[0] should be an object, got nothing.',
      'octavo: nav[2] should be an object, got "x".',
      'octavo: nav[3] should be an object, got 7.',
    ]);
  });

  test('fills in what is missing or of another kind, and tells where', () => {
    const written: unknown = { list: 'text', inner: null, year: 2026, base: [], link: null };
    const shape: Shape = {
      list: [''],
      inner: { a: '' },
      year: '',
      base: '/',
      'link?': '',
      'b?': '',
    };
    expect(sound(written, shape, 'site')).toEqual({
      list: [],
      inner: { a: '' },
      year: '2026',
      base: '/',
      link: undefined,
    });
    expect(said()).toEqual([
      'octavo: site.list should be a list, got "text".',
      'octavo: site.inner should be an object, got nothing.',
      'octavo: site.inner.a should be a text, got nothing.',
      'octavo: site.year should be a text, got 2026.',
      'octavo: site.base should be a text, got a list.',
    ]);
  });

  test('chooses a shape by the value, and holds texts that have to be just that', () => {
    const shape: Shape = (value) =>
      typeof value === 'object' ? { kind: '=pair', light: '' } : 'none';
    expect(sound('a' as unknown, shape, 'logo')).toBe('a');
    expect(sound({ kind: 'other', light: 'l' } as unknown, shape, 'logo')).toEqual({
      kind: 'pair',
      light: 'l',
    });
    expect(said()).toEqual(['octavo: logo.kind should be "pair", got "other".']);
  });

  test('makes of anything what has the shape, and leaves that as it is', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const once = sound(value, [entry] as Shape, 'anything');
        expect(sound(once, [entry], 'anything')).toBe(once);
      }),
    );
  });
});

test('no list at all is an empty one, and nothing to tell of', () => {
  expect(soundList(undefined, 'toc')).toEqual([]);
  expect(soundList(null, 'toc')).toBe(soundList(undefined, 'toc'));
  expect(said()).toEqual([]);
});

test('texts are what they are, or nothing', () => {
  expect([soundText('a'), soundText(''), soundText(7), soundText(null)]).toEqual([
    'a',
    '',
    undefined,
    undefined,
  ]);
});
