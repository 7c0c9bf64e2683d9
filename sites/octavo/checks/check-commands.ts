import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createCli } from '../../../packages/cli/src/cli';
import { createLogger } from '../../../packages/cli/src/model/logger';
import type { Sample } from './read-samples';

const repository = join(import.meta.dirname, '../../..');
const SHELLS = ['sh', 'bash'];
/** Scripts of a new site. */
const SCRIPTS = ['dev', 'build', 'preview'];

/** Returns the syntax errors of shell samples, and commands and options of Octavo that do not exist. */
export function checkCommands(samples: readonly Sample[]): string[] {
  const custom = samples.flatMap(({ code }) =>
    [...code.matchAll(/defineCommand\(\{\s*name: '(\w+)/g)].map(([, name]) => name!),
  );
  return samples
    .filter(({ lang }) => SHELLS.includes(lang))
    .flatMap(({ page, line, code }) => {
      const text = code.replace(/^\$ /gm, '');
      const { stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
      const problems = text.split('\n').flatMap((each) => checkLine(each, custom));
      return [...(stderr ? [stderr.trim()] : []), ...problems].map(
        (message) => `${page}:${line} ${message}`,
      );
    });
}

const cli = createCli(repository, createLogger());
const creator = readFileSync(join(repository, 'packages/create-octavo/src/create.ts'), 'utf8');
const migrator = readFileSync(join(repository, 'packages/migrate/src/cli.ts'), 'utf8');

function checkLine(line: string, custom: readonly string[]): string[] {
  const [, command, rest = ''] = /\bnpx (?:octavo|@octavo\/cli) ([\w-]+)([^|#>]*)/.exec(line) ?? [];
  if (command !== undefined && !custom.includes(command)) {
    const known = cli.commands.find(({ name }) => name === command);
    if (!known) return [`The command "octavo ${command}" does not exist.`];
    const options = [...known.options, ...cli.globalCommand.options].map(({ rawName }) => rawName);
    return flagsOf(rest)
      .filter((flag) => !options.some((option) => option.split(' ')[0] === flag))
      .map((flag) => `"octavo ${command}" has no option ${flag}.`);
  }
  const [, migrateFlags = ''] = /\bnpx @octavo\/migrate([^|#>]*)/.exec(line) ?? [];
  const unknown = flagsOf(migrateFlags).filter((flag) => !migrator.includes(`  ${flag}`));
  if (unknown.length > 0) return [`"npx @octavo/migrate" has no option ${unknown.join(', ')}.`];
  const [, script] = /\bnpm run ([\w-]+)/.exec(line) ?? [];
  if (script !== undefined && !SCRIPTS.includes(script)) return [`No script ${script}.`];
  const [, flags = ''] = /\bnpm create octavo(.*)/.exec(line) ?? [];
  return flagsOf(flags)
    .filter((flag) => !creator.includes(`  ${flag}`))
    .map((flag) => `"npm create octavo" has no option ${flag}.`);
}

function flagsOf(text: string): string[] {
  return [...text.matchAll(/(?<=\s)--[a-z][\w-]*/g)].map(([flag]) => flag);
}
