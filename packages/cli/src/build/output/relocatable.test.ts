import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ANY_BASE, baseAsVariable } from '../../model/base-placeholder';
import { fromBase, pathToRoot, relocate } from './relocatable';

test.each([
  ['index.html', './'],
  ['guide/index.html', '../'],
  ['zh/guide/x.html', '../../'],
])('the root is seen from %s as %s', (path, root) => {
  expect(pathToRoot(path)).toBe(root);
});

test('links of a document start at itself', () => {
  const html = `<a href="${ANY_BASE}guide/x.html">x</a><script defer src="${ANY_BASE}a.js"></script>`;
  expect(relocate('zh/index.html', html, undefined)).toBe(
    '<a href="../guide/x.html">x</a><script defer src="../a.js"></script>',
  );
});

test('inline scripts ask for the base, and data keeps what stands for it', () => {
  const data = `<script type="application/json">{"base":"${ANY_BASE}"}</script>`;
  const html = `<script>run({"base":"${ANY_BASE}","key":"mode:${ANY_BASE}"})</script>${data}`;
  expect(relocate('index.html', html, undefined)).toBe(
    `<script>octavoBase=new URL("./",location).pathname;run({"base":""+octavoBase+"","key":"mode:"+octavoBase+""})</script>${data}`,
  );
});

test('what names the host of the site is published at its root', () => {
  const html = `<link rel="canonical" href="https://x.dev${ANY_BASE}a"><script type="application/ld+json">{"item":"https://x.dev${ANY_BASE}a"}</script>`;
  expect(relocate('b/a.html', html, 'https://x.dev')).toBe(
    '<link rel="canonical" href="https://x.dev/a"><script type="application/ld+json">{"item":"https://x.dev/a"}</script>',
  );
});

test('Markdown and sitemaps follow, everything else stays as it is', () => {
  expect(relocate('a/b.md', `[x](${ANY_BASE}x.md)`, undefined)).toBe('[x](../x.md)');
  expect(relocate('a/b.json', `"${ANY_BASE}x"`, undefined)).toBe(`"${ANY_BASE}x"`);
});

test('code with the variable says what it said with the base', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      const value = words.join(ANY_BASE);
      const code = `(octavoBase) => ${baseAsVariable(JSON.stringify(value))}`;
      const read = new Function(`return ${code}`)() as (base: string) => string;
      expect(read('/docs/')).toBe(value.replaceAll(ANY_BASE, '/docs/'));
    }),
  );
});

test('links of a moved document are those from the base again', () => {
  const html = `<a href="${ANY_BASE}a.html">a</a><a href="#b">b</a>`;
  const moved = relocate('zh/x.html', html, undefined);
  expect(moved).not.toContain(ANY_BASE);
  expect(fromBase('zh/x.html', moved)).toBe(html);
});
