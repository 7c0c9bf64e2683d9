import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

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
) =>
  getEnvironmentDigests(
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
