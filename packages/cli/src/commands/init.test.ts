import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLogger } from '../model/logger';
import { init, managerOf } from './init';

let cwd: string;
const said: string[] = [];
const logger = { ...createLogger(), info: (line: string) => said.push(line), success: vi.fn() };
beforeEach(() => {
  said.length = 0;
  cwd = mkdtempSync(join(tmpdir(), 'octavo-init-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

test('writes a site, and says how to start it', async () => {
  await init({ cwd, folder: 'site', lang: 'en,zh', yes: true, logger });
  const read = (path: string) => readFileSync(join(cwd, 'site', path), 'utf8');
  expect(read('docs.config.ts')).toContain("title: 'Site',");
  expect(read('content/zh/guide/start.mdx')).toContain('# 快速开始');
  expect(said).toContain('  cd site');
  expect(said.at(-1)).toMatch(/^ {2}\w+ install\n {2}\w+ run dev$/);
});

test('keeps files that are there', async () => {
  writeFileSync(join(cwd, '.gitignore'), 'mine\n');
  await init({ cwd, title: 'Mine', yes: true, logger });
  expect(readFileSync(join(cwd, '.gitignore'), 'utf8')).toBe('mine\n');
  await expect(init({ cwd, yes: true, logger })).rejects.toThrow(
    'Expected a folder without a site, got one with docs.config.ts.',
  );
});

test('languages are tags', async () => {
  await expect(init({ cwd, lang: 'en,中文', yes: true, logger })).rejects.toThrow(
    '--lang: expected tags such as en,zh, got "en,中文".',
  );
});

test('the package manager is that of the lockfile, else the one that runs', () => {
  expect(managerOf(['yarn.lock'], 'pnpm/10')).toBe('yarn');
  expect(managerOf([], 'pnpm/10 npm/? node/v20')).toBe('pnpm');
  expect(managerOf([])).toBe('npm');
});
