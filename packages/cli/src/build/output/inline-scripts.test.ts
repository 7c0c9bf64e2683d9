// cspell:ignore speculationrules

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

test.each([
  'data-type="text/plain"',
  'data-src="a.js"',
  'data-note="type=text/plain src=a.js"',
  'type=""',
  "type=' text/javascript '",
  'type=text/ecmascript',
  'TYPE="ImportMap"',
  'type="speculationrules"',
])('returns the script with the attribute %s', (attribute) => {
  expect(extractInlineScripts(`<script ${attribute}>one</script>`)).toEqual(['one']);
});

// Browsers do not run a script whose type has parameters.
test.each(['type="text/template"', 'type="text/javascript;charset=utf-8"', 'SRC = "a.js"', 'src'])(
  'does not return the script with the attribute %s',
  (attribute) => {
    expect(extractInlineScripts(`<script ${attribute}>one</script>`)).toEqual([]);
  },
);

test('returns a hash in the format of a content security policy', () => {
  expect(hashSource('alert(1)', 'sha256')).toBe(
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
  );
});
