import type { IncomingMessage, ServerResponse } from 'node:http';

import type { DevEvent } from '../model/dev-event';

/** Server-sent events for all connected pages. */
export interface EventStream {
  /** Number of updates sent since the server started. Documents contain it, so that none is missed before they connect. */
  readonly revision: number;
  /** Whether a document is connected. */
  readonly isConnected: boolean;
  /**
   * Connects a client and replays the retained events. If the URL has a `revision` and pages have been updated since then,
   * the client also receives an `update` event.
   */
  connect: (request: IncomingMessage, response: ServerResponse) => void;
  /** Sends an event to all connected clients. */
  send: (event: DevEvent) => void;
  /** Sends an event and retains it for clients that connect later. A newer event of the same type replaces it. */
  sendRetained: (event: DevEvent) => void;
  close: () => void;
}

export function createEventStream(): EventStream {
  const clients = new Set<ServerResponse>();
  const retained = new Map<DevEvent['type'], DevEvent>();
  const write = (client: ServerResponse, event: DevEvent) =>
    client.write(`data: ${JSON.stringify(event)}\n\n`);
  let revision = 0;
  const send = (event: DevEvent) => {
    if (event.type === 'update') revision++;
    for (const client of clients) write(client, event);
  };
  return {
    get revision() {
      return revision;
    },
    get isConnected() {
      return clients.size > 0;
    },
    connect(request, response) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-cache',
        Connection: 'keep-alive',
      });
      response.write(': connected\n\n');
      for (const event of retained.values()) write(response, event);
      if (getRevision(request.url) < revision) write(response, { type: 'update' });
      clients.add(response);
      request.on('close', () => clients.delete(response));
    },
    send,
    sendRetained(event) {
      if (event.type === 'resolved') retained.delete('problems');
      else retained.set(event.type, event);
      send(event);
    },
    close() {
      for (const client of clients) client.end();
    },
  };
}

/** Returns the revision in a URL, or `Infinity` if there is none. */
function getRevision(url = ''): number {
  return Number(/[?&]revision=(\d+)/.exec(url)?.[1] ?? Infinity);
}
