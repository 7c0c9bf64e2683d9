// Compare what the pages state of options, flags and members with the framework that is installed.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import pc from 'picocolors';

import { Declarations } from './facts/declarations';
import { resolvedDefaults } from './facts/defaults';
import { readHelp, uniqueFlags } from './facts/flags';
import { memberProblems } from './facts/members';
import { optionProblems } from './facts/option-pages';
import { signatureProblems } from './facts/signatures';

const site = join(import.meta.dirname, '..');
const modules = join(site, 'node_modules');
const content = join(site, 'content');
const require = createRequire(join(site, 'package.json'));
const { version } = require('@rstest/core/package.json') as { version: string };

const declarations = new Declarations(join(modules, '@rstest/core/dist/index.d.ts'));
const flags = uniqueFlags(
  [[], ['run'], ['watch'], ['list'], ['merge-reports'], ['init']].flatMap((command) =>
    readHelp(
      execFileSync(join(modules, '.bin/rstest'), [...command, '--help'], {
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      }),
    ),
  ),
);

const real = { version, declarations, flags, defaults: await resolvedDefaults(modules) };
let problemCount = 0;
const counts: string[] = [];
for (const check of [optionProblems, memberProblems, signatureProblems]) {
  const { problems, count } = check(content, real);
  for (const { page, line, message } of problems)
    console.error(`${pc.red('✗')} content/${page}:${line}\n  ${message}\n`);
  problemCount += problems.length;
  counts.push(count);
}
console.log(
  `${counts.join(', ')} compared with @rstest/core ${version}: ${problemCount} problems.`,
);
process.exitCode = problemCount > 0 ? 1 : 0;
