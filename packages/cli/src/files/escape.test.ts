import fc from 'fast-check';
import { expect, test } from 'vitest';

import { escapeHtml, jsonForScript } from './escape';

test('leaves nothing in text that could begin a tag, an entity or end an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
    }),
  );
});

test('writes JSON that reads back the same and cannot close its element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = jsonForScript(value);
      expect(text).not.toContain('<');
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
    }),
  );
  expect(jsonForScript('</script><!--')).not.toContain('<');
});
