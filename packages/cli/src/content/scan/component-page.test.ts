import { beforeAll, describe, expect, test } from 'vitest';

import {
  findComponentProblems,
  hasDefaultExport,
  loadComponentParser,
  readComponentPage,
} from './component-page';

beforeAll(() => loadComponentParser([{ kind: 'component' }]));

describe('frontmatter', () => {
  const read = (source: string, file = '/team.tsx') => readComponentPage(source, file).frontmatter;

  test.each([
    [
      'code without semicolons',
      "export const frontmatter = {\n  title: 'A',\n  draft: true\n}\nexport default () => <p>{'};'}</p>\n",
      { title: 'A', draft: true },
    ],
    [
      'satisfies',
      "export const frontmatter = { title: 'A' } satisfies Frontmatter;\nconst other = { title: 'B' };",
      { title: 'A' },
    ],
    [
      'as const and a type with parameters',
      'export const frontmatter: Record<string, unknown> = { title: `A` } as const;',
      { title: 'A' },
    ],
    ['escapes in strings', "export const frontmatter = { title: 'It\\'s' };", { title: "It's" }],
    [
      'arrays',
      "export const frontmatter = { redirectFrom: ['/old-team', '/x'] };",
      { redirectFrom: ['/old-team', '/x'] },
    ],
    [
      'fractions and negative numbers',
      'export const frontmatter = { search: 0.5, order: -1 };',
      { search: 0.5, order: -1 },
    ],
    [
      'nested objects and comments',
      "export const frontmatter = { /* draft: true */ hero: { title: 'B' }, // order: 1\n};",
      { hero: { title: 'B' } },
    ],
    [
      'constants of the file',
      "const title = 'A';\nconst frontmatter = { title };\nexport { frontmatter };",
      { title: 'A' },
    ],
  ])('reads %s', (_, source, expected) => {
    expect(read(source)).toEqual({ pageType: 'custom', ...expected });
    expect(findComponentProblems(source, '/team.tsx')).toEqual([]);
  });

  test('reports and ignores values that the theme cannot use', () => {
    const source =
      "export const frontmatter = {\n  title: 'A',\n  redirectFrom: 5,\n  pageType: 'hme',\n};";
    expect(read(source)).toEqual({ pageType: 'custom', title: 'A' });
    const problems = findComponentProblems(source, '/team.tsx');
    expect(problems.map(({ line, message, hint }) => [line, message, hint])).toEqual([
      [4, expect.stringMatching(/^pageType: expected .*, got "hme"\.$/), 'Did you mean "home"?'],
      [3, 'redirectFrom: expected a string or an array, got 5.', undefined],
    ]);
  });

  test('reads a page without JSX that has a type assertion', () => {
    expect(read("export const frontmatter = <Frontmatter>{ title: 'A' };", '/team.ts')).toEqual({
      pageType: 'custom',
      title: 'A',
    });
  });

  test('reads the title from its own export', () => {
    expect(readComponentPage('export const title = "It\'s"', '/team.tsx').title).toBe("It's");
  });

  test('ignores text that looks like an export', () => {
    expect(read('const code = `export const frontmatter = { draft: true };`;')).toEqual({
      pageType: 'custom',
    });
  });

  test('reports values that are only known at runtime', () => {
    const source =
      "import { name } from './names';\n\nexport const frontmatter = {\n  title: name,\n  tags: ['a', tag()],\n};\n";
    expect(findComponentProblems(source, '/team.tsx')).toMatchObject([
      {
        file: '/team.tsx',
        line: 4,
        column: 10,
        message: 'The frontmatter value "title" is not a literal.',
      },
      { line: 5, column: 15, message: 'The frontmatter value "tags[1]" is not a literal.' },
    ]);
    expect(read(source)).toEqual({ pageType: 'custom', tags: ['a'] });
  });

  test.each(['create()', "'title'"])('reports the frontmatter %s', (value) => {
    const source = `export const frontmatter = ${value};`;
    expect(findComponentProblems(source, '/team.tsx')).toMatchObject([
      { line: 1, column: 28, message: 'The frontmatter is not an object literal.' },
    ]);
  });

  test('leaves syntax errors to the bundler', () => {
    const source = 'export const frontmatter = { title: };';
    expect(read(source)).toEqual({ pageType: 'custom' });
    expect(findComponentProblems(source, '/team.tsx')).toEqual([]);
  });
});

test.each([
  'export default function Page() {}',
  'const Page = () => null;\nexport { Page as default };',
  "export { default } from './Page';",
  "export {\n  default,\n  title,\n} from './Page';",
  'module.exports = () => null;',
  "const accept = 'image/*';\nexport default Page;\nconst all = '*/*';",
  'const accept = `image/*`;\nexport default Page;\n/* Page */',
  'const text = "\\"/*";\nexport default Page;\n/* Page */',
])('finds the default export of %s', (source) => {
  expect(hasDefaultExport(source)).toBe(true);
});

test.each([
  '',
  "export const title = 'A';",
  '// export default Page;\nexport function Page() {}',
  '/*\nexport default Page;\n*/',
  "const name = 'a'; /* Don't:\nexport default Page;\n*/",
  "import { default as Page } from './Page';",
])('finds no default export in %j', (source) => {
  expect(hasDefaultExport(source)).toBe(false);
});
