import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGS } from './catalogs';
import {
  compilerMessages,
  type MessageOverrides,
  messageKeys,
  resolveMessages,
  themeMessages,
} from './resolve-messages';

test('a language with a catalog has its messages and misses none', () => {
  const { messages, missing } = resolveMessages('fr');
  expect(messages.copyCode).toBe('Copier le code');
  expect(messages.search).toBe('Rechercher');
  expect(messages.footnotes).toBe('Notes de bas de page');
  expect(missing).toEqual([]);
});

test('a variant of a language has the messages of its catalog', () => {
  expect(resolveMessages('zh-TW').messages.search).toBe('搜尋');
  expect(resolveMessages('zh-CN').messages.search).toBe('搜索');
  expect(resolveMessages('pt').missing).toEqual([]);
});

test('a language without a catalog has the English messages and lists their keys', () => {
  const { messages, missing } = resolveMessages('pl');
  expect(messages).toEqual(resolveMessages('en').messages);
  expect(missing).toContain('copyCode');
  expect(missing).toHaveLength(messageKeys().length - 3);
});

test('a site that overrides every message of such a language misses none', () => {
  const overrides = Object.fromEntries(messageKeys().map((key) => [key, `pl ${key}`]));
  delete overrides.github;
  const { messages, missing } = resolveMessages('pl', overrides);
  expect(missing).toEqual([]);
  expect(messages.expandCode).toBe('pl expandCode');
  expect(messages.github).toBe('GitHub');
});

test('an override takes the place of a message, an empty one does not', () => {
  const { messages } = resolveMessages('de', {
    copyCode: 'Kopieren',
    wrapCode: '',
    expandCode: { other: 'Alles' },
  });
  expect(messages.copyCode).toBe('Kopieren');
  expect(messages.wrapCode).toBe('Zeilen umbrechen');
  expect(messages.expandCode).toEqual({ other: 'Alles' });
});

test('the theme and the compiler share the messages of code blocks and have all messages together', () => {
  const { messages } = resolveMessages('ja');
  const theme = Object.keys(themeMessages(messages));
  const compiler = Object.keys(compilerMessages(messages));
  expect(theme.filter((key) => compiler.includes(key))).toEqual(Object.keys(CATALOGS.en.code));
  expect(new Set([...theme, ...compiler])).toEqual(new Set(messageKeys()));
  expect({ ...themeMessages(messages), ...compilerMessages(messages) }).toEqual(messages);
});

test('has every key whatever the language and the overrides', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...Object.keys(CATALOGS)), fc.string()),
      fc.dictionary(fc.constantFrom(...messageKeys()), fc.option(fc.string())),
      (lang, overrides) => {
        const { messages, missing } = resolveMessages(lang, overrides as MessageOverrides);
        expect(Object.keys(messages)).toEqual(messageKeys());
        expect(Object.values(messages).every(Boolean)).toBe(true);
        expect(missing.filter((key) => overrides[key])).toEqual([]);
      },
    ),
  );
});
