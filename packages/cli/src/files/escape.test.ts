import fc from 'fast-check';
import { expect, test } from 'vitest';

import { jsonForScript } from './escape';

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
