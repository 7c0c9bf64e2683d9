import { expect, test } from 'vitest';

import { extractInlineScripts, hashSource } from './inline-scripts';

test('returns inline scripts, but no script files and no data', () => {
  const html = [
    '<script>one()</script>',
    '<SCRIPT type="module">two()</SCRIPT >',
    '<script defer src="/a.js"></script>',
    '<script type="application/json">{"a":1}</script>',
    "<script type='application/ld+json'>{}</script>",
    '<script async>\nthree()\n</script>',
  ].join('\n');
  expect(extractInlineScripts(html)).toEqual(['one()', 'two()', '\nthree()\n']);
});

test('returns a hash in the format of a content security policy', () => {
  expect(hashSource('alert(1)', 'sha256')).toBe(
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
  );
});
