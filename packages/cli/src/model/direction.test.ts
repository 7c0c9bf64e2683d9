import { expect, test } from 'vitest';

import { directionOf } from './direction';

test.each(['ar', 'ar-EG', 'AR', 'he', 'fa-IR', 'ur', 'ku-Arab', 'az-Arab-IR', 'ckb'])(
  '%s is written from right to left',
  (lang) => {
    expect(directionOf(lang)).toBe('rtl');
  },
);

test.each(['en', 'zh', 'zh-Hant', 'arn', 'fr-FR', 'ur-Latn', 'hr', 'sdc', ''])(
  '%s is written from left to right',
  (lang) => {
    expect(directionOf(lang)).toBe('ltr');
  },
);
