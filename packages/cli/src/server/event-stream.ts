import type { IncomingMessage, ServerResponse } from 'node:http';

import type { DevEvent } from '../app/dev-event';

/** Server-sent events to every open page. */
export interface EventStream {
  connect: (request: IncomingMessage, response: ServerResponse) => void;
  send: (event: DevEvent) => void;
  close: () => void;
}

export function createEventStream(): EventStream {
  const clients = new Set<ServerResponse>();
  return {
    connect(request, response) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-cache',
        Connection: 'keep-alive',
      });
      response.write(': connected\n\n');
      clients.add(response);
      request.on('close', () => clients.delete(response));
    },
    send(event) {
      for (const client of clients) client.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    close() {
      for (const client of clients) client.end();
    },
  };
}
