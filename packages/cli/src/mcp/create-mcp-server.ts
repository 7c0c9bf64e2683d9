import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';

import type { BuiltSite } from '../built-site/open-built-site';
import { getCliVersion } from '../files/cli-version';
import { OctavoError } from '../model/errors';
import { TOOLS } from './tools';

/** Creates a Model Context Protocol server for a site. A server has one connection. */
export function createMcpServer(site: BuiltSite): Server {
  const server = new Server(
    { name: 'octavo', title: site.title, version: getCliVersion() },
    {
      capabilities: { tools: {} },
      instructions: `Documentation of ${site.title}. Search with search_docs, then read the page or section with read_page.`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, input }) => ({
      name,
      title,
      description,
      inputSchema: z.toJSONSchema(input) as { type: 'object' },
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, site),
  );
  return server;
}

/** Runs a tool. Problems are results, so that the model can correct its request. */
async function callTool(name: string, input: unknown, site: BuiltSite): Promise<CallToolResult> {
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool "${name}".`);
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) return toError(`Invalid arguments.\n${z.prettifyError(parsed.error)}`);
  try {
    const { text, data } = await tool.run(parsed.data as never, site);
    return {
      content: [{ type: 'text', text }],
      ...(data === undefined ? {} : { structuredContent: data }),
    };
  } catch (error) {
    if (!(error instanceof OctavoError)) throw error;
    return toError([error.message, error.hint].filter(Boolean).join('\n'));
  }
}

function toError(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
