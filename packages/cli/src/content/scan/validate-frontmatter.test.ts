import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';

import type { FrontmatterFields } from '../../model/frontmatter-fields';
import { loadComponentParser, readComponentPage } from './component-page';
import { readHead } from './read-head';
import { validateFrontmatter } from './validate-frontmatter';

async function validate(frontmatter: FrontmatterFields, source: string) {
  return validateFrontmatter(
    {
      file: { filePath: '/a.md', relativePath: 'a.md', kind: 'markdown' },
      content: readHead(source),
      readSource: () => source,
    },
    { frontmatter, cacheDir: '/cache' },
  );
}

async function problemsOf(frontmatter: FrontmatterFields, source: string): Promise<string[]> {
  const result = await validate(frontmatter, source);
  if ('content' in result) return [];
  return result.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test('replaces the values with the results of Zod and Valibot schemas, also asynchronous ones', async () => {
  const fields = {
    level: z.enum(['basic', 'advanced']).default('basic'),
    tags: v.pipe(
      v.string(),
      v.transform((text) => text.split(' ')),
    ),
    team: z.string().transform(async (name) => ({ name })),
    note: z.string().optional(),
  };
  expect(
    await validate(fields, '---\ntitle: A\ntags: a b\nteam: docs\nnote:\nother: 1\n---\n'),
  ).toMatchObject({
    content: {
      frontmatter: {
        title: 'A',
        level: 'basic',
        tags: ['a', 'b'],
        team: { name: 'docs' },
        other: 1,
      },
    },
  });
});

test('reports all problems with the position of the field', async () => {
  const fields = {
    level: z.enum(['basic', 'advanced']),
    steps: v.array(v.object({ minutes: v.number() })),
    team: z.string('A team is required'),
  };
  const source = '---\ntitle: A\nlevel: hard\nsteps:\n  - minutes: 5\n  - minutes: long\n---\n';
  expect(await problemsOf(fields, source)).toMatchInlineSnapshot(`
    [
      "3:1 Invalid frontmatter key "level": Invalid option: expected one of "basic"|"advanced"",
      "6:5 Invalid frontmatter key "steps[1].minutes": Invalid type: Expected number but received "long"",
      "2:1 Missing frontmatter key "team"",
    ]
  `);
  expect(await validate({ team: fields.team }, '# A')).toMatchObject({
    problems: [
      {
        file: '/a.md',
        line: 1,
        column: 1,
        message: 'Missing frontmatter key "team"',
        hint: 'A team is required',
      },
    ],
  });
});

test.each([
  ['a date', () => new Date(0)],
  ['a map', () => new Map()],
  ['a function in an array', () => [() => 1]],
  ['NaN', () => [Number.NaN]],
  ['a big integer', () => 1n],
])('reports a result that is not serializable: %s', async (_name, transform) => {
  const schema = z.string().transform(transform as () => unknown);
  expect(await problemsOf({ date2: schema }, '---\ntitle: A\ndate2: x\n---\n')).toEqual([
    '3:1 The schema of the frontmatter field "date2" returns a value that is not serializable',
  ]);
});

test('reports a schema that throws or rejects', async () => {
  const fail = () => {
    throw new Error('no network');
  };
  const source = '---\nteam: x\n---\n';
  const message = '2:1 The schema of the frontmatter field "team" failed: no network';
  expect(await problemsOf({ team: z.string().transform(fail) }, source)).toEqual([message]);
  expect(
    await problemsOf(
      {
        team: v.pipeAsync(
          v.string(),
          v.transformAsync(async () => fail()),
        ),
      },
      source,
    ),
  ).toEqual([message]);
});

test('reports the position of a field in a component page', async () => {
  await loadComponentParser([{ kind: 'component' }]);
  const source = "\nexport const frontmatter = {\n  title: 'A',\n  level: 5,\n};\n";
  const result = await validateFrontmatter(
    {
      file: { filePath: '/a.tsx', relativePath: 'a.tsx', kind: 'component' },
      content: readComponentPage(source, '/a.tsx'),
      readSource: () => source,
    },
    { frontmatter: { level: z.string(), team: z.string() }, cacheDir: '/cache' },
  );
  expect(result).toMatchObject({
    problems: [
      { line: 4, column: 3 },
      { line: 2, column: 28 },
    ],
  });
});

test('returns the same content if the schemas return the written values', async () => {
  const content = readHead('---\nlevel: hard\n---\n# A\n');
  const validateWith = async (frontmatter: FrontmatterFields) =>
    validateFrontmatter(
      {
        file: { filePath: '/a.md', relativePath: 'a.md', kind: 'markdown' },
        content,
        readSource: () => '',
      },
      { frontmatter, cacheDir: '/cache' },
    );
  const fields = { level: z.string(), note: z.string().optional() };
  const { content: same } = (await validateWith(fields)) as { content: object };
  expect(same).toBe(content);
  expect(await validateWith({ level: z.string().transform(() => 'easy') })).toMatchObject({
    content: { frontmatter: { level: 'easy' } },
  });
  expect(content.frontmatter).toEqual({ level: 'hard' });
});

test('does not read the sources of valid pages', async () => {
  const readSource = vi.fn(() => '');
  const result = await validateFrontmatter(
    {
      file: { filePath: '/a.md', relativePath: 'a.md', kind: 'markdown' },
      content: readHead('# A'),
      readSource,
    },
    { frontmatter: { team: z.string().default('docs') }, cacheDir: '/cache' },
  );
  expect(result).toHaveProperty('content');
  expect(readSource).not.toHaveBeenCalled();
});

test('pages generated by plugins can lack required fields, but other values are validated', async () => {
  const validateGenerated = (source: string) =>
    validateFrontmatter(
      {
        file: {
          filePath: '/cache/plugins/blog/tags.md',
          relativePath: 'blog/tags.md',
          kind: 'markdown',
        },
        content: readHead(source),
        readSource: () => source,
      },
      {
        frontmatter: { owner: z.string(), level: z.string().default('easy') },
        cacheDir: '/cache',
      },
    );
  expect(await validateGenerated('# Tags\n')).toMatchObject({
    content: { frontmatter: { level: 'easy' } },
  });
  expect(await validateGenerated('---\nowner: 5\n---\n\n# Tags\n')).toMatchObject({
    problems: [{ line: 2 }],
  });
});
