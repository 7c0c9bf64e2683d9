import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CHUNKS = 20;
const PAUSE_MS = 40;
/** The button is at the end of its line, so that its label extends it towards the start. */
const BEFORE_LABEL = /class="oct-copy-page".*?<\/svg>/s;

/**
 * Proxies another host and sends documents in chunks with pauses, as over a slow connection. Every
 * chunk starts with a tag, because half a line of centered text moves when the other half arrives.
 * One chunk starts with the label of a button, after its icon.
 */
export async function serveSlowly(origin: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async ({ url }, response) => {
    const { status, headers, body } = await fetchResponse(origin + url);
    const type = headers.get('content-type') ?? '';
    response.writeHead(status, { 'content-type': type });
    const isDocument = type.startsWith('text/html');
    for (const chunk of isDocument ? splitAtLabel(body).flatMap(splitAtTags) : [body]) {
      response.write(chunk);
      await wait(PAUSE_MS);
    }
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function splitAtLabel(body: Buffer): Buffer[] {
  const text = body.toString('latin1');
  const label = BEFORE_LABEL.exec(text);
  const end = label ? label.index + label[0].length : 0;
  return [body.subarray(0, end), body.subarray(end)];
}

function splitAtTags(body: Buffer): Buffer[] {
  const step = Math.ceil(body.length / CHUNKS);
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const tag = body.indexOf('<', at + step);
    const end = tag < 0 ? body.length : tag;
    chunks.push(body.subarray(at, end));
    at = end;
  }
  return chunks;
}

async function fetchResponse(url: string) {
  const response = await fetch(url);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}
