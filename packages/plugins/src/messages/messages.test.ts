import { MESSAGE_LANGUAGES } from '@octavo/mdx-plugins/messages';
import { expect, test } from 'vitest';

import { CATALOGS, getMessages, messagesOf } from '.';

const flatten = (catalog: object): [string, string][] =>
  Object.entries(catalog).flatMap(([plugin, messages]) =>
    Object.entries(messages as Record<string, string>).map(([key, message]): [string, string] => [
      `${plugin}.${key}`,
      message,
    ]),
  );

test('there is a catalog for each language of the theme', () => {
  expect(Object.keys(CATALOGS).sort()).toEqual([...MESSAGE_LANGUAGES].sort());
});

test.each(Object.entries(CATALOGS))(
  'the catalog %s is complete and translated',
  (lang, catalog) => {
    const english = new Map(flatten(CATALOGS.en));
    const messages = flatten(catalog);
    expect(messages.map(([key]) => key)).toEqual([...english.keys()]);
    expect(messages.filter(([, message]) => message.trim() === '')).toEqual([]);
    // "No" is the same word in Spanish and Italian, and "Blog" in most languages.
    const same = messages.filter(
      ([key, message]) =>
        message === english.get(key) && key !== 'feedback.no' && key !== 'blog.title',
    );
    if (lang !== 'en') expect(same).toEqual([]);
  },
);

test('languages without a catalog fall back to a related language, or to English', () => {
  expect(getMessages('zh-TW')).toBe(CATALOGS['zh-Hant']);
  expect(getMessages('pt')).toBe(CATALOGS['pt-BR']);
  expect(getMessages('nl')).toBe(CATALOGS.en);
  expect(messagesOf('feedback').de!.yes).toBe('Ja');
});
