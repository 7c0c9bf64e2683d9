import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

test('writes rendered code to the cache', async () => {
  const stored = new Map<string, string>();
  const source = '```js\nconst unique = "put into the cache"\n```';
  await compilePage(source, { highlightCache: stored });
  expect(stored.size).toBe(1);
  const [value = ''] = stored.values();
  expect(JSON.parse(value)).toMatchObject({
    text: 'const unique = "put into the cache"',
    lineCount: 1,
  });
});

test('uses a valid cache entry and ignores an invalid one', async () => {
  const entry = JSON.stringify({ html: 'from the cache', text: 'x', lineCount: 1 });
  const cacheOf = (value: string) => ({ get: () => value, set: () => {} });
  const used = await compilePage('```css\na{b:1}\n```', { highlightCache: cacheOf(entry) });
  expect(used.html[0]).toContain('from the cache');
  for (const invalid of ['{"html":1}', 'null', '{', '']) {
    const page = await compilePage(`\`\`\`css\na{c:${invalid.length}}\n\`\`\``, {
      highlightCache: cacheOf(invalid),
    });
    expect(page.html[0]).toContain('class="o-');
  }
});

test('tokenizes the same code in two languages of a site once', async () => {
  let sets = 0;
  const highlightCache = { get: () => undefined, set: () => void sets++ };
  const source = '```ts title="x"\ntype Twice = 1\n```';
  await compilePage(source, { highlightCache }, '/site/en/p.mdx');
  await compilePage(source.replace('title="x"', 'title="y"'), { highlightCache }, '/site/zh/p.mdx');
  expect(sets).toBe(1);
});
