import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { definePlugin } from '../../plugin-host/define-plugin';
import { getEnvironmentDigests } from './environment-digests';

let workspace: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
};
const plugins = [definePlugin({ name: 'local' })];
const inline = { remarkPlugins: [() => undefined] };
const inlineOptions = { remarkPlugins: [['./plugin.mjs', { test: /x/ }]] };
const digests = (
  {
    remarkPlugins = ['./plugin.mjs'],
    ...site
  }: { plugins?: typeof plugins; remarkPlugins?: unknown[] } = {},
  node?: string,
  getDigests = getEnvironmentDigests,
) =>
  getDigests(
    {
      cwd: join(workspace, 'site'),
      configFile: join(workspace, 'site/docs.config.ts'),
      markdown: { remarkPlugins, rehypePlugins: [] } as never,
      plugins: [],
      ...site,
    },
    node,
  );

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'octavo-environment-'));
  write('pnpm-lock.yaml', 'one');
  write('site/docs.config.ts', "import { local } from './local';\nimport linked from 'linked';");
  write('linked/package.json', '{ "name": "linked", "exports": { "import": "./index.js" } }');
  write('linked/index.js', "export { text as default } from './text.js';");
  write('linked/text.js', 'export const text = 1;');
  mkdirSync(join(workspace, 'site/node_modules'), { recursive: true });
  symlinkSync(join(workspace, 'linked'), join(workspace, 'site/node_modules/linked'));
  write('site/local.ts', 'export const local = 1;');
  write('site/plugin.mjs', "import { text } from './text.mjs';");
  write('site/text.mjs', 'export const text = 1;');
});
afterEach(() => rmSync(workspace, { recursive: true }));

test('returns the same digests if nothing changed', () => expect(digests()).toEqual(digests()));

test('changes with the version of Node.js', () => {
  expect(digests({}, 'v20.19.0 linux')).not.toEqual(digests({}, 'v20.20.0 linux'));
  expect(digests()).toContain(`${process.version} ${process.platform}`);
});

describe.each([
  ['the lockfile', 'pnpm-lock.yaml', {}],
  ['a Markdown plugin', 'site/plugin.mjs', {}],
  ['an import of a Markdown plugin', 'site/text.mjs', {}],
  ['a configuration with plugins', 'site/docs.config.ts', { plugins }],
  ['an import of a configuration with plugins', 'site/local.ts', { plugins }],
  ['a configuration with plugin functions', 'site/docs.config.ts', inline],
  ['an import of a configuration with plugin functions', 'site/local.ts', inline],
  ['a linked package of a configuration with plugin functions', 'linked/text.js', inline],
  ['a configuration with functions in plugin options', 'site/docs.config.ts', inlineOptions],
  ['a plugin with functions in its options', 'site/text.mjs', inlineOptions],
])('%s', (_name, path, site) => {
  test('changes the digests', () => {
    const before = digests(site);
    write(path, 'changed');
    expect(digests(site)).not.toEqual(before);
  });
});

test('uses the lockfile of the site instead of one in a parent folder', () => {
  const before = digests();
  write('site/package-lock.json', '{}');
  const withLockfile = digests();
  expect(withLockfile).not.toEqual(before);
  write('pnpm-lock.yaml', 'changed');
  expect(digests()).toEqual(withLockfile);
});

/** Returns the digests that another process computes. */
async function digestsOfOtherProcess(site: Parameters<typeof digests>[0]) {
  vi.resetModules();
  const other = await import('./environment-digests');
  return digests(site, undefined, other.getEnvironmentDigests);
}

describe.each([
  ['the lockfile', 'pnpm-lock.yaml', {}],
  ['a Markdown plugin', 'site/plugin.mjs', {}],
  ['a TypeScript plugin', 'site/local.ts', { remarkPlugins: ['./local'] }],
  ['an import of a Markdown plugin', 'site/text.mjs', {}],
  ['a JavaScript import of a configuration', 'site/text.mjs', { plugins }],
])('%s that Node.js may have loaded', (_name, path, site) => {
  test('has a separate digest in this process after a change', async () => {
    write('site/docs.config.ts', "import './text.mjs';");
    const before = digests(site);
    expect(await digestsOfOtherProcess(site)).toEqual(before);
    write(path, 'changed');
    const changed = digests(site);
    const other = await digestsOfOtherProcess(site);
    expect(changed).not.toEqual(other);
    expect(digests(site)).toEqual(changed);
  });
});

test('does not restore the digest of a module that has changed', () => {
  const before = digests();
  write('site/plugin.mjs', 'changed');
  digests();
  write('site/plugin.mjs', "import { text } from './text.mjs';");
  expect(digests()).not.toEqual(before);
});

test('returns the same digest in all processes for a configuration that is loaded again', async () => {
  digests({ plugins });
  write('site/docs.config.ts', 'changed');
  expect(digests({ plugins })).toEqual(await digestsOfOtherProcess({ plugins }));
});
