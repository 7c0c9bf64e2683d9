import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { adaptStyles, writeStyles } from './styles';

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

test('styles are only written when the theme, the site or the file has changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const theme = join(folder, 'theme.css');
  writeFileSync(theme, css);
  const site = { accent: '#f05a12', langs: ['zh'] };
  const file = writeStyles(folder, theme, site);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(adaptStyles(css, site));
  /** Returns whether the file is written again. */
  const isWritten = (next = site): boolean => {
    utimesSync(file, 1, 1);
    writeStyles(folder, theme, next);
    return statSync(file).mtimeMs !== 1000;
  };
  expect(isWritten()).toBe(false);
  expect(isWritten({ ...site, accent: '#123456' })).toBe(true);
  expect(readFileSync(file, 'utf8')).not.toBe(text);
  expect(isWritten({ ...site, langs: ['en'] })).toBe(true);
  expect(isWritten()).toBe(true);
  for (const damaged of [text.slice(0, -5), text.replace('8px', '9px'), 'no line', '']) {
    writeFileSync(file, damaged);
    expect(isWritten(), damaged).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  writeFileSync(theme, `${css}.a{color:red}`);
  expect(isWritten()).toBe(true);
});
