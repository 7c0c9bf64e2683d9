import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

import type { BuiltSite } from '../built-site/open-built-site';
import { listen, type RunningServer } from '../http/listen';
import { respondWithError, send } from '../http/respond';
import { createMcpServer } from './create-mcp-server';

/** Path of the HTTP endpoint. */
export const MCP_PATH = '/mcp';

/** Serves a site over the standard input of the process and an output stream, until the input ends. */
export async function serveStdio(site: BuiltSite, output: Writable): Promise<void> {
  await createMcpServer(site).connect(new StdioServerTransport(process.stdin, output));
}

/**
 * Serves a site over HTTP, on this computer only. `listen` rejects requests of other origins and hosts, so that pages in a
 * browser cannot read the site through DNS rebinding. There are no sessions: each request has a separate server.
 *
 * @throws {OctavoError} `PORT_IN_USE`
 */
export function serveHttp(site: BuiltSite, port: number): Promise<RunningServer> {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.split('?', 1)[0] !== MCP_PATH)
      return send(response, 404, 'text/plain', `The server is at ${MCP_PATH}.`);
    const server = createMcpServer(site);
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.on('close', () => void server.close());
    // The types of the SDK are not compatible with `exactOptionalPropertyTypes`.
    await server.connect(transport as Transport);
    await transport.handleRequest(request, response);
  };
  return listen({
    port,
    methods: ['GET', 'POST', 'DELETE'],
    handler: (request, response) => {
      handle(request, response).catch(respondWithError(response));
    },
  });
}
