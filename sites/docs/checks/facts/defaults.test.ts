import { expect, test } from 'vitest';

import { defaultProblem } from './defaults';

const resolved = {
  folder: '/work-folder',
  config: {
    root: '/work-folder',
    retry: 0,
    include: ['**/*.test.ts'],
    exclude: { patterns: ['**/dist/**', '**/dist/.rstest-temp'], override: false },
    env: {},
    pool: { type: 'forks' },
    testEnvironment: { name: 'node' },
    output: { distPath: { root: 'dist/.rstest-temp' } },
    expect: { poll: { interval: 50, timeout: 1000 } },
  },
};

test.each([
  ['retry', '0'],
  ['root', 'process.cwd()'],
  ['include', "['**/*.test.ts']"],
  ['exclude', "['**/dist/**']"],
  ['pool', "{ type: 'forks' }"],
  ['testEnvironment', "'node'"],
  ['output.distPath', "'dist/.rstest-temp'"],
  ['expect', '{ poll: { timeout: 1000 } }'],
  ['env', undefined],
  ['bail', undefined],
])('the default of %s may be shown as %s', (option, shown) => {
  expect(defaultProblem(option.split('.'), shown, resolved)).toBeUndefined();
});

test.each([
  ['retry', '1'],
  ['retry', "'0'"],
  ['root', "'/'"],
  ['include', "['**/*.test.ts', '**/*.spec.ts']"],
  ['include', '[]'],
  ['exclude', "['**/build/**']"],
  ['pool', "{ type: 'threads' }"],
  ['testEnvironment', "'jsdom'"],
  ['expect', '{ poll: { timeout: 10 } }'],
  ['retry', undefined],
])('another default of %s than %s is found', (option, shown) => {
  expect(defaultProblem(option.split('.'), shown, resolved)).toMatch(
    /^Expected .* as default, got /,
  );
});
