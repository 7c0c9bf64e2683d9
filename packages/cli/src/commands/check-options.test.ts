import { cac } from 'cac';
import { expect, test } from 'vitest';

import { formatError, type OctavoError } from '../model/errors';
import { checkOptions } from './check-options';

function saidOf(line: string): string {
  const cli = cac('octavo');
  cli.option('--config <file>', '');
  cli.command('build').option('--shard <part>', '');
  cli.command('dev').option('--port <port>', '').option('--no-open', '').option('-q, --quiet', '');
  cli.command('preview').option('--port <port>', '').option('--dry-run', '');
  cli.command('[command]').allowUnknownOptions();
  cli.parse(['node', 'octavo', ...line.split(' ')], { run: false });
  try {
    checkOptions(cli);
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
  'theirs --prot 3000',
])('%s has the options of its command', (line) => {
  expect(saidOf(line)).toBe('');
});

test('every option that a command does not have is told, with the one that was meant', () => {
  expect(saidOf('dev --prot 3000 --conifg a.ts --nothing-like-it -x')).toMatchInlineSnapshot(`
    "The command line is not valid.

      Expected an option of octavo dev, got --prot.
      → Did you mean --port?

      Expected an option of octavo dev, got --conifg.
      → Did you mean --config?

      Expected an option of octavo dev, got --nothing-like-it.

      Expected an option of octavo dev, got -x.

    → octavo dev --help lists its options."
  `);
});

test('an option of other commands is told to be theirs', () => {
  expect(saidOf('build --prot 3000')).toContain(
    'Did you mean --port? It is an option of octavo dev and of octavo preview.',
  );
  expect(saidOf('build --port 3000')).toContain(
    '--port is an option of octavo dev and of octavo preview.',
  );
});

test.each([
  ['dev -port 3000', 'got -port', '--port'],
  ['preview --dryrun', 'got --dryrun', '--dry-run'],
  ['dev --no-opne', 'got --no-opne', '--open'],
])('%s is told as it was typed', (line, got, meant) => {
  expect(saidOf(line)).toContain(got);
  expect(saidOf(line)).toContain(`Did you mean ${meant}?`);
});
