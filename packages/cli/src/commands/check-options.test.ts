import { cac } from 'cac';
import { expect, test } from 'vitest';

import { formatError, type OctavoError } from '../model/errors';
import { checkArguments, checkOptions } from './check-options';
import { parseArguments } from './parse-arguments';

function errorOf(line: string, check = checkOptions): string {
  const cli = cac('octavo');
  cli.option('--config <file>', '');
  cli.command('build').option('--shard <shard>', '');
  cli.command('dev').option('--port <port>', '').option('--no-open', '').option('-q, --quiet', '');
  cli.command('preview').option('--port <port>', '').option('--dry-run', '');
  cli.command('eject <...components>');
  cli.command('test [...pages]');
  cli.command('[command]').allowUnknownOptions();
  parseArguments(cli, ['node', 'octavo', ...line.split(' ')]);
  try {
    check(cli);
    return '';
  } catch (error) {
    return formatError(error as OctavoError, '/');
  }
}

test.each([
  'build --shard 1/4 --config=a.ts',
  'dev --port 3000 --no-open -q',
  'preview --dry-run --port=1',
  'build -- --prot',
  'plugin-command --prot 3000',
])('accepts the options of %s', (line) => {
  expect(errorOf(line)).toBe('');
});

test('reports every unknown option with the nearest valid one', () => {
  expect(errorOf('dev --prot 3000 --conifg a.ts --nothing-like-it -x')).toMatchInlineSnapshot(`
    "Invalid command-line options. (USAGE)

      Unknown option "--prot".
      → Did you mean "--port"?

      Unknown option "--conifg".
      → Did you mean "--config"?

      Unknown option "--nothing-like-it".

      Unknown option "-x".

    → Run \`octavo dev --help\` to list all options."
  `);
});

test('names the commands that have an option', () => {
  expect(errorOf('build --prot 3000')).toContain(
    'Did you mean "--port"? This option is only supported by `octavo dev` and `octavo preview`.',
  );
  expect(errorOf('build --port 3000')).toContain(
    '"--port" is only supported by `octavo dev` and `octavo preview`.',
  );
});

test.each([
  ['dev -port 3000', '"-port"', '--port'],
  ['preview --dryrun', '"--dryrun"', '--dry-run'],
  ['dev --no-opne', '"--no-opne"', '--open'],
])('quotes an unknown option of %s as it was typed', (line, quoted, nearest) => {
  expect(errorOf(line)).toContain(quoted);
  expect(errorOf(line)).toContain(`Did you mean "${nearest}"?`);
});

test.each([
  ['eject', 'Missing argument: octavo eject <...components>. (USAGE)'],
  ['build --shard', 'Missing value: --shard <shard>. (USAGE)'],
  ['build --config', 'Missing value: --config <file>. (USAGE)'],
  ['build --no-config', 'Missing value: --config <file>. (USAGE)'],
  ['build site', 'Unexpected argument: site. (USAGE)'],
  ['build site other', 'Unexpected arguments: site other. (USAGE)'],
])('reports the arguments of %s', (line, message) => {
  expect(errorOf(line, checkArguments)).toContain(message);
});

test.each(['eject Navbar Footer', 'test', 'test a b', 'build --shard 1/2', 'plugin-command'])(
  'accepts the arguments of %s',
  (line) => {
    expect(errorOf(line, checkArguments)).toBe('');
  },
);
