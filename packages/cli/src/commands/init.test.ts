import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLogger } from '../model/logger';
import { detectPackageManager, init } from './init';

let cwd: string;
const output: string[] = [];
const logger = { ...createLogger(), info: (line: string) => output.push(line), success: vi.fn() };
beforeEach(() => {
  output.length = 0;
  cwd = mkdtempSync(join(tmpdir(), 'octavo-init-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

test('creates a site and prints how to start it', async () => {
  await init({ cwd, folder: 'site', lang: 'en,zh', yes: true, logger });
  const read = (path: string) => readFileSync(join(cwd, 'site', path), 'utf8');
  expect(read('docs.config.ts')).toContain("title: 'Site',");
  expect(read('content/zh/guide/start.mdx')).toContain('# 快速开始');
  expect(output).toContain('  cd site');
  expect(output.at(-1)).toMatch(/^ {2}\w+ install\n {2}\w+ run dev$/);
});

test('keeps existing files', async () => {
  writeFileSync(join(cwd, '.gitignore'), 'mine\n');
  await init({ cwd, title: 'Mine', yes: true, logger });
  expect(readFileSync(join(cwd, '.gitignore'), 'utf8')).toBe('mine\n');
  await expect(init({ cwd, yes: true, logger })).rejects.toThrow(
    'The folder already contains docs.config.ts.',
  );
});

test('rejects invalid language tags', async () => {
  await expect(init({ cwd, lang: 'en,中文', yes: true, logger })).rejects.toThrow(
    '--lang: expected language tags such as "en,zh", got "en,中文".',
  );
});

test('detects the package manager from the lockfile, or else from the user agent', () => {
  expect(detectPackageManager(['yarn.lock'], 'pnpm/10')).toBe('yarn');
  expect(detectPackageManager([], 'pnpm/10 npm/? node/v20')).toBe('pnpm');
  expect(detectPackageManager([])).toBe('npm');
});
