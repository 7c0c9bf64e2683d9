import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { definePlugin } from '../../plugin-host/define-plugin';
import { surroundings } from './surroundings';

let workspace: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
};
const plugins = [definePlugin({ name: 'own' })];
const around = (site: { plugins?: typeof plugins } = {}, node?: string) =>
  surroundings(
    {
      cwd: join(workspace, 'site'),
      configFile: join(workspace, 'site/docs.config.ts'),
      markdown: { remarkPlugins: ['./plugin.mjs'], rehypePlugins: [] } as never,
      plugins: [],
      ...site,
    },
    node,
  );

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'octavo-around-'));
  write('pnpm-lock.yaml', 'one');
  write('site/docs.config.ts', "import { own } from './own';");
  write('site/own.ts', 'export const own = 1;');
  write('site/plugin.mjs', "import { text } from './text.mjs';");
  write('site/text.mjs', 'export const text = 1;');
});
afterEach(() => rmSync(workspace, { recursive: true }));

test('are the same while nothing has changed', () => expect(around()).toEqual(around()));

test('tell one Node from another', () => {
  expect(around({}, 'v20.19.0 linux')).not.toEqual(around({}, 'v20.20.0 linux'));
  expect(around()).toContain(`${process.version} ${process.platform}`);
});

describe.each([
  ['the lockfile', 'pnpm-lock.yaml', {}],
  ['a Markdown plugin', 'site/plugin.mjs', {}],
  ['what a Markdown plugin imports', 'site/text.mjs', {}],
  ['the configuration, where it has plugins', 'site/docs.config.ts', { plugins }],
  ['what the configuration imports, where it has plugins', 'site/own.ts', { plugins }],
])('%s', (_what, path, site) => {
  test('is part of them', () => {
    const before = around(site);
    write(path, 'changed');
    expect(around(site)).not.toEqual(before);
  });
});

test('a lockfile beside the site stands before one further up', () => {
  const before = around();
  write('site/package-lock.json', '{}');
  const own = around();
  expect(own).not.toEqual(before);
  write('pnpm-lock.yaml', 'changed');
  expect(around()).toEqual(own);
});
