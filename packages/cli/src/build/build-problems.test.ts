import { expect, test } from 'vitest';

import { OctavoError } from '../model/errors';
import { createBuildProblems } from './build-problems';

const errorOf = (problems: ReturnType<typeof createBuildProblems>) => {
  try {
    problems.throwIfAny();
  } catch (error) {
    return error as OctavoError;
  }
  return undefined;
};

test('throws nothing without problems', () => {
  const problems = createBuildProblems();
  problems.add('PAGES_INVALID', []);
  expect(problems.isEmpty()).toBe(true);
  expect(errorOf(problems)).toBeUndefined();
});

test('throws the error of the only step that fails', async () => {
  const problems = createBuildProblems();
  problems.add('PAGES_INVALID', [{ message: 'a' }], 'Failed to compile some pages.');
  expect(errorOf(problems)).toMatchObject({
    code: 'PAGES_INVALID',
    message: 'Failed to compile some pages.',
    problems: [{ message: 'a' }],
  });
});

test('throws the problems of all steps together, with errors that have no problems', async () => {
  const problems = createBuildProblems();
  problems.add('AUDIT_FAILED', [{ message: 'a', file: '/a', line: 1 }]);
  const result = await problems.attempt(() => {
    throw new OctavoError('PLUGIN_FAILED', 'b', { hint: 'Fix it.' });
  });
  expect(result).toBeUndefined();
  expect(errorOf(problems)).toMatchObject({
    code: 'AUDIT_FAILED',
    message: 'Build failed with 2 errors.',
    problems: [{ message: 'a' }, { message: 'b', hint: 'Fix it.' }],
  });
});

test('finds problems in the same line', () => {
  const problems = createBuildProblems();
  problems.add('AUDIT_FAILED', [{ message: 'Not found.', file: '/a', line: 3, column: 1 }]);
  expect(problems.hasSameLine({ message: 'b', file: '/a', line: 3, column: 8 })).toBe(true);
  expect(problems.hasSameLine({ message: 'b', file: '/a', line: 4 })).toBe(false);
  expect(problems.hasSameLine({ message: 'b', file: '/b', line: 3 })).toBe(false);
  expect(problems.hasSameLine({ message: 'b', file: '/a' })).toBe(false);
});

test('passes on the result of a step, and errors that are bugs', async () => {
  const problems = createBuildProblems();
  expect(await problems.attempt(() => 5)).toBe(5);
  await expect(problems.attempt(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
