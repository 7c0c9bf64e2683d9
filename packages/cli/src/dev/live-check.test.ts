import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { CheckReport } from '../model/check-report';
import { createLiveCheck, IDLE_TIME } from './live-check';

const clean: CheckReport = { errors: 0, warnings: 0, findings: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const runs: { end: (report: CheckReport | undefined) => Promise<void>; stopped: boolean }[] = [];
  const onReport = vi.fn();
  const check = createLiveCheck({
    run() {
      let done: (report: CheckReport | undefined) => void;
      const report = new Promise<CheckReport | undefined>((resolve) => (done = resolve));
      const run = {
        stopped: false,
        async end(value: CheckReport | undefined) {
          done(value);
          await vi.advanceTimersByTimeAsync(0);
        },
      };
      runs.push(run);
      return { report, stop: () => (run.stopped = true) };
    },
    onReport,
  });
  return { check, runs, onReport };
}

test('nothing runs before somebody asks', () => {
  const { check, runs } = setUp();
  check.changed();
  vi.advanceTimersByTime(IDLE_TIME * 10);
  expect(runs).toHaveLength(0);
});

test('a run begins once nothing has changed for a while, and reports', async () => {
  const { check, runs, onReport } = setUp();
  check.start();
  check.start();
  vi.advanceTimersByTime(IDLE_TIME - 1);
  check.changed();
  vi.advanceTimersByTime(IDLE_TIME - 1);
  expect(runs).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(runs).toHaveLength(1);
  await runs[0]!.end(clean);
  expect(onReport).toHaveBeenCalledExactlyOnceWith(clean);
});

test('a change stops a run, and what that still says is not believed', async () => {
  const { check, runs, onReport } = setUp();
  check.start();
  vi.advanceTimersByTime(IDLE_TIME);
  check.changed();
  expect(runs[0]!.stopped).toBe(true);
  vi.advanceTimersByTime(IDLE_TIME);
  await runs[0]!.end(clean);
  expect(onReport).not.toHaveBeenCalled();
  await runs[1]!.end(clean);
  expect(onReport).toHaveBeenCalledOnce();
});

test('a run without a report says nothing, and the next change begins another', async () => {
  const { check, runs, onReport } = setUp();
  check.start();
  vi.advanceTimersByTime(IDLE_TIME);
  await runs[0]!.end(undefined);
  expect(onReport).not.toHaveBeenCalled();
  check.changed();
  vi.advanceTimersByTime(IDLE_TIME);
  expect(runs).toHaveLength(2);
});

test('closing ends it all', () => {
  const { check, runs } = setUp();
  check.start();
  vi.advanceTimersByTime(IDLE_TIME);
  check.close();
  check.changed();
  vi.advanceTimersByTime(IDLE_TIME);
  expect(runs.map(({ stopped }) => stopped)).toEqual([true]);
});
