import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';
import { CATALOGS } from './catalogs';
import type { Catalog, Message } from './types';

const NAME = 'is a name';
const KEY_CAP = 'is printed on keyboards of the language';
const SAME_WORD = 'is the same word in the language';
/** Messages that may equal the English ones, with the reason. */
const EQUAL: Record<string, { languages: readonly string[]; reason: string }> = {
  github: { languages: Object.keys(CATALOGS), reason: NAME },
  ctrlKey: { languages: Object.keys(CATALOGS), reason: KEY_CAP },
  escKey: { languages: Object.keys(CATALOGS), reason: KEY_CAP },
  menu: { languages: ['fr', 'it', 'pt-BR'], reason: SAME_WORD },
  version: { languages: ['de', 'fr'], reason: SAME_WORD },
  calloutInfo: { languages: ['de'], reason: SAME_WORD },
  calloutDetails: { languages: ['de'], reason: SAME_WORD },
  calloutImportant: { languages: ['fr'], reason: SAME_WORD },
  calloutDanger: { languages: ['fr'], reason: SAME_WORD },
  overviewCount: { languages: ['fr'], reason: SAME_WORD },
};
/** Latin words that are allowed in languages with other scripts. */
const LATIN = /^(?:API|GitHub|StackBlitz|Ctrl|Esc)$/;

const languages = Object.keys(CATALOGS);
const translations = languages.filter((lang) => lang !== 'en');

const messages = (lang: string): [string, Message][] =>
  Object.values(CATALOGS[lang]!).flatMap((section) => Object.entries<Message>(section));
const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const strings = (lang: string): [string, string][] =>
  messages(lang).flatMap(([key, message]) =>
    forms(message).map((form): [string, string] => [key, form]),
  );
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

/** Counts that cover all plural categories of the languages. */
const COUNTS = [...Array(201).keys(), 1_000_000, 2_000_000];

test('lists every JSON file as a catalog', () => {
  const files = readdirSync(dirname(fileURLToPath(import.meta.url))).filter((file) =>
    file.endsWith('.json'),
  );
  expect(files.map((file) => file.replace('.json', '')).toSorted()).toEqual(languages.toSorted());
});

test('has unique keys across sections', () => {
  const sections = Object.values(CATALOGS.en).flatMap((section) => Object.keys(section));
  expect(sections).toHaveLength(new Set(sections).size);
});

test.each(translations)('%s has the keys of English in the same order', (lang) => {
  const keys = (catalog: Catalog) =>
    Object.entries(catalog).map(([section, own]) => [section, Object.keys(own)]);
  expect(keys(CATALOGS[lang]!)).toEqual(keys(CATALOGS.en));
});

test.each(translations)('%s has plural forms for the same keys as English', (lang) => {
  const plurals = (tag: string) =>
    messages(tag)
      .filter(([, message]) => typeof message !== 'string')
      .map(([key]) => key);
  expect(plurals(lang)).toEqual(plurals('en'));
});

test.each(languages)('plural messages in %s have the plural categories of the language', (lang) => {
  const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories.toSorted();
  for (const [key, message] of messages(lang)) {
    if (typeof message !== 'string')
      expect([key, Object.keys(message).toSorted()]).toEqual([key, categories]);
  }
});

test.each(languages)('messages in %s have the same placeholders as English', (lang) => {
  const english = new Map(messages('en'));
  const rules = new Intl.PluralRules(lang);
  for (const [key, message] of messages(lang)) {
    const source = english.get(key)!;
    const wanted = placeholders(typeof source === 'string' ? source : source.other);
    if (typeof message === 'string') {
      expect([key, placeholders(message)]).toEqual([key, wanted]);
      continue;
    }
    for (const [category, form] of Object.entries(message)) {
      // A form for a single number can spell it out.
      const isOneNumber = COUNTS.filter((count) => rules.select(count) === category).length === 1;
      const found = placeholders(form);
      const names = isOneNumber ? wanted.filter((name) => found.includes(name)) : wanted;
      expect([key, category, found]).toEqual([key, category, names]);
    }
  }
});

test.each(translations)('messages in %s differ from English, except for known reasons', (lang) => {
  const english = new Set(strings('en').map(([key, text]) => `${key} ${text.toLowerCase()}`));
  const equal = strings(lang)
    .filter(([key, text]) => english.has(`${key} ${text.toLowerCase()}`))
    .filter(([key]) => !EQUAL[key]?.languages.includes(lang))
    .map(([key]) => key);
  expect(equal).toEqual([]);
});

test('all exceptions are necessary', () => {
  const english = new Map(messages('en'));
  for (const [key, { languages, reason }] of Object.entries(EQUAL)) {
    if (reason !== SAME_WORD) continue;
    const own = languages.map((lang) => new Map(messages(lang)).get(key)?.toString().toLowerCase());
    expect([key, new Set(own)]).toEqual([
      key,
      new Set([english.get(key)?.toString().toLowerCase()]),
    ]);
  }
});

test.each(['zh', 'zh-Hant', 'ja', 'ko', 'ru', 'ar'])(
  '%s uses no Latin words except names',
  (lang) => {
    const words = strings(lang).flatMap(
      ([, text]) => text.replace(/\{\w+\}/g, '').match(/\p{Script=Latin}+/gu) ?? [],
    );
    expect(words.filter((word) => !LATIN.test(word))).toEqual([]);
  },
);

test.each(languages)('messages in %s have no stray spaces, tags or empty strings', (lang) => {
  const wrong = strings(lang).filter(
    ([, text]) => text === '' || text !== text.trim() || /[<>]| {2}|\n/.test(text),
  );
  expect(wrong).toEqual([]);
});

test('Arabic messages have no bidirectional control characters', () => {
  expect(strings('ar').filter(([, text]) => /\p{Bidi_Control}/u.test(text))).toEqual([]);
});
