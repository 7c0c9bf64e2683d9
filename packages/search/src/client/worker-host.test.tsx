import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { WorkerRequest } from './protocol';
import { createWorkerHost, WORKER_START_TIMEOUT } from './worker-host';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fakeWorker() {
  const asked: WorkerRequest[] = [];
  const worker = {
    onmessage: (_: { data: unknown }) => {},
    onerror: (_: Partial<ErrorEvent>) => {},
    postMessage: (request: WorkerRequest) => asked.push(request),
    terminate: vi.fn(),
  };
  return { worker, asked, spawn: () => worker as unknown as Worker };
}

function started() {
  const fake = fakeWorker();
  return { ...fake, host: createWorkerHost(fake.spawn) };
}

test('is up when the worker says so, and can be asked before', async () => {
  const { worker, asked, host } = started();
  const answer = host.query('one', 7);
  expect(asked).toMatchObject([{ kind: 'query', query: 'one', limit: 7 }]);
  worker.onmessage({ data: { kind: 'ready' } });
  await host.started;
  worker.onmessage({ data: { id: 1, kind: 'done', answer: { results: [], total: 1 } } });
  expect((await answer).total).toBe(1);
});

test('brings each answer to its question', async () => {
  const { worker, asked, host } = started();
  const first = host.query('one', 7);
  const second = host.query('two', 7);
  const [one, two] = asked;
  worker.onmessage({ data: { id: two!.id, kind: 'done', answer: { results: [], total: 2 } } });
  worker.onmessage({ data: { id: one!.id, kind: 'done', answer: { results: [], total: 1 } } });
  expect([await first, await second].map(({ total }) => total)).toEqual([1, 2]);
});

test('rejects what the worker could not do', async () => {
  const { worker, asked, host } = started();
  const loading = host.load({ url: '/x.json' });
  worker.onmessage({ data: { id: asked[0]!.id, kind: 'failed', message: 'No index.' } });
  await expect(loading).rejects.toThrow('No index.');
});

test('rejects when the script of the worker cannot be had', async () => {
  const { worker, host } = started();
  const asked = expect(host.query('one', 7)).rejects.toThrow();
  worker.onerror({ preventDefault: () => {}, message: '' });
  await expect(host.started).rejects.toThrow();
  await asked;
  expect(worker.terminate).toHaveBeenCalled();
});

test('rejects when the worker keeps silent', async () => {
  const { host } = started();
  const failed = expect(host.started).rejects.toThrow('does not start');
  await vi.advanceTimersByTimeAsync(WORKER_START_TIMEOUT);
  await failed;
});
