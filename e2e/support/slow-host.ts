import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PIECES = 20;
const PAUSE_MS = 40;
/** This button is at the end of its line, so its label extends it towards the start. */
const BEFORE_LABEL = /class="oct-copy-page".*?<\/svg>/s;

/**
 * Proxies another host and sends documents in chunks with pauses, as over a slow connection. Every
 * chunk starts with a tag, because half a line of centered text moves when the other half arrives.
 * One chunk starts with the label of a button, after its icon.
 */
export async function serveSlowly(origin: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async ({ url }, response) => {
    const { status, headers, body } = await takeWhole(origin + url);
    const type = headers.get('content-type') ?? '';
    response.writeHead(status, { 'content-type': type });
    for (const piece of type.startsWith('text/html') ? atLabel(body).flatMap(cut) : [body]) {
      response.write(piece);
      await wait(PAUSE_MS);
    }
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function atLabel(body: Buffer): Buffer[] {
  const text = body.toString('latin1');
  const label = BEFORE_LABEL.exec(text);
  const end = label ? label.index + label[0].length : 0;
  return [body.subarray(0, end), body.subarray(end)];
}

function cut(body: Buffer): Buffer[] {
  const step = Math.ceil(body.length / PIECES);
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const tag = body.indexOf('<', at + step);
    const end = tag < 0 ? body.length : tag;
    pieces.push(body.subarray(at, end));
    at = end;
  }
  return pieces;
}

async function takeWhole(address: string) {
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
}
