import type { IncomingMessage, ServerResponse } from 'node:http';

import type { DevEvent } from '../model/dev-event';

/** Server-sent events for all connected pages. */
export interface EventStream {
  /** Connects a client and replays the retained events. */
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
  const send = (event: DevEvent) => {
    for (const client of clients) write(client, event);
  };
  return {
    connect(request, response) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-cache',
        Connection: 'keep-alive',
      });
      response.write(': connected\n\n');
      for (const event of retained.values()) write(response, event);
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
