import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { connectWorker, WORKER_START_TIMEOUT } from './connect-worker';
import type { WorkerReply, WorkerRequest } from './protocol';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const query = (text: string) => ({ kind: 'query', query: text, limit: 7 }) as const;

function connect() {
  const requests: WorkerRequest[] = [];
  const terminate = vi.fn();
  const worker = Object.assign(new EventTarget(), {
    postMessage: (request: WorkerRequest) => requests.push(request),
    terminate,
  });
  let start = (): void => {};
  let failToStart = (_: Error): void => {};
  const started = new Promise<void>((resolve, reject) => {
    start = resolve;
    failToStart = reject;
  });
  const reply = (data: WorkerReply) => worker.dispatchEvent(new MessageEvent('message', { data }));
  const connection = connectWorker({ worker: worker as unknown as Worker, started });
  return { requests, terminate, reply, start, failToStart, connection };
}

test('sends requests before the worker has started', async () => {
  const { reply, start, requests, connection } = connect();
  const answer = connection.send(query('one'));
  expect(requests).toMatchObject([{ kind: 'query', query: 'one', limit: 7 }]);
  start();
  await connection.started;
  reply({ id: 1, kind: 'done', answer: { results: [], total: 1 } });
  expect((await answer)?.total).toBe(1);
});

test('matches replies to requests', async () => {
  const { reply, requests, connection } = connect();
  const first = connection.send(query('one'));
  const second = connection.send(query('two'));
  const [one, two] = requests;
  reply({ id: two!.id, kind: 'done', answer: { results: [], total: 2 } });
  reply({ id: one!.id, kind: 'done', answer: { results: [], total: 1 } });
  expect([await first, await second].map((answer) => answer?.total)).toEqual([1, 2]);
});

test('rejects if the worker reports an error', async () => {
  const { reply, requests, connection } = connect();
  const loading = connection.send({ kind: 'load', url: '/x.json' });
  reply({ id: requests[0]!.id, kind: 'failed', message: 'No index.' });
  await expect(loading).rejects.toThrow('No index.');
});

test('rejects if the script of the worker fails to load', async () => {
  const { failToStart, terminate, connection } = connect();
  const answer = expect(connection.send(query('one'))).rejects.toThrow('No script.');
  failToStart(new Error('No script.'));
  await expect(connection.started).rejects.toThrow('No script.');
  await answer;
  expect(terminate).toHaveBeenCalled();
});

test('rejects if the worker does not start in time', async () => {
  const { connection } = connect();
  const failed = expect(connection.started).rejects.toThrow('did not start');
  await vi.advanceTimersByTimeAsync(WORKER_START_TIMEOUT);
  await failed;
});

test('rejects pending requests when it is closed', async () => {
  const { terminate, connection } = connect();
  const answer = expect(connection.send(query('one'))).rejects.toThrow('closed');
  connection.close();
  await answer;
  expect(terminate).toHaveBeenCalled();
});

test('rejects its start and later requests when it is closed before it has started', async () => {
  const { requests, connection } = connect();
  connection.close();
  await expect(connection.started).rejects.toThrow('closed');
  await expect(connection.send(query('one'))).rejects.toThrow('closed');
  expect(requests).toEqual([]);
});
