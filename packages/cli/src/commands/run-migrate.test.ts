import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createCli } from '../cli';
import { createLogger } from '../model/logger';

let cwd: string;
const logger = { ...createLogger(), info: vi.fn() };
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-run-migrate-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

async function run(...args: string[]): Promise<void> {
  const cli = createCli(cwd, logger);
  cli.parse(['node', 'octavo', 'migrate', ...args], { run: false });
  await cli.runMatchedCommand();
}

test('prints the npx command if @octavo/migrate is not installed', async () => {
  await expect(run('my docs', '--force', '--compare', 'dist')).rejects.toMatchObject({
    code: 'PACKAGE_MISSING',
    message: 'The package "@octavo/migrate" is not installed.',
    hint: expect.stringMatching(
      /^Run `npx @octavo\/migrate@[\d.]+ "my docs" --force --compare dist`\.$/,
    ),
  });
});

test('runs the installed @octavo/migrate with all arguments', async () => {
  const folder = join(cwd, 'node_modules/@octavo/migrate');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  writeFileSync(
    join(folder, 'index.js'),
    'export const runMigrate = async (args, { cwd, logger }) => logger.info(JSON.stringify({ args, cwd }));',
  );
  await run('site', '--run');
  expect(logger.info).toHaveBeenCalledWith(JSON.stringify({ args: ['site', '--run'], cwd }));
});
