import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGS } from './catalogs';
import {
  getCompilerMessages,
  getMessageKeys,
  getThemeMessages,
  type MessageOverrides,
  resolveMessages,
} from './resolve-messages';

test('returns the messages of a language with a catalog', () => {
  const { messages, missing } = resolveMessages('fr');
  expect(messages.copyCode).toBe('Copier le code');
  expect(messages.search).toBe('Rechercher');
  expect(messages.footnotes).toBe('Notes de bas de page');
  expect(missing).toEqual([]);
});

test('returns the messages of the catalog for a variant of a language', () => {
  expect(resolveMessages('zh-TW').messages.search).toBe('搜尋');
  expect(resolveMessages('zh-CN').messages.search).toBe('搜索');
  expect(resolveMessages('pt').missing).toEqual([]);
});

test('falls back to English for a language without a catalog and lists the missing keys', () => {
  const { messages, missing } = resolveMessages('pl');
  expect(messages).toEqual(resolveMessages('en').messages);
  expect(missing).toContain('copyCode');
  expect(missing).toHaveLength(getMessageKeys().length - 3);
});

test('has no missing keys if a site overrides all messages', () => {
  const overrides = Object.fromEntries(getMessageKeys().map((key) => [key, `pl ${key}`]));
  delete overrides.github;
  const { messages, missing } = resolveMessages('pl', overrides);
  expect(missing).toEqual([]);
  expect(messages.expandCode).toBe('pl expandCode');
  expect(messages.github).toBe('GitHub');
});

test('overrides messages, except with empty strings', () => {
  const { messages } = resolveMessages('de', {
    copyCode: 'Kopieren',
    wrapCode: '',
    expandCode: { other: 'Alles' },
  });
  expect(messages.copyCode).toBe('Kopieren');
  expect(messages.wrapCode).toBe('Zeilen umbrechen');
  expect(messages.expandCode).toEqual({ other: 'Alles' });
});

test('assigns every message to the theme, the compiler or the build, and the messages of code blocks to both', () => {
  const { messages } = resolveMessages('ja');
  const theme = Object.keys(getThemeMessages(messages));
  const compiler = Object.keys(getCompilerMessages(messages));
  expect(theme.filter((key) => compiler.includes(key))).toEqual(Object.keys(CATALOGS.en.code));
  expect(new Set([...theme, ...compiler, ...Object.keys(CATALOGS.en.build)])).toEqual(
    new Set(getMessageKeys()),
  );
  expect(messages).toMatchObject({
    ...getThemeMessages(messages),
    ...getCompilerMessages(messages),
  });
});

test('returns every key for any language and overrides', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...Object.keys(CATALOGS)), fc.string()),
      fc.dictionary(fc.constantFrom(...getMessageKeys()), fc.option(fc.string())),
      (lang, overrides) => {
        const { messages, missing } = resolveMessages(lang, overrides as MessageOverrides);
        expect(Object.keys(messages)).toEqual(getMessageKeys());
        expect(Object.values(messages).every(Boolean)).toBe(true);
        expect(missing.filter((key) => overrides[key])).toEqual([]);
      },
    ),
  );
});
