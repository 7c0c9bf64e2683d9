import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

test('rendered code is put into the cache, and taken from it', async () => {
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

test('a cached entry is used without tokenizing, a damaged one is not', async () => {
  const entry = JSON.stringify({ html: 'from the cache', text: 'x', lineCount: 1 });
  const cacheOf = (value: string) => ({ get: () => value, set: () => {} });
  const used = await compilePage('```css\na{b:1}\n```', { highlightCache: cacheOf(entry) });
  expect(used.html[0]).toContain('from the cache');
  for (const damaged of ['{"html":1}', 'null', '{', '']) {
    const page = await compilePage(`\`\`\`css\na{c:${damaged.length}}\n\`\`\``, {
      highlightCache: cacheOf(damaged),
    });
    expect(page.html[0]).toContain('class="o-');
  }
});

test('the same code in two languages of a site is tokenized once', async () => {
  let sets = 0;
  const highlightCache = { get: () => undefined, set: () => void sets++ };
  const source = '```ts title="x"\ntype Twice = 1\n```';
  await compilePage(source, { highlightCache }, '/site/en/p.mdx');
  await compilePage(source.replace('title="x"', 'title="y"'), { highlightCache }, '/site/zh/p.mdx');
  expect(sets).toBe(1);
});
