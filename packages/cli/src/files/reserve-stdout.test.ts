import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { expect, onTestFinished, test, vi } from 'vitest';

import { reserveStdout } from './reserve-stdout';

/** Records the text that is written to a stream. */
function record(stream: NodeJS.WriteStream): () => string {
  const texts: string[] = [];
  const spy = vi.spyOn(stream, 'write').mockImplementation((...args: unknown[]) => {
    texts.push(String(args[0]));
    const done = args.at(-1);
    if (typeof done === 'function') done();
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return () => texts.join('');
}

test('sends messages to standard error, also those of worker threads, until the reservation ends', async () => {
  const out = record(process.stdout);
  const errors = record(process.stderr);
  const { stream, release } = reserveStdout();
  process.stdout.write('message\n');
  await once(new Worker('console.log("worker");', { eval: true }), 'exit');
  stream.write('report\n');
  release();
  process.stdout.write('end\n');
  expect(out()).toBe('report\nend\n');
  expect(errors()).toBe('message\nworker\n');
});
