import { expect, test } from 'vitest';

import { applyChanges, removeAdditions, replaceHashes } from './normalize.mjs';

test.each([
  ['href="/static/css/main.aea5ed63.css"', 'href="/static/css/main.[hash].css"'],
  ['"static/data/sidebar.en-guide.3b1647f5.json"', '"static/data/sidebar.en-guide.[hash].json"'],
  ['src="/static/js/299.dbbd659d.js"', 'src="/static/js/[chunk].[hash].js"'],
  ['static/js/pages/404.dbbd659d.js', 'static/js/pages/404.[hash].js'],
  ["'sha256-DepPX23OmKjisULQ3XHhJrO+AlkmnAyhc9taa+CnK18='", "'sha256-[hash]'"],
  ['integrity="sha384-abcdefghijklmnopqrstuvwxyz0123/+=="', 'integrity="sha384-[hash]"'],
])('replaces hashes and chunk numbers in %s', (text, expected) => {
  expect(replaceHashes(text)).toBe(expected);
});

test.each([
  'Version 1.20261121 of the API',
  'a color of #3b1647f5.',
  'facade.css and main.css',
  'static/js/299.js',
  'sha256 digests',
])('does not change text without asset hashes: %s', (text) => {
  expect(replaceHashes(text)).toBe(text);
});

test('applies changes to all occurrences and records them as used', () => {
  const changes = [
    { old: 'Tools of the same family', new: 'Tools: $&' },
    { old: 'does not occur', new: '' },
  ];
  const used = new Set();
  const text = '<b>Tools of the same family</b> Tools of the same family';
  expect(applyChanges(text, changes, used)).toBe('<b>Tools: $&</b> Tools: $&');
  expect([...used]).toEqual([changes[0]]);
});

test('removes additions everywhere and records them as used', () => {
  const changes = [{ added: '"a":\\d+,' }, { added: 'never' }, { old: 'b', new: 'c' }];
  const used = new Set();
  expect(removeAdditions('{"a":12,"b":1}{"a":3,"d":2}', changes, used)).toBe('{"b":1}{"d":2}');
  expect([...used]).toEqual([changes[0]]);
});
