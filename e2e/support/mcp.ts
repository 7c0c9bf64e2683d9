import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

import { octavo } from './sites';

/** Starts `octavo mcp` as an assistant does. */
export async function startMcp(cwd: string, args: string[] = []) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [octavo, 'mcp', ...args],
    cwd,
    stderr: 'ignore',
  });
  await client.connect(transport);
  return {
    close: () => client.close(),
    async call(name: string, input: Record<string, unknown> = {}): Promise<string> {
      const { content } = await client.callTool({ name, arguments: input });
      return (content as [{ text: string }])[0].text;
    },
  };
}
