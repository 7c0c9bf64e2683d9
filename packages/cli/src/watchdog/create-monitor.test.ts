import { expect, test } from 'vitest';

import { openActivityBoard } from './activity-board';
import { createMonitor } from './create-monitor';

function setUp() {
  const board = openActivityBoard();
  board.timeout = 60_000;
  const check = createMonitor(board);
  const start = (label: string, hasTimeout = true) => {
    const end = board.start(label, hasTimeout);
    const { startedAt } = board.list().find((activity) => activity.label === label)!;
    const at = (seconds: number) => check(startedAt + seconds * 1000);
    let last = 0;
    /** Checks the board every second until the given time, and returns the result of the last check. */
    const after = (seconds: number) => {
      while (last + 1 < seconds) at(++last);
      last = seconds;
      return at(seconds);
    };
    return { end, at, after };
  };
  return { board, start };
}

test('an activity is printed after 10 seconds and every 30 seconds from then on', () => {
  const { after } = setUp().start('rendering a.mdx', false);
  const printed = [9, 10, 11, 39, 40, 69, 70, 100].filter(
    (seconds) => after(seconds).messages.length > 0,
  );
  expect(printed).toEqual([10, 40, 70, 100]);
  expect(after(130).messages).toEqual(['! Still rendering a.mdx after 130 s.']);
});

test('an activity that exceeds the timeout is stuck', () => {
  const { after } = setUp().start('rendering a.mdx');
  expect(after(59.9).isStuck).toBe(false);
  expect(after(60)).toMatchObject({
    isStuck: true,
    messages: [expect.stringContaining('Timed out after 60 s while rendering a.mdx.')],
  });
});

test('an activity without a timeout is never stuck', () => {
  expect(setUp().start('bundling', false).after(10_000).isStuck).toBe(false);
});

test('an activity that has ended is not printed', () => {
  const { end, after } = setUp().start('rendering a.mdx');
  end();
  expect(after(100)).toEqual({ messages: [], isStuck: false });
});

test('the next activity of a slot starts again', () => {
  const { board, start } = setUp();
  const first = start('rendering a.mdx');
  first.after(10);
  first.end();
  const second = start('rendering b.mdx');
  expect(second.after(10).messages).toEqual(['! Still rendering b.mdx after 10 s.']);
  expect(board.list()).toHaveLength(1);
});

test('a board holds activities of several threads, and cuts long labels', () => {
  const board = openActivityBoard();
  const other = openActivityBoard(board.memory);
  board.start('x'.repeat(2000), true);
  const end = other.start('编译 é', false);
  expect(board.list().map(({ label }) => label)).toEqual(['x'.repeat(488), '编译 é']);
  end();
  expect(board.list()).toHaveLength(1);
});

test('more activities than slots are not watched', () => {
  const board = openActivityBoard();
  const ends = Array.from({ length: 70 }, (_, index) => board.start(`${index}`, true));
  expect(board.list()).toHaveLength(64);
  for (const end of ends) end();
  expect(board.list()).toEqual([]);
});

test('the time during which the process was suspended does not count', () => {
  const { board, start } = setUp();
  const first = start('rendering a.mdx');
  first.after(9);
  expect(first.at(3600)).toEqual({ messages: [], isStuck: false });
  expect(first.at(3601).messages).toEqual(['! Still rendering a.mdx after 10 s.']);
  for (let seconds = 3602; seconds <= 3650; seconds++)
    expect(first.at(seconds).isStuck).toBe(false);
  expect(first.at(3651).isStuck).toBe(true);
  first.end();
  expect(board.list()).toEqual([]);
});
