import type * as childProcess from 'node:child_process';

import { expect, test, vi } from 'vitest';

import { createCheckRunner } from './check-runner';

let code = '';

// The command is part of the built package.
vi.mock('node:child_process', async (importOriginal) => {
  const original = await importOriginal<typeof childProcess>();
  return {
    ...original,
    spawn: (command: string, _: string[], options: childProcess.SpawnOptions) =>
      original.spawn(command, ['-e', code], options),
  };
});

const run = () => createCheckRunner({ cwd: process.cwd() })().report;

test('returns the report', async () => {
  code = `console.log('{"findings":[]}'); console.error('message')`;
  expect(await run()).toEqual({ findings: [] });
});

test('an output that is no report is part of the error, with the messages', async () => {
  code = `console.log('text {"findings":[]}'); console.error('message')`;
  await expect(run()).rejects.toThrow('message\ntext {"findings":[]}');
});
