import { expect, test } from 'vitest';

import { localeMessages } from './locale-messages';

const locale = (lang: string, theme = {}) => ({
  lang,
  label: '',
  title: '',
  description: '',
  theme,
});

test('messages come from the configuration, otherwise from the catalog of the language', () => {
  const { messages, missing } = localeMessages(
    locale('fr', {
      outlineTitle: 'Plan',
      messages: { copyCode: 'Copier', expandCode: { other: 'Tout' } },
    }),
  );
  expect(messages).toMatchObject({
    outlineTitle: 'Plan',
    copyCode: 'Copier',
    expandCode: { other: 'Tout' },
    search: 'Rechercher',
  });
  expect(missing).toEqual([]);
});

test('the messages of a locale are resolved once', () => {
  const de = locale('de');
  expect(localeMessages(de)).toBe(localeMessages(de));
});
