import { getMessageKeys, resolveMessages } from '@octavo/mdx-plugins/messages';
import { expect, test } from 'vitest';

import { auditMissingMessages } from './missing-messages';

const findingsIn = (...locales: { lang: string; messages?: object }[]) =>
  auditMissingMessages({
    configFile: '/site/docs.config.ts',
    locales: locales.map(({ lang, messages = {} }) => ({
      lang,
      label: '',
      title: '',
      description: '',
      theme: { messages },
    })),
  });

test('returns no findings for languages with a catalog', () => {
  expect(findingsIn({ lang: 'en' }, { lang: 'fr' }, { lang: 'zh-TW' }, { lang: 'pt' })).toEqual([]);
});

test('returns one finding for a language without a catalog', () => {
  const count = getMessageKeys().length - 3;
  expect(findingsIn({ lang: 'en' }, { lang: 'pl' })).toEqual([
    {
      rule: 'missing-messages',
      file: '/site/docs.config.ts',
      message: `Missing UI strings for "pl": menu, openMenu, closeMenu and ${count - 3} more. The English defaults are used instead.`,
      hint: 'Add them to "messages" in the themeConfig.locales entry for "pl".',
    },
  ]);
});

test('lists all keys if only a few are missing', () => {
  const { menu, search, ...messages } = resolveMessages('fr').messages;
  const [finding, ...others] = findingsIn({ lang: 'pl', messages });
  expect(finding?.message).toBe(
    'Missing UI strings for "pl": menu, search. The English defaults are used instead.',
  );
  expect(others).toEqual([]);
});

test('returns no finding if the configuration has all messages', () => {
  expect(findingsIn({ lang: 'pl', messages: resolveMessages('fr').messages })).toEqual([]);
});
