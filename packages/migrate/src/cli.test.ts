import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runMigrate } from './cli';
import { useTempSite } from './testing/temp-site';

const site = useTempSite();
const { logger } = site;

const run = (...args: string[]) => runMigrate(args, { cwd: site.cwd, logger });

test('prints the help and the version', async () => {
  await run('--help');
  await run('-v');
  expect(logger.info.mock.calls.flat()).toEqual([
    expect.stringContaining('--force'),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  ]);
});

test('recognizes MkDocs and names what is not converted', async () => {
  writeFileSync(join(site.cwd, 'mkdocs.yml'), 'site_name: A\n');
  await expect(run()).rejects.toMatchObject({
    code: 'USAGE',
    message: `MkDocs sites cannot be converted: ${site.cwd}.`,
    hint: expect.stringContaining('admonitions'),
  });
});

test.each([
  [['--forse'], "Unknown option '--forse'"],
  [['a', 'b'], 'Expected one path, got a b.'],
  [['missing'], 'found in'],
])('rejects the arguments %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
  expect(readdirSync(site.cwd)).toEqual([]);
});
