import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { PACKAGES } from '../support/pack';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const changesets = createRequire(import.meta.url).resolve('@changesets/cli/bin.js');
const folder = mkdtempSync(join(tmpdir(), 'octavo-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Files that determine which packages exist and what has changed in them. */
const FILES = [
  'package.json',
  'pnpm-workspace.yaml',
  '.changeset',
  ...PACKAGES.map((name) => `packages/${name}/package.json`),
  'packages/create-octavo/package.json',
  'sites/docs/package.json',
  'sites/octavo/package.json',
  'e2e/react-18/package.json',
];

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  expect(`${stdout}${stderr}`.match(/\berror\b.*/)?.[0]).toBeUndefined();
  expect(status).toBe(0);
  return stdout;
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}
const manifestOf = (root: string, name: string) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;

test('a release bumps all packages to one version and lists every change', () => {
  for (const file of FILES) cpSync(join(repository, file), join(folder, file), { recursive: true });
  // There are no other changesets right after a release.
  const changeset = "---\n'@octavo/cli': minor\n---\n\nSomething new.\n";
  writeFileSync(join(folder, '.changeset/test.md'), changeset);
  const entries = readdirSync(join(folder, '.changeset')).filter((file) => file.endsWith('.md'));
  const summaries = entries.map((file) => {
    const [, head, text] = /^---\n([\s\S]*?)\n---\n\n([^\n]+)/.exec(
      readFileSync(join(folder, '.changeset', file), 'utf8'),
    )!;
    return { names: [...head!.matchAll(/@octavo\/([\w-]+)/g)].map(([, name]) => name!), text };
  });
  run('git', 'init', '--quiet', '--initial-branch=main');
  run('git', 'add', '.');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  run('git', ...author, 'commit', '--quiet', '--message', 'all');
  run(process.execPath, changesets, 'version');

  const versions = new Set(PACKAGES.map((name) => manifestOf(folder, name).version));
  expect(versions.size).toBe(1);
  expect([...versions]).not.toContain(manifestOf(repository, 'cli').version);
  expect(readdirSync(join(folder, '.changeset'))).toEqual(['config.json']);
  for (const { names, text } of summaries) {
    for (const name of names) {
      const changes = readFileSync(join(folder, 'packages', name, 'CHANGELOG.md'), 'utf8');
      expect(changes).toContain(text);
    }
  }
});

test('the release script rejects unknown arguments before it does anything', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(repository, 'scripts/release.mjs'), '--dry'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toBe('Unknown argument: --dry. The only supported argument is --publish.\n');
});
