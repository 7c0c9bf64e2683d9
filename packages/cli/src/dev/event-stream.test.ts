import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { DevEvent } from '../model/dev-event';
import { createEventStream, type EventStream } from './event-stream';

let events: EventStream;
let server: Server;

beforeEach(async () => {
  events = createEventStream();
  server = createServer((request, response) => events.connect(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});
afterEach(() => {
  events.close();
  server.close();
});

/** Connects with a query string, closes the stream, and returns the received events. */
async function receive(query: string): Promise<DevEvent[]> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/events${query}`);
  events.close();
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => JSON.parse(line.slice('data: '.length)) as DevEvent);
}

const update: DevEvent = { type: 'update' };
const bundle: DevEvent = { type: 'bundle', hash: 'abc' };

test('only updates increase the revision', () => {
  expect(events.revision).toBe(0);
  events.send(update);
  events.sendRetained(bundle);
  events.send({ type: 'reload' });
  expect(events.revision).toBe(1);
});

test('a document from before an update receives it when it connects', async () => {
  events.sendRetained(bundle);
  events.send(update);
  expect(await receive('?revision=0')).toEqual([bundle, update]);
});

test.each(['?revision=2', '?revision=7', '?revision=x', ''])(
  'a document without missed updates receives none: "%s"',
  async (query) => {
    events.send(update);
    events.send(update);
    expect(await receive(query)).toEqual([]);
  },
);
