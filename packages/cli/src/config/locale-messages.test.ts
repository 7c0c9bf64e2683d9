import { expect, test } from 'vitest';

import { getLocaleMessages } from './locale-messages';

const locale = (lang: string, theme = {}) => ({
  lang,
  label: '',
  title: '',
  description: '',
  theme,
});

test('returns messages of the configuration, or else of the catalog', () => {
  const { messages, missing } = getLocaleMessages(
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

test('resolves the messages of a locale once', () => {
  const de = locale('de');
  expect(getLocaleMessages(de)).toBe(getLocaleMessages(de));
});
