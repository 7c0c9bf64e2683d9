import fc from 'fast-check';
import { expect, test } from 'vitest';

import { serializeForScript } from './escape';

test('writes JSON that parses to the same value and cannot close its script element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = serializeForScript(value);
      expect(text).not.toContain('<');
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
    }),
  );
  expect(serializeForScript('</script><!--')).not.toContain('<');
});
