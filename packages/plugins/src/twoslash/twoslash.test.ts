import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCacheFile } from '../cache/disk-cache';
import { toVersionFiles } from '../cache/version-files';
import { compilePage as compile } from '../testing/compile-page';
import { pruneResults, readResult, writeResult } from './result-cache';
import createTransformer from './transformer';
import type { TransformerOptions } from './types';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-twoslash-'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

/** Transformers by their options, because each of them loads the types of TypeScript. */
const created = new Map<string, ReturnType<typeof createTransformer>>();

function compilePage(source: string, options: Partial<TransformerOptions> = {}) {
  const compilerOptions = { lib: ['es2023'], ...options.compilerOptions };
  const cacheDir = join(cwd, 'cache');
  const all = { docs: true, cwd, cacheDir, ...options, compilerOptions };
  const key = JSON.stringify(all);
  const transformer = created.get(key) ?? createTransformer(all);
  created.set(key, transformer);
  return compile(source, {
    transformers: [{ transformer: () => transformer, attribute: 'twoslash' }],
  });
}

async function failure(source: string, options: Partial<TransformerOptions> = {}) {
  const error = await compilePage(source, options).catch((reason: Error) => reason);
  if (!(error instanceof Error)) throw new Error('The page has been compiled.');
  return error.message.replace(/\/\S*\/octavo-plugins-\w+\//, '');
}

const fence = (code: string, lang = 'ts') => `# A\n\n\`\`\`${lang} twoslash\n${code}\n\`\`\`\n`;
const plain = (html: string | undefined) =>
  html!
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x27;', "'");

test('renders types as static HTML, and each type once in the tab order', async () => {
  const { html, isStatic, content } = await compilePage(
    fence('const a = 1;\nexport const b = a + a;'),
  );
  expect(isStatic).toBe(true);
  expect(html[0]).toContain('<pre tabindex="0" class="twoslash lsp">');
  expect(html[0]!.match(/class="oct-type"/g)).toHaveLength(4);
  expect(html[0]!.match(/class="oct-type" tabindex="0"/g)).toHaveLength(2);
  expect(plain(html[0])).toMatch(/\ba(?=const a: 1)/);
  expect(html[0]).not.toContain('style=');
  expect(content.text).toBe('A\n\nconst a = 1;\nexport const b = a + a;');
});

test('queries, expected errors and completions are lines below the code', async () => {
  const { html } = await compilePage(
    fence(
      "// @errors: 2322\nexport const a: number = 'x';\n//           ^?\n// ---cut-after---\nexport const later = 1;",
    ),
  );
  expect(plain(html[0])).toMatch(/\n +const a: number/);
  expect(plain(html[0])).toContain(
    "Type error TS2322 Type 'string' is not assignable to type 'number'.",
  );
  expect(plain(html[0])).not.toMatch(/later|@errors|\^\?/);
  const completions = await compilePage(
    fence('// @noErrors\nexport const names = [].toS\n//                         ^|'),
  );
  expect(plain(completions.html[0])).toMatch(/Completions toS\w+/);
});

test('hovers contain documentation and tags, unless docs is false', async () => {
  const source = fence('/** Runs *all* tests.\n * @deprecated Use `b`. */\nexport function a() {}');
  const { html } = await compilePage(source);
  expect(html[0]).toContain('Runs <em>all</em> tests.');
  expect(html[0]).toMatch(/@deprecated<\/span> Use <span class="oct-type-name">b<\/span>\./);
  const without = await compilePage(source, { docs: false });
  expect(without.html[0]).not.toContain('oct-type-docs');
});

test('code of the block and documentation are escaped', async () => {
  const { html } = await compilePage(
    fence("/** <img src=x onerror=alert(1)> */\nexport const a = '<script>alert(1)</script>';"),
  );
  expect(html[0]).not.toMatch(/<(?:img|script)/);
});

test('an unexpected error fails with its line in the page', async () => {
  expect(
    await failure(fence("// ---cut---\nexport const a = 1;\nexport const b: number = 'x';\nc();")),
  ).toMatchInlineSnapshot(`
    "page.mdx:6:1: Type error: Type 'string' is not assignable to type 'number'. (TS2322)
    Line 4 of the code block: Type error: Cannot find name 'c'. (TS2304)
    Fix the code. If the error is part of the example, add "// @errors: 2322 2304" to the code block."
  `);
  expect(await failure(fence("// @errors: 2304\nexport const b: number = 'x';"))).toMatch(
    /^page\.mdx:5:1: Type error: .*\(TS2322\)/,
  );
});

test.each([
  ['a marker without a name', 'ts', 'const a = 1;\n//  ^?', /^page\.mdx:5:1: The marker "\^\?"/],
  ['an unknown comment option', 'ts', '// @nope\nconst a = 1;', /^page\.mdx:3:1: .*@nope/s],
  ['another language', 'sh', 'npm test', /language of the code block is "shellscript"|"sh"/],
])('reports %s', async (_name, lang, code, message) => {
  expect(await failure(fence(code, lang))).toMatch(message);
});

test('reports invalid compiler options', async () => {
  const message = await failure(fence('const a = 1;'), { compilerOptions: { target: 'es1' } });
  expect(message).toMatch(/Invalid "compilerOptions" of the plugin "twoslash": .*--target/);
});

test('resolves packages and files from the folder of the site, and results depend on them', async () => {
  const folder = join(cwd, 'node_modules/counter');
  mkdirSync(folder, { recursive: true });
  const install = (version: string, type: string) => {
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'counter', version, types: './index.d.ts' }),
    );
    writeFileSync(join(folder, 'index.d.ts'), `export declare const count: ${type};`);
  };
  const local = join(cwd, 'local.ts');
  writeFileSync(local, 'export const local = 1;');
  install('1.0.0', 'number');
  const source = fence(
    "import { count } from 'counter';\nimport { local } from './local';\nlocal;\ncount;",
  );
  const first = await compilePage(source);
  expect(plain(first.html[0])).toContain('const count: number');
  expect(first.dependencies).toContain(local);
  expect(first.dependencies.join()).not.toContain('counter');

  // The cached result is used until the version changes.
  const entries = readdirSync(join(cwd, 'cache'));
  expect((await compilePage(source)).html).toEqual(first.html);
  install('2.0.0', 'string');
  expect(plain((await compilePage(source)).html[0])).toContain('const count: string');
  expect(readdirSync(join(cwd, 'cache'))).toEqual(entries);
});

test('invalid cache entries are ignored', async () => {
  const entriesOf = () => readdirSync(join(cwd, 'cache'));
  const before = entriesOf();
  const source = fence('export const broken = 1;');
  await compilePage(source);
  const entry = entriesOf().find((name) => !before.includes(name))!;
  const invalid = [
    '',
    '{',
    'null',
    '{"result":{"code":1}}',
    '{"files":1,"result":{"code":"","nodes":[]}}',
  ];
  for (const text of invalid) {
    writeFileSync(join(cwd, 'cache', entry), text);
    expect(plain((await compilePage(source)).html[0])).toContain('const broken: 1');
  }
});

test('a cache that cannot be written is no error', () => {
  const file = join(cwd, 'file');
  writeFileSync(file, '');
  writeCacheFile(join(file, 'cache', 'entry.json'), '{}');
  expect(existsSync(join(file, 'cache'))).toBe(false);
});

test('results that have not been used for 30 days are deleted', () => {
  const folder = mkdtempSync(join(cwd, 'prune-'));
  const result = { code: '', nodes: [], sourceFiles: [] };
  for (const key of ['old', 'used', 'new']) writeResult(folder, key, { files: [], result });
  for (const key of ['old', 'used']) utimesSync(join(folder, `${key}.json`), 0, 0);
  expect(readResult(folder, 'used')).toBeDefined();
  pruneResults(folder);
  expect(readdirSync(folder).sort()).toEqual(['new.json', 'used.json']);
  expect(() => pruneResults(join(folder, 'missing'))).not.toThrow();
});

test('files of packages are represented by their version', () => {
  expect(
    toVersionFiles(['/a/node_modules/@b/c/d/e.d.ts', '/a/node_modules/@b/c/f.d.ts', '/a/src/g.ts']),
  ).toEqual(['/a/node_modules/@b/c/package.json', '/a/src/g.ts']);
});
