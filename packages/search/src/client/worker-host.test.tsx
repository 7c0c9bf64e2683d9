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

async function started() {
  const fake = fakeWorker();
  const host = createWorkerHost(fake.spawn);
  fake.worker.onmessage({ data: { kind: 'ready' } });
  return { ...fake, host: await host };
}

test('brings each answer to its question', async () => {
  const { worker, asked, host } = await started();
  const first = host.query('one', 7);
  const second = host.query('two', 7);
  const [one, two] = asked;
  worker.onmessage({ data: { id: two!.id, kind: 'done', answer: { results: [], total: 2 } } });
  worker.onmessage({ data: { id: one!.id, kind: 'done', answer: { results: [], total: 1 } } });
  expect([await first, await second].map(({ total }) => total)).toEqual([1, 2]);
});

test('rejects what the worker could not do', async () => {
  const { worker, asked, host } = await started();
  const loading = host.load('/x.json');
  worker.onmessage({ data: { id: asked[0]!.id, kind: 'failed', message: 'No index.' } });
  await expect(loading).rejects.toThrow('No index.');
});

test('rejects when the script of the worker cannot be had', async () => {
  const { worker, spawn } = fakeWorker();
  const host = createWorkerHost(spawn);
  worker.onerror({ preventDefault: () => {}, message: '' });
  await expect(host).rejects.toThrow();
  expect(worker.terminate).toHaveBeenCalled();
});

test('rejects when the worker keeps silent', async () => {
  const { spawn } = fakeWorker();
  const host = createWorkerHost(spawn);
  const failed = expect(host).rejects.toThrow('does not start');
  await vi.advanceTimersByTimeAsync(WORKER_START_TIMEOUT);
  await failed;
});
