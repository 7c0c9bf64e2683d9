import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { WorkerReply, WorkerRequest } from './protocol';
import { createWorkerHost, WORKER_START_TIMEOUT } from './worker-host';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started() {
  const asked: WorkerRequest[] = [];
  const terminate = vi.fn();
  const worker = Object.assign(new EventTarget(), {
    postMessage: (request: WorkerRequest) => asked.push(request),
    terminate,
  });
  let up = (): void => {};
  let down = (_: Error): void => {};
  const isUp = new Promise<void>((resolve, reject) => {
    up = resolve;
    down = reject;
  });
  const say = (data: WorkerReply) => worker.dispatchEvent(new MessageEvent('message', { data }));
  const host = createWorkerHost({ worker: worker as unknown as Worker, started: isUp });
  return { asked, terminate, say, up, down, host };
}

test('is up when the worker says so, and can be asked before', async () => {
  const { say, up, asked, host } = started();
  const answer = host.query('one', 7);
  expect(asked).toMatchObject([{ kind: 'query', query: 'one', limit: 7 }]);
  up();
  await host.started;
  say({ id: 1, kind: 'done', answer: { results: [], total: 1 } });
  expect((await answer).total).toBe(1);
});

test('brings each answer to its question', async () => {
  const { say, asked, host } = started();
  const first = host.query('one', 7);
  const second = host.query('two', 7);
  const [one, two] = asked;
  say({ id: two!.id, kind: 'done', answer: { results: [], total: 2 } });
  say({ id: one!.id, kind: 'done', answer: { results: [], total: 1 } });
  expect([await first, await second].map(({ total }) => total)).toEqual([1, 2]);
});

test('rejects what the worker could not do', async () => {
  const { say, asked, host } = started();
  const loading = host.load({ url: '/x.json' });
  say({ id: asked[0]!.id, kind: 'failed', message: 'No index.' });
  await expect(loading).rejects.toThrow('No index.');
});

test('rejects when the script of the worker cannot be had', async () => {
  const { down, terminate, host } = started();
  const asked = expect(host.query('one', 7)).rejects.toThrow('No script.');
  down(new Error('No script.'));
  await expect(host.started).rejects.toThrow('No script.');
  await asked;
  expect(terminate).toHaveBeenCalled();
});

test('rejects when the worker keeps silent', async () => {
  const { host } = started();
  const failed = expect(host.started).rejects.toThrow('does not start');
  await vi.advanceTimersByTimeAsync(WORKER_START_TIMEOUT);
  await failed;
});
