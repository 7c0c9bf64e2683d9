import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage, compileToMarkup } from '../testing/compile-page';
import { createTempSite } from '../testing/temp-site';

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

const FENCES = ['```sh [npm]\nnpm i\n```', '```sh [pnpm]\npnpm i\n```'] as const;

function labelsOf({ code }: { code: string }): string[] {
  return [...code.matchAll(/<Tab label="([^"]*)"/g)].map(([, label]) => label!);
}

test.each([
  ['<!-- The default -->', '/site/page.md'],
  ['{/* The default */}', '/site/page.mdx'],
])('ignores the comment %s between code blocks', async (comment, path) => {
  const [npm, pnpm] = FENCES;
  const source = `:::code-group\n\n${comment}\n\n${npm}\n\n${comment}\n\n${pnpm}\n\n:::`;
  const page = await compilePage(source, {}, path);
  expect(labelsOf(page)).toEqual(['npm', 'pnpm']);
  expect(page.warnings).toEqual([]);
});

test('shows each included code block on a separate tab', async () => {
  const root = createTempSite({
    'a.md': `${FENCES[0]}\n\n<!-- @include: ./b/b.md -->`,
    'b/b.md': `${FENCES[1]}\n\n\`\`\`ts file="./code.ts"\n\`\`\``,
    'b/code.ts': 'const included = 1;',
  });
  const source = `:::code-group\n\n<!-- @include: ./a.md -->\n\n:::`;
  const page = await compilePage(source, { root, markdownOut: true }, join(root, 'page.md'));
  expect(labelsOf(page)).toEqual(['npm', 'pnpm', 'ts']);
  expect(page.warnings).toEqual([]);
  expect(page.markdown).toBe(
    '**npm**\n\n```sh\nnpm i\n```\n\n**pnpm**\n\n```sh\npnpm i\n```\n\n**ts**\n\n```ts\nconst included = 1;\n```\n',
  );
});

test('warns about content that is not a code block', async () => {
  const page = await compilePage(`:::code-group\n\nText\n\n${FENCES[0]}\n\n:::`);
  expect(labelsOf(page)).toEqual(['1', 'npm']);
  expect(page.warnings).toMatchObject([
    { line: 3, column: 1, message: 'Code groups can only contain code blocks' },
  ]);
});
