import { openBuiltSite } from '../built-site/open-built-site';
import { openSiteSource } from '../built-site/site-source';
import { reserveStdout } from '../files/reserve-stdout';
import type { RunningServer } from '../http/listen';
import { MCP_PATH, serveHttp, serveStdio } from '../mcp/serve-mcp';
import type { Logger } from '../model/logger';
import { findBuiltSite } from './find-built-site';

export interface McpOptions {
  cwd: string;
  configFile?: string | undefined;
  /** Folder or URL of a built site. @default `outDir` of the configuration */
  site?: string | undefined;
  /** Port of the HTTP server. Without a port, the server uses standard input and output. */
  port?: number | undefined;
  logger: Logger;
}

/**
 * Starts a Model Context Protocol server for a built site. Standard output belongs to the protocol.
 *
 * @returns the HTTP server, or `undefined` if the server uses standard input and output
 * @throws {OctavoError} `BUILD_NOT_FOUND` if there is no build, or `PORT_IN_USE`
 */
export async function mcp({
  port,
  logger,
  ...options
}: McpOptions): Promise<RunningServer | undefined> {
  const output = port === undefined ? reserveStdout().stream : undefined;
  const source = await openSiteSource(await findBuiltSite({ ...options, logger }), options.cwd);
  const site = await openBuiltSite(source);
  if (output) {
    await serveStdio(site, output);
    return undefined;
  }
  const server = await serveHttp(site, port!);
  logger.success(`MCP server for ${source.name} ready at ${server.url}${MCP_PATH}`);
  return server;
}
