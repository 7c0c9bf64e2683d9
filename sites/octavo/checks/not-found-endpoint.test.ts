import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import ts from 'typescript';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readSamples } from './read-samples';

const samples = readSamples(join(import.meta.dirname, '../content'));

let folder: string;
let server: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-endpoint-'));
});
afterEach(() => {
  server?.kill();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a sample of a guide page as JavaScript, and returns its path. */
function writeSample(page: string, title: string): string {
  const { code } = samples.find((sample) => sample.page === page && sample.title === title)!;
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const file = join(folder, title.replace(/\.ts$/, '.mjs'));
  writeFileSync(file, outputText);
  return file;
}

function findFreePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

test('the hook and the endpoint of the guide store queries without results', async () => {
  const page = 'en/guide/search.mdx';
  const port = await findFreePort();
  server = spawn(process.execPath, [writeSample(page, 'server.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(url).then(({ status }) => status, String)).toBe(404);

  const sent: Promise<Response>[] = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: string) => {
      sent.push(fetch(url + path, { method: 'POST', body }));
      return true;
    },
  });
  const hooks = await import(writeSample(page, 'search-hooks.ts'));
  hooks.onNotFound('快照 "x"\n');
  expect((await sent[0]!).status).toBe(204);
  const post = (body: string) => fetch(`${url}/not-found`, { method: 'POST', body });
  expect((await post('x'.repeat(1_000_000)).catch(() => ({ status: 413 }))).status).toBe(413);
  expect((await fetch(`${url}/other`, { method: 'POST', body: 'x' })).status).toBe(404);

  const lines = readFileSync(join(folder, 'not-found.jsonl'), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { query: '快照 "x"\n', time: expect.stringMatching(/^\d{4}-/) },
  ]);
});
