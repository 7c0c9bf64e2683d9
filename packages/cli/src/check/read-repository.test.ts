import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readRepository } from './read-repository';

function createFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-repository-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'docs/content/en'), { recursive: true });
  writeFileSync(join(folder, 'docs/content/en/é.mdx'), '# A');
  return folder;
}

test('reads the URLs and the files that are not ignored', async () => {
  const folder = createFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '-q');
  git('remote', 'add', 'origin', 'https://example.com/me/a.git');
  writeFileSync(join(folder, '.gitignore'), 'generated.mdx\n');
  writeFileSync(join(folder, 'docs/content/en/generated.mdx'), '# B');
  writeFileSync(join(folder, 'package.json'), '{"repository":{"url":"me/b"}}');
  writeFileSync(join(folder, 'docs/package.json'), '{"repository":');
  const expected = {
    content: 'docs/content',
    urls: ['https://example.com/me/a.git', 'me/b'],
    files: new Set(['docs/content/en/é.mdx']),
  };
  expect(await readRepository(join(folder, 'docs/content'))).toEqual(expected);

  symlinkSync(join(folder, 'docs/content'), join(folder, 'link'));
  expect(await readRepository(join(folder, 'link'))).toEqual(expected);
});

test('returns undefined outside of a repository', async () => {
  expect(await readRepository(join(createFolder(), 'docs/content'))).toBeUndefined();
});
