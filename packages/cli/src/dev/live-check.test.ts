import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { CheckReport } from '../model/check-report';
import { CHECK_DEBOUNCE, createLiveCheck } from './live-check';

const clean: CheckReport = { errors: 0, warnings: 0, findings: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  const runs: { finish: (report: CheckReport | Error) => Promise<void>; stopped: boolean }[] = [];
  const onReport = vi.fn();
  const onFailure = vi.fn();
  const check = createLiveCheck({
    run() {
      let resolve: (report: CheckReport) => void;
      let reject: (error: Error) => void;
      const report = new Promise<CheckReport>((...settle) => ([resolve, reject] = settle));
      const run = {
        stopped: false,
        async finish(value: CheckReport | Error) {
          if (value instanceof Error) reject(value);
          else resolve(value);
          await vi.advanceTimersByTimeAsync(0);
        },
      };
      runs.push(run);
      return { report, stop: () => (run.stopped = true) };
    },
    onReport,
    onFailure,
  });
  return { check, runs, onReport, onFailure };
}

test('does not run before start is called', () => {
  const { check, runs } = setup();
  check.restart();
  vi.advanceTimersByTime(CHECK_DEBOUNCE * 10);
  expect(runs).toHaveLength(0);
});

test('runs after a pause without changes, and reports the result', async () => {
  const { check, runs, onReport } = setup();
  check.start();
  check.start();
  vi.advanceTimersByTime(CHECK_DEBOUNCE - 1);
  check.restart();
  vi.advanceTimersByTime(CHECK_DEBOUNCE - 1);
  expect(runs).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(runs).toHaveLength(1);
  await runs[0]!.finish(clean);
  expect(onReport).toHaveBeenCalledExactlyOnceWith(clean);
});

test('a change stops the current run, and its report is ignored', async () => {
  const { check, runs, onReport, onFailure } = setup();
  check.start();
  vi.advanceTimersByTime(CHECK_DEBOUNCE);
  check.restart();
  expect(runs[0]!.stopped).toBe(true);
  vi.advanceTimersByTime(CHECK_DEBOUNCE);
  await runs[0]!.finish(new Error('stopped'));
  expect(onReport).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
  await runs[1]!.finish(clean);
  expect(onReport).toHaveBeenCalledOnce();
});

test('reports a run that fails, and runs again after the next change', async () => {
  const { check, runs, onReport, onFailure } = setup();
  check.start();
  vi.advanceTimersByTime(CHECK_DEBOUNCE);
  await runs[0]!.finish(new Error('no report'));
  expect(onReport).not.toHaveBeenCalled();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('no report'));
  check.restart();
  vi.advanceTimersByTime(CHECK_DEBOUNCE);
  expect(runs).toHaveLength(2);
});

test('close stops the current run and prevents further ones', () => {
  const { check, runs } = setup();
  check.start();
  vi.advanceTimersByTime(CHECK_DEBOUNCE);
  check.close();
  check.restart();
  vi.advanceTimersByTime(CHECK_DEBOUNCE);
  expect(runs.map(({ stopped }) => stopped)).toEqual([true]);
});
