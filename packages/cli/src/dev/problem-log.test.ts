import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  createProblemLog,
  type ProblemLog,
  type ProblemMessage,
  SETTLE_DELAY,
} from './problem-log';

const printed: string[] = [];
let log: ProblemLog;
beforeEach(() => {
  vi.useFakeTimers();
  printed.length = 0;
  log = createProblemLog({
    error: (text) => printed.push(`error: ${text}`),
    warn: (text) => printed.push(`warn: ${text}`),
    success: (text) => printed.push(`success: ${text}`),
  });
});

afterEach(() => vi.useRealTimers());

/** Lets the log print what is fixed. */
const settle = () => vi.advanceTimersByTime(SETTLE_DELAY);
const error = (text: string): ProblemMessage => ({ text, summary: `${text}!`, severity: 'error' });
const warning = (text: string): ProblemMessage => ({ text, summary: `${text}!`, severity: 'warn' });

test('prints each problem once, with its severity', () => {
  log.set('a', [error('1'), warning('2')]);
  log.set('a', [error('1'), warning('2')]);
  log.set('b', [error('1')]);
  expect(printed).toEqual(['error: 1', 'warn: 2']);
});

test('prints one line when the last problem is fixed', () => {
  log.set('a', []);
  expect(printed).toEqual([]);
  log.set('a', [error('1')]);
  settle();
  log.set('a', []);
  log.set('a', []);
  expect(printed).toEqual(['error: 1']);
  settle();
  expect(printed).toEqual(['error: 1', 'success: All reported problems are fixed.']);
});

test('lists the problems that are left', () => {
  log.set('a', [error('1'), error('2')]);
  log.set('b', [error('3'), error('4')]);
  settle();
  log.set('a', []);
  settle();
  log.set('b', [error('4')]);
  settle();
  expect(printed.slice(4)).toEqual([
    'success: Fixed 2 problems. 2 left:\n  3!\n  4!',
    'success: Fixed 1 problem. 1 left:\n  4!',
  ]);
});

test('counts the problems that are left if there are many', () => {
  log.set('a', [error('1')]);
  log.set('b', ['2', '3', '4', '5', '6', '7'].map(error));
  settle();
  log.set('a', []);
  settle();
  expect(printed.at(-1)).toBe('success: Fixed 1 problem. 6 left.');
});

test('a problem of two sources is fixed when both are', () => {
  log.set('page', [error('1')]);
  log.set('bundle', [error('1')], true);
  settle();
  log.set('page', []);
  settle();
  expect(printed).toEqual(['error: 1']);
  log.set('bundle', [], true);
  settle();
  expect(printed.at(-1)).toBe('success: All reported problems are fixed.');
});

test('a problem that changes is not fixed', () => {
  log.set('a', [error('a.md:1 Broken')]);
  settle();
  log.set('a', [error('a.md:2 Broken')]);
  settle();
  expect(printed).toEqual(['error: a.md:1 Broken', 'error: a.md:2 Broken']);
});

test('a change that fixes a problem and causes another one is not a fix', () => {
  log.set('a', [error('1')]);
  settle();
  log.set('a', []);
  log.set('b', [error('2')]);
  settle();
  expect(printed).toEqual(['error: 1', 'error: 2']);
  log.set('b', []);
  log.forget((source) => source === 'a');
  settle();
  expect(printed.at(-1)).toBe('success: All reported problems are fixed.');
});

test('prints that the errors are fixed if warnings are left', () => {
  log.set('a', [error('1'), error('2')]);
  log.set('b', [warning('3')]);
  settle();
  log.set('a', [error('2')]);
  settle();
  log.set('a', []);
  log.set('b', [warning('3'), warning('4')]);
  settle();
  log.set('b', [warning('4')]);
  settle();
  log.set('b', []);
  settle();
  expect(printed.slice(3)).toEqual([
    'success: Fixed 1 problem. 2 left:\n  2!\n  3!',
    'warn: 4',
    'success: All reported errors are fixed. 2 warnings left:\n  3!\n  4!',
    'success: Fixed 1 problem. 1 left:\n  4!',
    'success: All reported problems are fixed.',
  ]);
});

test('a warning that replaces another one is not a fix', () => {
  log.set('a', [warning('1')]);
  settle();
  log.set('a', [warning('2')]);
  settle();
  expect(printed).toEqual(['warn: 1', 'warn: 2']);
});

test('a problem that is fixed before the terminal is quiet is fixed, too', () => {
  log.set('a', [error('1')]);
  log.set('a', []);
  settle();
  expect(printed).toEqual(['error: 1', 'success: All reported problems are fixed.']);
});

test('prints repeated problems of a source again', () => {
  log.set('bundle', [error('1')], true);
  log.set('bundle', [error('1')], true);
  expect(printed).toEqual(['error: 1', 'error: 1']);
});

test('forgotten problems are printed again, and are not fixed', () => {
  log.set('page:/a', [error('1')]);
  log.set('bundle', [error('2')]);
  settle();
  log.forget((source) => source.startsWith('page:'));
  settle();
  expect(printed).toHaveLength(2);
  log.set('page:/a', [error('1')]);
  settle();
  log.set('page:/a', []);
  settle();
  expect(printed.slice(2)).toEqual(['error: 1', 'success: Fixed 1 problem. 1 left:\n  2!']);
});
