import { expect, test } from 'vitest';

import { compareDefault, findDefault } from './defaults';

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
])('the default of %s can be shown as %s', (option, shown) => {
  expect(compareDefault(shown, findDefault(defaults, option.split('.')))).toBeUndefined();
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
  expect(compareDefault(shown, findDefault(defaults, option.split('.')))).toMatch(
    /^The default is .*, not /,
  );
});

test('a title of several words is no key, and unknown options have no default', () => {
  expect(findDefault(defaults, ['Test options', 'retry'])).toBe(0);
  expect(findDefault(defaults, ['pool', 'type'])).toBe('forks');
  expect(findDefault(defaults, ['pool', 'retry'])).toBeUndefined();
  expect(findDefault(defaults, ['build', 'retry'])).toBeUndefined();
  expect(findDefault(defaults, ['bail'])).toBeUndefined();
  expect(findDefault(defaults, ['toString'])).toBeUndefined();
  expect(findDefault(defaults, ['Test options'])).toBeUndefined();
  expect(findDefault(defaults, [])).toBeUndefined();
});
