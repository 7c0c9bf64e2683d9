import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, escapeText } from './escape';

test('escaped text has nothing that begins a tag or an entity or ends an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
    }),
  );
});

test('the content of an element needs two entities', () => {
  expect(escapeText('a < b && c > "d"')).toBe('a &lt; b &amp;&amp; c > "d"');
  expect(escapeText('plain')).toBe('plain');
});
