import { expect, test } from 'vitest';

import { compareDefault } from './defaults';

const defaults = {
  root: 'process.cwd()',
  retry: 0,
  include: ['**/*.test.ts'],
  env: {},
  pool: { type: 'forks' },
  expect: { poll: { interval: 50, timeout: 1000 } },
  name: null,
};

test.each([
  ['retry', '0'],
  ['root', 'process.cwd()'],
  ['include', "['**/*.test.ts']"],
  ['pool', "{ type: 'forks' }"],
  ['pool.type', '"forks"'],
  ['expect', '{ poll: { timeout: 1000 } }'],
  ['env', undefined],
  ['name', undefined],
  ['bail', undefined],
  ['bail', '1'],
  ['toString', '1'],
])('the default of %s can be shown as %s', (option, shown) => {
  expect(compareDefault(option.split('.'), shown, defaults)).toBeUndefined();
});

test.each([
  ['retry', '1'],
  ['retry', "'0'"],
  ['root', "'/'"],
  ['root', 'process.exit()'],
  ['include', "['**/*.test.ts', '**/*.spec.ts']"],
  ['include', '[]'],
  ['pool', "{ type: 'threads' }"],
  ['expect', '{ poll: { timeout: 10 } }'],
  ['retry', 'while (true);'],
  ['retry', '(() => { while (true); })()'],
  ['retry', undefined],
])('another default of %s than %s is reported', (option, shown) => {
  expect(compareDefault(option.split('.'), shown, defaults)).toMatch(/^The default is .*, not /);
});
