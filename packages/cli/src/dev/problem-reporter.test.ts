import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Problem } from '../model/errors';
import type { EventStream } from './event-stream';
import { createProblemLog, SETTLE_DELAY } from './problem-log';
import { createProblemReporter } from './problem-reporter';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTime(SETTLE_DELAY);
const problem = (message: string): Problem => ({ file: '/site/a.md', line: 1, message });

function setUp() {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const log = createProblemLog({ error: print, warn: print, success: print });
  const events = { sendRetained: () => {} } as unknown as EventStream;
  return { reporter: createProblemReporter(events, log, '/site'), printed };
}

test('prints the problems of a page when they change', () => {
  const { reporter, printed } = setUp();
  reporter.setPage('/a', [problem('Broken.')]);
  reporter.setPage('/a', [problem('Broken.')]);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('a.md:1');
  reporter.setPage('/a', [problem('Still broken.')]);
  expect(printed).toHaveLength(2);
  settle();
  reporter.setPage('/a', []);
  settle();
  expect(printed.at(-1)).toBe('All reported problems are fixed.');
  reporter.setPage('/a', [problem('Still broken.')]);
  expect(printed).toHaveLength(4);
});

test('prints a problem of several pages or of the bundle once', () => {
  const { reporter, printed } = setUp();
  reporter.setPage('/a', [problem('Invalid file.')]);
  reporter.setPage('/b', [problem('Invalid file.')]);
  reporter.set('bundle', [problem('Invalid file.')]);
  expect(printed).toHaveLength(1);
});

test('prints the problems of the bundle after each run', () => {
  const { reporter, printed } = setUp();
  reporter.set('bundle', [problem('Broken.')]);
  reporter.set('bundle', [problem('Broken.')]);
  expect(printed).toHaveLength(2);
});

test('prints the same problem of the configuration once', () => {
  const { reporter, printed } = setUp();
  reporter.set('configuration', [problem('Unknown key.')]);
  reporter.set('configuration', [problem('Unknown key.')]);
  expect(printed).toHaveLength(1);
  reporter.set('configuration', []);
  reporter.set('configuration', [problem('Unknown key.')]);
  expect(printed).toHaveLength(2);
});

test('errors of pages that will be rendered again are not fixed', () => {
  const { reporter, printed } = setUp();
  reporter.set('bundle', [problem('Invalid file.')]);
  reporter.setRuntimeError('/a', problem('TypeError'));
  settle();
  reporter.forgetRuntimeErrors();
  reporter.set('bundle', []);
  settle();
  expect(printed).toHaveLength(3);
  expect(printed.at(-1)).toBe('All reported problems are fixed.');
});

test('an error that a page has thrown is printed once, and is fixed when the page renders again', () => {
  const { reporter, printed } = setUp();
  reporter.setRuntimeError('/a', problem('TypeError'));
  reporter.setRuntimeError('/a', problem('TypeError'));
  settle();
  expect(printed).toHaveLength(1);
  reporter.setRuntimeError('/b', undefined);
  settle();
  expect(printed).toHaveLength(1);
  reporter.setRuntimeError('/a', undefined);
  settle();
  expect(printed.at(-1)).toBe('All reported problems are fixed.');
});
