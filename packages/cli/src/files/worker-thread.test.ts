import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createWorkerProcess, createWorkerThread } from './worker-thread';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-worker-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (code: string) => {
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, code);
  return pathToFileURL(file);
};

test('a process runs tasks at the same time, with the environment and cloned regular expressions', async () => {
  // Each task waits for the other one.
  const code = `let count = 0, start;
const started = new Promise((resolve) => (start = resolve));
export default async ({ pattern }) => {
  if (++count === 2) start();
  await started;
  return [process.pid, pattern.test('abc'), process.env.PATH];
};`;
  const worker = createWorkerProcess<{ pattern: RegExp }, [number, boolean, string]>(
    write(code),
    2,
  );
  try {
    const [one, two] = await Promise.all([
      worker.run({ pattern: /b/ }),
      worker.run({ pattern: /d/ }),
    ]);
    expect([one[1], two[1]]).toEqual([true, false]);
    expect(one[0]).toBe(two[0]);
    expect(one[2]).toBe(process.env.PATH);
    expect(one[0]).not.toBe(process.pid);
  } finally {
    await worker.close();
  }
});

test('a thread runs tasks one after the other, and rejects with their errors', async () => {
  const code = `let running = 0;
export default async (name) => {
  if (running++ > 0) throw new Error('another task is running');
  await new Promise((resolve) => setTimeout(resolve, 10));
  running--;
  if (name === 'bad') throw new Error('bad task');
  return name;
};`;
  const worker = createWorkerThread<string, string>(write(code));
  try {
    const [first, bad, last] = await Promise.allSettled(['a', 'bad', 'b'].map(worker.run));
    expect(first).toEqual({ status: 'fulfilled', value: 'a' });
    expect(bad).toMatchObject({ reason: { message: 'bad task' } });
    expect(last).toEqual({ status: 'fulfilled', value: 'b' });
  } finally {
    await worker.close();
  }
});
