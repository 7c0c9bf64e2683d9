import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { Declarations } from './declarations';
import { memberProblems } from './members';
import { optionProblems } from './option-pages';

const folder = mkdtempSync(join(tmpdir(), 'octavo-option-pages-'));
const content = join(folder, 'content');
const declared = join(folder, 'index.d.ts');
writeFileSync(
  declared,
  `interface RstestConfig { retry?: number; env?: Record<string, string>; }
interface RstestUtilities { fn(): void; spyOn(): void; }
interface MockInstance { mockClear(): void; }
interface Assertion { toBe(): void; be: string; }
interface ExpectStatic { soft(): void; }
declare const test: { only(): void };
declare const describe: { only(): void };
`,
);
const real = {
  version: '0.12.0',
  declarations: new Declarations(declared),
  flags: [{ names: ['--retry'], value: 'required' as const }],
  defaults: { folder, config: { retry: 0 } },
};

const sound = {
  'config/test/retry.mdx':
    '# retry\n\n- **Type:** `number`\n- **Default:** `0`\n- **CLI:** `--retry <n>`\n- **Since:** 0.1.0\n',
  'config/test/env.mdx':
    '# env\n\n- **Type:** `Record<string, string>`\n- **Default:** none\n- **CLI:** none\n- **Since:** 0.5.0\n',
  'config/build/_meta.json': '[]',
  'guide/basic/cli.mdx': '# Command line\n\n`--retry <n>`\n',
  'api/rstest/index.mdx': '# rs\n\n`rs.fn` and `rs.spyOn`\n',
  'api/rstest/mockInstance.mdx': '# MockInstance\n\n## mockClear\n',
  'api/test-api/expect.mdx': '# expect\n\n`toBe`, `expect.soft`\n',
  'api/test-api/test.mdx': '# test\n\n`test.only`\n',
  'api/test-api/describe.mdx': '# describe\n\n`describe.only`\n',
};

function problemsOf(changes: Record<string, string>): string[] {
  for (const lang of ['en', 'zh']) {
    for (const [path, source] of Object.entries({ ...sound, ...(lang === 'zh' ? {} : changes) })) {
      const file = join(content, lang, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
    }
  }
  return [optionProblems, memberProblems]
    .flatMap((check) => check(content, real).problems)
    .map(({ page, line, message }) => `${page}:${line} ${message}`);
}

afterEach(() => rmSync(content, { recursive: true, force: true }));

test('pages that say what is so have no problems', () => {
  expect(problemsOf({})).toEqual([]);
});

const retry = sound['config/test/retry.mdx'];
test.each([
  [
    'a type',
    'config/test/retry.mdx',
    retry.replace('`number`', '`string`'),
    'retry.mdx:3 Expected number',
  ],
  ['a default', 'config/test/retry.mdx', retry.replace('`0`', '`1`'), 'retry.mdx:4 Expected 0'],
  [
    'a flag',
    'config/test/retry.mdx',
    retry.replace('<n>', '[n]'),
    'retry.mdx:5 --help shows the value of `--retry` as required',
  ],
  [
    'a version to come',
    'config/test/retry.mdx',
    retry.replace('0.1.0', '0.13.0'),
    'retry.mdx:6 Expected at most',
  ],
  [
    'a page of no option',
    'config/test/none.mdx',
    '# none\n',
    'none.mdx:1 The config has no such option',
  ],
  [
    'a flag without mention',
    'guide/basic/cli.mdx',
    '# Command line\n',
    'cli.mdx:1 Expected `--retry`',
  ],
  [
    'a flag that is none',
    'guide/basic/cli.mdx',
    '`--retry <n>` `--spoon`',
    '--help has no `--spoon`',
  ],
  ['a member', 'api/rstest/index.mdx', '# rs\n\n`rs.fn`\n', 'Expected `spyOn` of RstestUtilities'],
  ['a matcher', 'api/test-api/expect.mdx', '# expect\n\n`soft`\n', 'Expected `toBe` of Assertion'],
])('%s is found on its page', (_, path, source, problem) => {
  expect(problemsOf({ [path]: source })).toEqual([expect.stringContaining(problem)]);
});

test('an option without a page is found', () => {
  problemsOf({});
  for (const lang of ['en', 'zh']) rmSync(join(content, lang, 'config/test/env.mdx'));
  const { problems } = optionProblems(content, real);
  expect(problems.map(({ message }) => message)).toEqual(['Expected a page for env']);
});
