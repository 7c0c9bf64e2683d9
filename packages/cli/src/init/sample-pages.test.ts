import { MESSAGE_LANGUAGES } from '@octavo/mdx-plugins/messages';
import { describe, expect, test } from 'vitest';

import { createSamplePages, getLanguageLabel, hasSamplePages } from './sample-pages';
import { SAMPLE_STRINGS } from './samples';

test('every language with UI strings has sample pages', () => {
  expect(Object.keys(SAMPLE_STRINGS)).toEqual(MESSAGE_LANGUAGES);
});

describe.each(Object.entries(SAMPLE_STRINGS))('the sample in %s', (lang, sample) => {
  test('has all strings, with the code of the English one', () => {
    expect(Object.keys(sample)).toEqual(Object.keys(SAMPLE_STRINGS.en));
    const codeOf = (text: string) => text.match(/`[^`]+`/g) ?? [];
    for (const [key, text] of Object.entries(sample)) {
      expect(text.trim(), key).not.toBe('');
      expect(codeOf(text), key).toEqual(codeOf(SAMPLE_STRINGS.en[key as keyof typeof sample]));
    }
  });

  test('shares no string with the English one, except names', () => {
    if (lang === 'en') return;
    const { guide: _, ...english } = SAMPLE_STRINGS.en;
    const strings = Object.values(sample);
    expect(Object.values(english).filter((text) => strings.includes(text))).toEqual([]);
  });
});

test.each([
  ['ja', '# はじめに'],
  ['zh-TW', '# 開始使用'],
  ['pt', '# Primeiros passos'],
  ['en-GB', '# Getting started'],
])('the pages in %s start with "%s"', (lang, heading) => {
  expect(hasSamplePages(lang)).toBe(true);
  expect(createSamplePages({ title: 'Docs', lang })['guide/start.mdx']).toContain(heading);
});

test('a language without a sample uses the English one', () => {
  expect(hasSamplePages('pl')).toBe(false);
  expect(createSamplePages({ title: 'Docs', lang: 'pl' })).toMatchObject({
    'guide/start.mdx': expect.stringContaining('# Getting started'),
    'index.mdx': expect.stringContaining('link: /guide/start'),
  });
});

test.each([
  ['en', 'English'],
  ['zh', '简体中文'],
  ['pt-BR', 'Português (Brasil)'],
  ['pl', 'Polski'],
  ['zz', 'Zz'],
])('the label of %s is "%s"', (lang, label) => {
  expect(getLanguageLabel(lang)).toBe(label);
});
