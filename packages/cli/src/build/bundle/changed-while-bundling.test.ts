import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Compiler, Configuration } from '@rspack/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { BundleInput } from './bundle-config';
import { bundleSite } from './bundle-site';

const { onStart, onEmit } = vi.hoisted(() => ({
  onStart: vi.fn<() => void>(),
  onEmit: vi.fn<() => Promise<void>>(),
}));

vi.mock('./bundle-config', async (importOriginal) => {
  const createConfig =
    (name: string) =>
    ({ config }: BundleInput): Configuration => ({
      context: config.cwd,
      mode: 'production',
      entry: { main: './components/Counter.js' },
      output: { path: join(config.cacheDir, 'bundle', name), filename: '[name].js' },
      plugins: [
        {
          apply({ hooks }: Compiler) {
            hooks.beforeCompile.tap('test', () => onStart());
            hooks.emit.tapPromise('test', (compilation) => {
              // Loaders look for files that do not exist.
              compilation.fileDependencies.add(join(config.cwd, 'public/missing/page'));
              return onEmit();
            });
          },
        },
      ],
    });
  return {
    ...(await importOriginal<object>()),
    createClientConfig: createConfig('client'),
    createServerConfig: createConfig('server'),
  };
});

let cwd: string;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-bundle-'));
  write('package.json', '{}');
  write('components/Counter.js', 'import "./label.js"; import "../generated.js";');
  write('components/label.js', 'console.log("old")');
  write('generated.js', `import ${JSON.stringify(join(cwd, 'cache/generated/page.js'))};`);
  // A build takes some time to start after a file was saved.
  await sleep(300);
  write('cache/generated/page.js', '');
  onStart.mockReset();
  onEmit.mockReset().mockResolvedValue();
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), content);
}

async function bundle() {
  const markdown = { globalComponents: {}, elements: {} };
  const config = { cwd, cacheDir: join(cwd, 'cache'), plugins: [], overrides: {}, markdown };
  const input = { config, compile: { version: '' }, pages: [] } as unknown as BundleInput;
  const { client, server, problems } = await bundleSite(input);
  const read = (folder: string) => readFileSync(join(folder, 'main.js'), 'utf8');
  return { code: [read(client.folder), read(server.folder)], problems };
}

/** Changes a file when the modules of both bundles have been read, but not yet been cached. */
async function bundleAndChange(change: () => void) {
  let running = 2;
  let release = () => {};
  const changed = new Promise<void>((done) => {
    release = done;
  });
  onEmit.mockImplementation(() => {
    running--;
    if (running === 0) {
      change();
      release();
    }
    return changed;
  });
  const result = await bundle();
  onEmit.mockReset().mockResolvedValue();
  await sleep(300);
  return result;
}

const isOf = (label: string) => {
  const code = expect.stringContaining(`"${label}"`);
  return { code: [code, code], problems: [] };
};
const label = 'components/label.js';

test('a bundle is reused, although the build has just written a module', async () => {
  expect(await bundle()).toEqual(isOf('old'));
  onEmit.mockClear();
  expect(await bundle()).toEqual(isOf('old'));
  expect(onEmit).not.toHaveBeenCalled();
});

test('a component that is saved while it is bundled is bundled again', async () => {
  const save = () => write(label, 'console.log("new")');
  expect(await bundleAndChange(save)).toEqual(isOf('old'));
  expect(await bundle()).toEqual(isOf('new'));
  onEmit.mockClear();
  expect(await bundle()).toEqual(isOf('new'));
  expect(onEmit).not.toHaveBeenCalled();
});

test('a component that is deleted while it is bundled is reported by the next build', async () => {
  expect(await bundleAndChange(() => rmSync(join(cwd, label)))).toEqual(isOf('old'));
  const { problems } = await bundle();
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('./label.js')]);
});

test('a module that is added while its folder is bundled is bundled by the next build', async () => {
  write(
    'components/Counter.js',
    'export const load = (name) => import("./labels/" + name + ".js");',
  );
  write('components/labels/a.js', 'console.log("old")');
  await sleep(300);
  const add = () => write('components/labels/b.js', 'console.log("new")');
  await bundleAndChange(add);
  await bundle();
  expect(onEmit).toHaveBeenCalledTimes(2);
});

test('a module that each build writes again is bundled twice at most', async () => {
  onStart.mockImplementation(() => write(label, 'console.log("old")'));
  await bundle();
  expect(await bundle()).toEqual(isOf('old'));
  onEmit.mockClear();
  expect(await bundle()).toEqual(isOf('old'));
  expect(onEmit).not.toHaveBeenCalled();
});
