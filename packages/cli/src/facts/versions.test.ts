import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { compareVersions, VersionTags, versionsIn } from './versions';

const folder = mkdtempSync(join(tmpdir(), 'octavo-tags-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
beforeAll(() => {
  git('init', '-q');
  for (const [version, code] of [
    ['1.2.0', 'retry'],
    ['1.10.0', 'retry, bail'],
    ['2.0.0-beta.1', 'retry, bailOut'],
  ] as const) {
    writeFileSync(join(folder, 'config.ts'), code);
    git('add', '.');
    git('commit', '-qm', version);
    git('tag', `lib@${version}`);
  }
  git('tag', 'other@9.0.0');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the first version whose file has a word is found', () => {
  const tags = new VersionTags(folder, 'lib@{version}');
  expect(tags.has('1.2.0')).toBe(true);
  expect(tags.has('9.0.0')).toBe(false);
  expect(tags.latest).toBe('2.0.0-beta.1');
  expect(tags.firstWith('config.ts', 'bail')).toBe('1.10.0');
  expect(tags.firstWith('config.ts', 'bailOut')).toBe('2.0.0-beta.1');
  expect(tags.firstWith('config.ts', 'none')).toBeUndefined();
  expect(tags.firstWith('none.ts', 'bail')).toBeUndefined();
});

test('versions are ordered by number, and a prerelease is before its release', () => {
  const versions = ['1.10.0', '1.9.0', '2.0.0', '2.0.0-beta.1', '0.1.0'];
  expect(versions.toSorted(compareVersions)).toEqual([
    '0.1.0',
    '1.9.0',
    '1.10.0',
    '2.0.0-beta.1',
    '2.0.0',
  ]);
  expect(versionsIn('0.0.1; with `auto` 0.9.5')).toEqual(['0.0.1', '0.9.5']);
});
