import { cac } from 'cac';
import { expect, test } from 'vitest';

import { parseArguments } from './parse-arguments';

function parse(...args: string[]) {
  const cli = cac('octavo');
  cli.option('--config <file>', '');
  cli
    .command('init [...folders]')
    .option('-t, --title <title>', '')
    .option('--tag <...tags>', '')
    .option('--yes', '');
  const argv = ['node', 'octavo', 'init', ...args];
  parseArguments(cli, argv);
  expect(cli.rawArgs).toEqual(argv);
  return { args: cli.args, options: cli.options };
}

test.each([
  [['--title', '1.10'], { title: '1.10' }],
  [['--title=0012'], { title: '0012' }],
  [['-t', '1e3'], { title: '1e3' }],
  [['--title', ''], { title: '' }],
  [['--title='], { title: '' }],
  [['--title', 'a=1'], { title: 'a=1' }],
  [['--title'], { title: true }],
  [['--yes'], { yes: true }],
  [['--config', 'a', '--config', '2'], { config: '2' }],
  [['--tag', '1', '--tag', 'b'], { tag: ['1', 'b'] }],
])('the options of %j are %j', (args, options) => {
  expect(parse(...args).options).toMatchObject(options);
});

test('arguments are strings, also after an option without a value', () => {
  expect(parse('1.0', '--yes', '2.0', '--', '-x', '3').args).toEqual(['1.0', '2.0']);
  expect(parse('--', '-x', '3').options['--']).toEqual(['-x', '3']);
});
