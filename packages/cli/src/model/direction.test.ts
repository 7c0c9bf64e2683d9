import { expect, test } from 'vitest';

import { directionOf } from './direction';

test.each(['ar', 'ar-EG', 'AR', 'he', 'fa-IR', 'ur', 'ku-Arab', 'az-Arab-IR', 'ckb'])(
  'returns "rtl" for %j',
  (lang) => {
    expect(directionOf(lang)).toBe('rtl');
  },
);

test.each(['en', 'zh', 'zh-Hant', 'arn', 'fr-FR', 'ur-Latn', 'hr', 'sdc', ''])(
  'returns "ltr" for %j',
  (lang) => {
    expect(directionOf(lang)).toBe('ltr');
  },
);
