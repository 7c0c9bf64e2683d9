import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ANY_BASE, baseAsVariable } from '../../model/base-placeholder';
import { pathToRoot, relocate, restoreBase } from './relocatable';

test.each([
  ['index.html', './'],
  ['guide/index.html', '../'],
  ['zh/guide/x.html', '../../'],
])('the path from %s to the root is %s', (path, root) => {
  expect(pathToRoot(path)).toBe(root);
});

test('makes the links of a document relative', () => {
  const html = `<a href="${ANY_BASE}guide/x.html">x</a><script defer src="${ANY_BASE}a.js"></script>`;
  expect(relocate('zh/index.html', html, undefined)).toBe(
    '<a href="../guide/x.html">x</a><script defer src="../a.js"></script>',
  );
});

test('makes inline scripts compute the base, and keeps the placeholder in data', () => {
  const data = `<script type="application/json">{"base":"${ANY_BASE}"}</script>`;
  const html = `<script>run({"base":"${ANY_BASE}","key":"mode:${ANY_BASE}"})</script>${data}`;
  expect(relocate('index.html', html, undefined)).toBe(
    `<script>octavoBase=new URL("./",location).pathname;run({"base":""+octavoBase+"","key":"mode:"+octavoBase+""})</script>${data}`,
  );
});

test('replaces the base of absolute URLs with the root of the site', () => {
  const html = `<link rel="canonical" href="https://x.dev${ANY_BASE}a"><script type="application/ld+json">{"item":"https://x.dev${ANY_BASE}a"}</script>`;
  expect(relocate('b/a.html', html, 'https://x.dev')).toBe(
    '<link rel="canonical" href="https://x.dev/a"><script type="application/ld+json">{"item":"https://x.dev/a"}</script>',
  );
});

test('makes the links of Markdown files relative, and does not change JSON files', () => {
  expect(relocate('a/b.md', `[x](${ANY_BASE}x.md)`, undefined)).toBe('[x](../x.md)');
  expect(relocate('a/b.json', `"${ANY_BASE}x"`, undefined)).toBe(`"${ANY_BASE}x"`);
});

test('code with the base variable evaluates to the same strings as with a fixed base', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (parts) => {
      const value = parts.join(ANY_BASE);
      const code = `(octavoBase) => ${baseAsVariable(JSON.stringify(value))}`;
      const evaluate = new Function(`return ${code}`)() as (base: string) => string;
      expect(evaluate('/docs/')).toBe(value.replaceAll(ANY_BASE, '/docs/'));
    }),
  );
});

test('restores the links of a document with relative links', () => {
  const html = `<a href="${ANY_BASE}a.html">a</a><a href="#b">b</a>`;
  const relocated = relocate('zh/x.html', html, undefined);
  expect(relocated).not.toContain(ANY_BASE);
  expect(restoreBase('zh/x.html', relocated)).toBe(html);
});
