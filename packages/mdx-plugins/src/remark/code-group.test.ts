import { expect, test } from 'vitest';
import { compileToMarkup } from '../testing/compile-page';

async function compileGroup(meta: string): Promise<string> {
  return compileToMarkup(`:::code-group\n\n\`\`\`ts ${meta}\na\n\`\`\`\n\n:::`);
}

test.each([
  ['title="app [id].ts"', 'app [id].ts'],
  ["title='a [b] c'", 'a [b] c'],
  ['[app/[id]/page.tsx]', 'app/[id]/page.tsx'],
  ['[[id].ts]', '[id].ts'],
  ['{1} [a [b] c] wrap', 'a [b] c'],
  ["[Don't] title='a [b].ts'", "Don't"],
])('the label of `%s` is %j', async (meta, label) => {
  expect(await compileGroup(meta)).toContain(`<Tab label="${label}">`);
});

test('a title with brackets is shown in addition to a label', async () => {
  const markup = await compileGroup('title="app [id].ts" [Route]');
  expect(markup).toContain('<Tab label="Route">');
  expect(markup).toContain('app [id].ts');
});
