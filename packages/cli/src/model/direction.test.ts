import { expect, test } from 'vitest';

import { getTextDirection } from './direction';

test.each(['ar', 'ar-EG', 'AR', 'he', 'fa-IR', 'ur', 'ku-Arab', 'az-Arab-IR', 'ckb'])(
  'returns "rtl" for %j',
  (lang) => {
    expect(getTextDirection(lang)).toBe('rtl');
  },
);

test.each(['en', 'zh', 'zh-Hant', 'arn', 'fr-FR', 'ur-Latn', 'hr', 'sdc', ''])(
  'returns "ltr" for %j',
  (lang) => {
    expect(getTextDirection(lang)).toBe('ltr');
  },
);
