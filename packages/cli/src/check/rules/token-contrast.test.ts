import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { auditTokenContrast } from './token-contrast';

const file = join(import.meta.dirname, '../../../../theme/src/styles/tokens.css');
const theme = { file, source: readFileSync(file, 'utf8') };
const audit = (source: string) => auditTokenContrast(theme, [{ file: 'theme/site.css', source }]);

test('reports color tokens of the site with a low contrast, with their position', () => {
  const findings = audit(':root {\n  --oct-color-accent: #ff9900;\n}');
  expect(findings[0]).toEqual({
    rule: 'low-contrast',
    file: 'theme/site.css',
    line: 2,
    column: 3,
    message:
      '--oct-color-accent (#ff9900) on --oct-color-bg (#ffffff) has a contrast of 2.14:1 in light mode.',
    hint: 'WCAG AA requires at least 4.5:1. Change one of the colors, or set "themeConfig.accent" to derive them.',
  });
  expect(new Set(findings.map(({ message }) => message)).size).toBe(findings.length);
});

test('checks both modes, and the dark mode with the tokens of `:root`', () => {
  const dark = audit(':root.dark { --oct-color-text: #333 }');
  expect(dark.length).toBeGreaterThan(0);
  expect(dark.every(({ message }) => message.includes('dark mode'))).toBe(true);
  expect(
    audit(':root { --oct-color-text: #000 }').every(({ message }) => message.includes('dark mode')),
  ).toBe(true);
});

test.each([
  ['the tokens of the theme', ''],
  [
    'colors with enough contrast',
    ':root { --oct-color-accent: #0000cc } :root.dark { --oct-color-accent: #aaf }',
  ],
  ['values that are not plain colors', ':root { --oct-color-accent: var(--brand) }'],
  ['other elements', '.footer { --oct-color-text: #eee }'],
  ['other tokens', ':root { --oct-radius: 0; --brand: #eee }'],
  ['comments', '/* :root { --oct-color-text: #eee } */'],
  ['syntax errors, which the bundler reports', ':root { --oct-color-text: #eee'],
])('accepts %s', (_name, css) => {
  expect(audit(css)).toEqual([]);
});
