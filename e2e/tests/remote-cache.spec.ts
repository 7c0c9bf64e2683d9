import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contents } from '../support/contents';
import { type CacheServer, startCacheServer } from '../support/remote-cache';
import { copySite, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

/** Creates a checkout, with a path of another length for each name. */
function createCheckout(name: string): string {
  const site = copySite('basic', name);
  mkdirSync(join(site, '.git'));
  return site;
}

async function build(site: string, env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await runOctavo(site, ['build'], env);
  expect(code, output).toBe(0);
  return output;
}

const forget = (site: string) => {
  rmSync(join(site, 'node_modules/.cache'), { recursive: true, force: true });
  rmSync(join(site, 'dist'), { recursive: true, force: true });
};

let server: CacheServer;
test.beforeAll(async () => {
  server = await startCacheServer();
});
test.afterAll(() => server.close());
test.afterEach(() => server.intercept(undefined));

test('a checkout at another path compiles, bundles and renders nothing', async () => {
  const first = createCheckout('remote-first');
  const second = createCheckout('remote-second-checkout');
  expect(await build(first, server.env)).toMatch(/Remote cache: .* uploaded/);
  const expected = contents(join(first, 'dist'));
  server.takeRequests();

  const output = await build(second, server.env);
  expect(output).toMatch(/Remote cache: \d+ pages restored/);
  expect(output).toContain(' 0 pages compiled, 0 rendered');
  expect(server.takeRequests().filter((method) => method === 'PUT')).toEqual([]);
  expect(contents(join(second, 'dist'))).toEqual(expected);
  expect(output).not.toContain(server.env.TURBO_TOKEN);

  // Nothing is missing, so the server is not needed.
  await build(second, { ...server.env, TURBO_CACHE: 'remote:r' });
  expect(server.takeRequests()).toEqual([]);

  const page = join(second, 'content/en/index.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nAn edit.\n`);
  expect(await build(second, server.env)).toContain(': 1 page compiled');
  expect(server.takeRequests()).toContain('PUT');

  const third = createCheckout('remote-third');
  writeFileSync(join(third, 'content/en/index.mdx'), readFileSync(page));
  expect(await build(third, server.env)).toContain(' 0 pages compiled, 0 rendered');
  expect(contents(join(third, 'dist'))).toEqual(contents(join(second, 'dist')));
});

test('shards of another checkout compile nothing, and the merged build uploads their pages', async () => {
  const whole = createCheckout('remote-whole');
  await build(whole, server.env);
  const site = createCheckout('remote-shards');
  server.takeRequests();
  const buildShards = async (env: Record<string, string>) => {
    const outputs: string[] = [];
    for (const shard of ['1/2', '2/2']) {
      const { code, output } = await runOctavo(site, ['build', '--shard', shard], env);
      expect(code, output).toBe(0);
      outputs.push(output);
      // As on another machine.
      rmSync(join(site, 'node_modules/.cache'), { recursive: true });
    }
    return outputs;
  };
  for (const output of await buildShards(server.env)) {
    expect(output).toContain('(0 compiled, ');
    expect(output).toMatch(/Remote cache: \d+ pages restored/);
  }
  expect(server.takeRequests()).not.toContain('PUT');
  const merge = await runOctavo(site, ['merge'], server.env);
  expect(merge.code, merge.output).toBe(0);
  expect(contents(join(site, 'dist'))).toEqual(contents(join(whole, 'dist')));

  const page = join(site, 'content/en/index.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nText of a shard.\n`);
  const outputs = await buildShards({ ...server.env, TURBO_API: 'http://127.0.0.1:1' });
  expect(outputs[0]).toContain('The remote cache was disabled during this build');
  const uploading = await runOctavo(site, ['merge'], server.env);
  expect(uploading.output).toMatch(/Remote cache: .* uploaded/);
  expect(server.takeRequests()).toContain('PUT');
  const next = createCheckout('remote-after-shards');
  writeFileSync(join(next, 'content/en/index.mdx'), readFileSync(page));
  expect(await build(next, server.env)).toContain(' 0 pages compiled');
});

const failures: Record<string, Parameters<CacheServer['intercept']>[0]> = {
  'with a latency of 80 ms': async () => {
    await wait(80);
    return false;
  },
  'that fails every tenth request': ({ count }, _body, response) => {
    if (count % 10 !== 0) return false;
    response.writeHead(500).end();
    return true;
  },
  'that closes connections': (_request, _body, response) => {
    response.destroy();
    return true;
  },
  'with truncated bodies': (_request, body, response) => {
    response.writeHead(200, { 'content-length': body.length });
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
    return true;
  },
  'with wrong bodies': (_request, body, response) => {
    response.end(Buffer.alloc(body.length, 'wrong'));
    return true;
  },
  'that is full': ({ method }, _body, response) => {
    if (method !== 'PUT') return false;
    response.writeHead(507).end();
    return true;
  },
  'that never responds': () => new Promise<boolean>(() => {}),
};
for (const [name, handler] of Object.entries(failures)) {
  test(`a server ${name} does not change the output`, async () => {
    const site = createCheckout('remote-failures');
    await build(site);
    const expected = contents(join(site, 'dist'));
    await build(site, server.env);
    server.takeRequests();
    forget(site);
    server.intercept(handler);
    const output = await build(site, server.env);
    expect(contents(join(site, 'dist'))).toEqual(expected);
    // A few requests, and the circuit breaker opens.
    expect(server.takeRequests().length).toBeLessThan(30);
    expect(output).not.toContain(server.env.TURBO_TOKEN);
  });
}

test('a server that is absent does not change the output', async () => {
  const site = createCheckout('remote-absent');
  await build(site);
  const expected = contents(join(site, 'dist'));
  forget(site);
  const output = await build(site, { ...server.env, TURBO_API: 'http://127.0.0.1:1' });
  expect(output).toContain('The remote cache was disabled during this build');
  expect(contents(join(site, 'dist'))).toEqual(expected);
});

test('without a token, and if the configuration disables the cache, no request is sent', async () => {
  const site = createCheckout('remote-off');
  await build(site, { ...server.env, TURBO_TOKEN: '' });
  const config = join(site, 'docs.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(
    config,
    text.replace('defineConfig({', 'defineConfig({ build: { remoteCache: false },'),
  );
  forget(site);
  server.takeRequests();
  await build(site, server.env);
  expect(server.takeRequests()).toEqual([]);
});

test('a read-only build downloads and does not upload', async () => {
  const site = createCheckout('remote-read');
  const page = join(site, 'content/en/index.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nA pull request.\n`);
  server.takeRequests();
  await build(site, { ...server.env, TURBO_CACHE: 'local:rw,remote:r' });
  const requests = server.takeRequests();
  expect(requests).toContain('GET');
  expect(requests).not.toContain('PUT');
});

test('the cache of a moved checkout is used', async () => {
  const site = createCheckout('remote-moved');
  await build(site);
  const moved = join(dirname(site), 'moved-to-a-longer-path');
  rmSync(moved, { recursive: true, force: true });
  renameSync(site, moved);
  expect(await build(moved)).toContain(' 0 pages compiled, 0 rendered');
  rmSync(moved, { recursive: true, force: true });
});
