import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';

import { Declarations } from '../../../packages/cli/src/facts/declarations';
import { readHelp, uniqueFlags } from '../../../packages/cli/src/facts/help';
import { flagCoverage, optionCoverage } from './coverage';
import { memberCoverage } from './members';

const site = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'octavo-coverage-'));
afterEach(() => rmSync(join(folder, 'content'), { recursive: true, force: true }));

test('the pages cover the options, members and flags of Rstest', () => {
  const content = join(site, 'content');
  const path = join(site, 'node_modules/@rstest/core/dist/index.d.ts');
  const declarations = new Declarations(ts, path);
  const flags = ['', 'run', 'watch', 'list', 'merge-reports', 'init'].flatMap((command) =>
    readHelp(
      execFileSync(join(site, 'node_modules/.bin/rstest'), [command, '--help'].filter(Boolean), {
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      }),
    ),
  );
  expect(flags.length).toBeGreaterThan(70);
  expect(optionCoverage(content, declarations)).toEqual([]);
  expect(memberCoverage(content, declarations)).toEqual([]);
  expect(flagCoverage(content, uniqueFlags(flags))).toEqual([]);
});

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
const declarations = new Declarations(ts, declared);
const flags = [{ names: ['--retry'], value: 'required' as const }];
const complete = {
  'config/test/retry.mdx': '# retry\n',
  'config/test/env.mdx': '# env\n',
  'config/build/_meta.json': '[]',
  'guide/basic/cli.mdx': '# Command line\n\n`--retry <n>`\n',
  'api/rstest/index.mdx': '# rs\n\n`rs.fn` and `rs.spyOn`\n',
  'api/rstest/mockInstance.mdx': '# MockInstance\n\n## mockClear\n',
  'api/test-api/expect.mdx': '# expect\n\n`toBe`, `expect.soft`\n',
  'api/test-api/test.mdx': '# test\n\n`test.only`\n',
  'api/test-api/describe.mdx': '# describe\n\n`describe.only`\n',
};

function problemsOf(changes: Record<string, string>): string[] {
  const content = join(folder, 'content');
  for (const lang of ['en', 'zh']) {
    const pages = { ...complete, ...(lang === 'zh' ? {} : changes) };
    for (const [path, source] of Object.entries(pages)) {
      const file = join(content, lang, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
    }
  }
  return [
    ...optionCoverage(content, declarations),
    ...memberCoverage(content, declarations),
    ...flagCoverage(content, flags),
  ];
}

test('complete pages have no problems', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([
  ['an option', 'config/test/none.mdx', '# none\n', 'none.mdx: the config has no such option'],
  ['a flag without mention', 'guide/basic/cli.mdx', '# Command\n', 'cli.mdx: `--retry` is missing'],
  ['an unknown flag', 'guide/basic/cli.mdx', '`--retry` `--spoon`', '--help has no `--spoon`'],
  ['a member', 'api/rstest/index.mdx', '# rs\n\n`rs.fn`\n', 'spyOn of RstestUtilities is missing'],
  ['a matcher', 'api/test-api/expect.mdx', '# expect\n\n`soft`\n', 'toBe of Assertion is missing'],
])('%s is reported', (_, path, source, problem) => {
  expect(problemsOf({ [path]: source })).toEqual([expect.stringContaining(problem)]);
});

test('an option without a page is reported', () => {
  problemsOf({});
  const content = join(folder, 'content');
  for (const lang of ['en', 'zh']) rmSync(join(content, lang, 'config/test/env.mdx'));
  expect(optionCoverage(content, declarations)).toEqual(['env: the option has no page']);
});
