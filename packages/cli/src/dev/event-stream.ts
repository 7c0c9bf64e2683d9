import type { IncomingMessage, ServerResponse } from 'node:http';

import type { DevEvent } from '../model/dev-event';

/** Server-sent events to every open page. */
export interface EventStream {
  connect: (request: IncomingMessage, response: ServerResponse) => void;
  send: (event: DevEvent) => void;
  /** Send an event that also holds for pages that connect later, until the next one of its kind. */
  keep: (event: DevEvent) => void;
  close: () => void;
}

export function createEventStream(): EventStream {
  const clients = new Set<ServerResponse>();
  const kept = new Map<DevEvent['type'], DevEvent>();
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
      for (const event of kept.values()) write(response, event);
      clients.add(response);
      request.on('close', () => clients.delete(response));
    },
    send,
    keep(event) {
      if (event.type === 'mended') kept.delete('problems');
      else kept.set(event.type, event);
      send(event);
    },
    close() {
      for (const client of clients) client.end();
    },
  };
}
