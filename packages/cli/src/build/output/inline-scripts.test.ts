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

test.each([
  '<input value="<script>two</script>">',
  "<input value='<script>two</script>'/>",
  '<input value = "a > b" name="<script>two</script>" hidden>',
  '<p data-a=b data-c="\'<script>">two</script></p>',
  '<!-- <script>two</script> -->',
  '<!-- <a title="> -->',
  '<!--><!---><!--[--><!--]-->',
  '<textarea><script>two</textarea>',
  '<style>/* <a title=" */</style>',
  // Quotes that do not start a value.
  "<p title=it's>it's</p>",
  '<p "></p>',
  '<p a="b"="></p>',
  '<p ="></p>',
  '<a href=/?b="></a>',
  '<a href=>"</a>',
  '<a href=/>"</a>',
  'a < b, c="<", d="',
  '<svg><style/><title /></svg>',
  '<br/><br />',
  '<constructor></constructor>',
])('finds only the script after %s', (html) => {
  expect(extractInlineScripts(`${html}<script data-a=">">one</script>${html}`)).toEqual(['one']);
});

test('a script contains everything up to its end tag', () => {
  const code = 'a = "<script>"; b = "</scripts>"; c = "<!--"; d = \'<p title="\';';
  expect(extractInlineScripts(`<script>${code}</script ><p><script>e</script>`)).toEqual([
    code,
    'e',
  ]);
});

test.each(['<a title="<script>one</script>', '<!-- <script>one</script>', '<script>one', '<a '])(
  'the unclosed %s contains no script',
  (html) => {
    expect(extractInlineScripts(html)).toEqual([]);
  },
);

test.each(['<a ', '<a b', '<a b=c ', '<a "', "<a b='", '<script ', '<style>', '<!--', 'a=', ' '])(
  'a long document of %j has no scripts',
  (part) => {
    expect(extractInlineScripts(`<a ${part.repeat(300_000)}`)).toEqual([]);
    expect(extractInlineScripts(part.repeat(300_000))).toEqual([]);
  },
);

test('returns a hash in the format of a content security policy', () => {
  expect(hashSource('alert(1)', 'sha256')).toBe(
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
  );
});
