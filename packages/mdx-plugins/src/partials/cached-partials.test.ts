import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProcessor } from '../compiler';
import { createMdxOptions } from '../preset';
import { compilePage } from '../testing/compile-page';
import { createTempSite } from '../testing/temp-site';

const PARTIAL = `import Box from './box'

## Same {#same}

- [up](../x.md) <Box of={1} />

\`\`\`ts
let a = 1;
\`\`\`
`;
const PAGE = "import Partial from './shared/partial.mdx'\n\n<Partial />\n\n## After\n\n<Partial />";

/** Returns a function that compiles pages with one processor, as in a build. */
function createCompiler(root: string): (path: string) => Promise<string> {
  let html: string[] = [];
  const processor = createProcessor({
    ...createMdxOptions({ root, onPage: (page) => (html = page.html) }),
    jsx: true,
  });
  return async (path) => {
    const code = await processor.process({ path: join(root, path), value: PAGE });
    return [String(code), ...html].join('\n');
  };
}

async function compileSeparately(root: string, path: string): Promise<string> {
  const { code, html } = await compilePage(PAGE, { root }, join(root, path));
  return [code, ...html].join('\n');
}

test('compiles a shared partial to the same output as with a separate processor', async () => {
  const root = createTempSite({ 'shared/partial.mdx': PARTIAL });
  const compile = createCompiler(root);
  for (const path of ['a.mdx', 'b.mdx', 'a.mdx']) {
    expect(await compile(path)).toBe(await compileSeparately(root, path));
  }
});

test('reads a partial again after a change', async () => {
  const root = createTempSite({ 'shared/partial.mdx': PARTIAL });
  const compile = createCompiler(root);
  await compile('a.mdx');
  writeFileSync(join(root, 'shared/partial.mdx'), 'Something else');
  const changed = await compile('b.mdx');
  expect(changed).toContain('Something else');
  expect(changed).toBe(await compileSeparately(root, 'b.mdx'));
});
