import { expect, test } from 'vitest';

import { flagProblems, readHelp, uniqueFlags } from './help';

const HELP = `rstest/0.12.0

Usage:
  $ rstest run [...filters]

Options:
  -c, --config <config>              Specify the configuration file
  --bail [number]                    Stop after n failures
  --isolate                          Run tests in an isolated environment
  --reporters, --reporter <name>     Specify the reporter(s)
  -n, --no-clobber                   Do not overwrite files
  --pool <type>                      Shorthand
  --pool.maxWorkers <value>          Number of workers
  -h, --help                         Display this message
`;
const flags = readHelp(HELP);

test('flags are read with all their names and what follows them', () => {
  expect(flags.slice(0, 4)).toEqual([
    { names: ['-c', '--config'], value: 'required' },
    { names: ['--bail'], value: 'optional' },
    { names: ['--isolate'], value: 'none' },
    { names: ['--reporters', '--reporter'], value: 'required' },
  ]);
  expect(flags).toHaveLength(8);
});

test('a flag that can be negated has both names', () => {
  const [update, only] = readHelp('  -u, --[no-]update  Update\n  --[no-]only=<name>  Only\n');
  expect(update).toEqual({ names: ['-u', '--update', '--no-update'], value: 'none' });
  expect(only).toEqual({ names: ['--only', '--no-only'], value: 'required' });
  for (const code of ['--update', '--no-update', '-u, --[no-]update'])
    expect(flagProblems(['update'], [code], [code], [update!])).toEqual([]);
});

test('a flag of several commands counts once', () => {
  expect(uniqueFlags([...flags, ...flags])).toEqual(flags);
});

test.each([
  ['a flag', ['bail'], ['--bail [number]']],
  ['a flag without its value', ['bail'], ['--bail']],
  ['a flag that turns something off', ['isolate'], ['--isolate', '--no-isolate']],
  ['one of two names', ['reporters'], ['--reporter <name>']],
  ['a flag whose name starts with no', ['x'], ['-n, --no-clobber']],
  ['a short name', ['config'], ['-c', '--config <config>']],
  ['a short name without an option', ['x'], ['-c']],
  ['a short name below its flag', ['CLI', '-c, --config'], ['-c']],
  ['a family', ['pool'], ['--pool', '--pool.*']],
  ['an option without a flag', ['env'], []],
  ['a heading that is a flag', ['CLI', '--bail'], []],
])('%s is accepted', (_, option, codes) => {
  expect(flagProblems(option, codes, codes, flags)).toEqual([]);
});

test.each([
  ['a flag that is not there', ['env'], ['--env'], '--help has no `--env`'],
  ['a value of another kind', ['bail'], ['--bail <n>'], '`--bail` has an optional value'],
  ['a flag under another name', ['bail'], ['--fail'], '--help lists `--bail` instead of `--fail`.'],
  ['a flag that is not named', ['pool'], ['--pool <type>'], 'does not mention `--pool.maxWorkers`'],
  ['a flag that is not stated', ['bail'], [], 'does not mention `--bail`'],
  [
    'a short name of another flag',
    ['bail'],
    ['-c', '--bail'],
    '`-c` is the short form of `--config`',
  ],
  ['a short name of another flag next to its name', ['x'], ['-c, --bail'], 'form of `--config`'],
  ['a short name below its flag', ['CLI', '-h/--bail'], ['-c'], 'form of `--config`'],
  ['a family that is not there', ['bail'], ['--bail', '--bail.*'], 'starts with `--bail.`'],
])('%s is found', (_, option, codes, problem) => {
  expect(flagProblems(option, codes, codes, flags).join()).toContain(problem);
});

test('a flag may be named anywhere on the page', () => {
  expect(flagProblems(['bail'], [], ['--bail'], flags)).toEqual([]);
});

test('a flag in kebab case sets an option in camel case', () => {
  const [flag] = readHelp('    --test-timeout <ms>  Timeout');
  expect(flagProblems(['testTimeout'], [], [], [flag!])).toEqual([
    'The page does not mention `--test-timeout`, which --help lists.',
  ]);
});
