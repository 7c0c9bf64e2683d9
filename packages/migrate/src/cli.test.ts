import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createLogger } from '@octavo/cli/internal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { runMigrate } from './cli';

let cwd: string;
const logger = { ...createLogger(), info: vi.fn() };
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-migrate-cli-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => runMigrate(args, { cwd, logger });

test('prints the help and the version', async () => {
  await run('--help');
  await run('-v');
  expect(logger.info.mock.calls.flat()).toEqual([
    expect.stringContaining('--force'),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  ]);
});

test('recognizes MkDocs and names what is not converted', async () => {
  writeFileSync(join(cwd, 'mkdocs.yml'), 'site_name: A\n');
  await expect(run()).rejects.toMatchObject({
    code: 'USAGE',
    message: `MkDocs sites cannot be converted: ${cwd}.`,
    hint: expect.stringContaining('admonitions'),
  });
});

test.each([
  [['--forse'], "Unknown option '--forse'"],
  [['a', 'b'], 'Expected one path, got a b.'],
  [['missing'], 'found in'],
])('rejects the arguments %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
  expect(readdirSync(cwd)).toEqual([]);
});
