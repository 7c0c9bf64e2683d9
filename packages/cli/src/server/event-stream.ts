import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Problem } from '../errors';

/** What the development server tells the browser. */
export type DevEvent =
  /** Something a page shows has changed; the page asks for its data again. */
  | { type: 'update' }
  /** The bundle was rebuilt; `hash` names it. */
  | { type: 'bundle'; hash: string }
  | { type: 'problems'; problems: Problem[] }
  /** Nothing is wrong any more. */
  | { type: 'mended' }
  | { type: 'reload' };

/** Path of the stream below the base. */
export const EVENTS_PATH = '__octavo/events';

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
