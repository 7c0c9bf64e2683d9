import { expect, test } from 'vitest';

import { adaptStyles } from './styles';

const css =
  '@layer a{@font-face{font-family:oct-han-marks;src:local("PingFang SC")}:root{--oct-color-accent:#000;--oct-radius:8px}}';

test('only sites in Chinese have the fonts for Chinese punctuation', () => {
  const adapt = (...langs: string[]) => adaptStyles(css, { accent: undefined, langs });
  expect(adapt('en', 'zh')).toBe(css);
  expect(adapt('zh-Hant')).toBe(css);
  expect(adapt('en', 'zha')).toBe('@layer a{:root{--oct-color-accent:#000;--oct-radius:8px}}');
});

test('an accent replaces the colors of the theme', () => {
  const adapted = adaptStyles(css, { accent: '#f05a12', langs: ['zh'] });
  expect(adapted).toContain('@font-face');
  expect(adapted).not.toContain('--oct-color-accent:#000');
  expect(adapted).toContain('--oct-radius:8px');
});
