import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findEditUrl } from './edit-url';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-edit-url-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const find = (repository: unknown, path = '.') => findEditUrl(join(folder, path), { repository });

test.each([
  ['me/lib', 'https://github.com/me/lib/edit/main'],
  ['git+https://github.com/me/lib.git', 'https://github.com/me/lib/edit/main'],
  [{ type: 'git', url: 'git@gitlab.com:me/lib.git' }, 'https://gitlab.com/me/lib/-/edit/main'],
  ['bitbucket:me/lib', 'https://bitbucket.org/me/lib/src/main'],
  [
    { url: 'me/lib', directory: 'packages/a b' },
    'https://github.com/me/lib/edit/main/packages/a%20b',
  ],
  [{ url: 'me/lib', directory: 1 }, 'https://github.com/me/lib/edit/main'],
  ['https://git.example.com/me/lib', undefined],
  ['https://constructor/me/lib', undefined],
  ['gist:123', undefined],
  [undefined, undefined],
  [null, undefined],
])('the URL to edit the files of the repository %j is %s', (repository, expected) => {
  expect(find(repository)).toBe(expected);
});

test('the path is relative to the top of the repository', () => {
  write('.git/HEAD', 'ref: refs/heads/feature\n');
  write('packages/lib/package.json', '{}');
  expect(find({ url: 'me/lib', directory: 'other' }, 'packages/lib')).toBe(
    'https://github.com/me/lib/edit/main/packages/lib',
  );
});

test('the branch is the default branch of the remote, otherwise master if it is checked out', () => {
  write('.git/HEAD', 'ref: refs/heads/master\n');
  expect(find('me/lib')).toBe('https://github.com/me/lib/edit/master');
  write('.git/refs/remotes/origin/HEAD', 'ref: refs/remotes/origin/release/next\n');
  expect(find('me/lib')).toBe('https://github.com/me/lib/edit/release/next');
});

test('a worktree, whose .git is a file, has the branch main', () => {
  write('.git', 'gitdir: /elsewhere\n');
  expect(find('me/lib')).toBe('https://github.com/me/lib/edit/main');
});
