import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, escapeText } from './escape';

test('escapes all characters that start a tag or an entity or end an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
    }),
  );
});

test('escapes only "&" and "<" in the content of an element', () => {
  expect(escapeText('a < b && c > "d"')).toBe('a &lt; b &amp;&amp; c > "d"');
  expect(escapeText('plain')).toBe('plain');
});
