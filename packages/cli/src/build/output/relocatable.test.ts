import fc from 'fast-check';
import { expect, test } from 'vitest';

import { BASE_PLACEHOLDER, insertBaseVariable } from '../../model/base-placeholder';
import { pathToRoot, relocate, restoreBase } from './relocatable';

test.each([
  ['index.html', './'],
  ['guide/index.html', '../'],
  ['zh/guide/x.html', '../../'],
])('the path from %s to the root is %s', (path, root) => {
  expect(pathToRoot(path)).toBe(root);
});

test('makes the links of a document relative', () => {
  const html = `<a href="${BASE_PLACEHOLDER}guide/x.html">x</a><script defer src="${BASE_PLACEHOLDER}a.js"></script>`;
  expect(relocate('zh/index.html', html, undefined)).toBe(
    '<a href="../guide/x.html">x</a><script defer src="../a.js"></script>',
  );
});

test('makes inline scripts compute the base, and keeps the placeholder in data', () => {
  const data = `<script type="application/json">{"base":"${BASE_PLACEHOLDER}"}</script>`;
  const html = `<script>run({"base":"${BASE_PLACEHOLDER}","key":"mode:${BASE_PLACEHOLDER}"})</script>${data}`;
  expect(relocate('index.html', html, undefined)).toBe(
    `<script>octavoBase=new URL("./",location).pathname.replace(/^[/]+/,"/");run({"base":""+octavoBase+"","key":"mode:"+octavoBase+""})</script>${data}`,
  );
});

test.each(['data-type="application/json"', 'data-note="a type=b"'])(
  'makes an inline script with the attribute %s compute the base',
  (attribute) => {
    const html = (code: string) => `<script ${attribute}>${code}</script>`;
    expect(relocate('a/index.html', html(`run("${BASE_PLACEHOLDER}")`), undefined)).toBe(
      html(
        'octavoBase=new URL("../",location).pathname.replace(/^[/]+/,"/");run(""+octavoBase+"")',
      ),
    );
  },
);

test.each([
  ['https://a.example/docs/404', '/docs/'],
  ['https://a.example/404', '/'],
  ['https://a.example//evil.example/x', '/evil.example/'],
  ['https://a.example///evil.example//x', '/evil.example//'],
  ['https://a.example/\\evil.example/x', '/evil.example/'],
])('the base that a document at %s computes is on the same host', (location, base) => {
  const html = `<script>return ["${BASE_PLACEHOLDER}"][0]</script>`;
  const code = relocate('404.html', html, undefined).slice('<script>'.length, -'</script>'.length);
  expect(new Function('location', `let octavoBase;${code}`)(location)).toBe(base);
  expect(new URL(base, location).host).toBe('a.example');
});

test('replaces the base of absolute URLs with the root of the site', () => {
  const html = `<link rel="canonical" href="https://x.dev${BASE_PLACEHOLDER}a"><script type="application/ld+json">{"item":"https://x.dev${BASE_PLACEHOLDER}a"}</script>`;
  expect(relocate('b/a.html', html, 'https://x.dev')).toBe(
    '<link rel="canonical" href="https://x.dev/a"><script type="application/ld+json">{"item":"https://x.dev/a"}</script>',
  );
});

test('makes the links of Markdown files relative, and does not change JSON files', () => {
  expect(relocate('a/b.md', `[x](${BASE_PLACEHOLDER}x.md)`, undefined)).toBe('[x](../x.md)');
  expect(relocate('a/b.json', `"${BASE_PLACEHOLDER}x"`, undefined)).toBe(`"${BASE_PLACEHOLDER}x"`);
});

test('code with the base variable evaluates to the same strings as with a fixed base', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (parts) => {
      const value = parts.join(BASE_PLACEHOLDER);
      const code = `(octavoBase) => ${insertBaseVariable(JSON.stringify(value))}`;
      const evaluate = new Function(`return ${code}`)() as (base: string) => string;
      expect(evaluate('/docs/')).toBe(value.replaceAll(BASE_PLACEHOLDER, '/docs/'));
    }),
  );
});

test('restores the links of a document with relative links', () => {
  const html = `<a href="${BASE_PLACEHOLDER}a.html">a</a><a href="#b">b</a>`;
  const relocated = relocate('zh/x.html', html, undefined);
  expect(relocated).not.toContain(BASE_PLACEHOLDER);
  expect(restoreBase('zh/x.html', relocated)).toBe(html);
});
