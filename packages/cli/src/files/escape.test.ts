import fc from 'fast-check';
import { expect, test } from 'vitest';

import { jsonForScript } from './escape';

test('writes JSON that parses to the same value and cannot close its script element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = jsonForScript(value);
      expect(text).not.toContain('<');
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
    }),
  );
  expect(jsonForScript('</script><!--')).not.toContain('<');
});
