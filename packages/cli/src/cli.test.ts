import { afterEach, expect, test, vi } from 'vitest';

import { createCli } from './cli';
import { parseCommand } from './commands/parse-arguments';
import { silentLogger } from './commands/testing/temporary-site';

afterEach(() => vi.restoreAllMocks());

/** Returns the name of the command that runs, and the first lines of the help. */
function parse(line: string): { command: string | undefined; help: string | undefined } {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const cli = createCli('/', silentLogger);
  parseCommand(cli, ['node', 'octavo', ...line.split(' ')]);
  const help = /\$ (.*)/.exec(String(info.mock.calls.at(-1)?.[0] ?? ''))?.[1];
  return { command: cli.matchedCommand?.name, help };
}

test('--help shows the help of a command, which does not run', () => {
  expect(parse('build --help')).toEqual({ command: undefined, help: 'octavo build' });
  expect(parse('--help')).toEqual({ command: undefined, help: 'octavo [command] [...args]' });
});

test('migrations and commands of plugins show their own help', () => {
  expect(parse('migrate --help')).toEqual({ command: 'migrate', help: undefined });
  expect(parse('lint -h')).toEqual({ command: '', help: undefined });
});
