import { existsSync, readdirSync, writeFileSync } from 'node:fs';
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

test('with --compare, checks a migrated site without converting it again', async () => {
  site.write({
    'website/docusaurus.config.js': "export default { title: 'A' };\n",
    'website/docs.config.ts': 'mine\n',
    'website/content/a.md': 'edited\n',
  });
  await run('--compare', 'website/build');
  expect(site.read('website/docs.config.ts')).toBe('mine\n');
  expect(site.read('website/content/a.md')).toBe('edited\n');
  expect(existsSync(join(site.cwd, 'website/node_modules'))).toBe(false);
  expect(logger.info).toHaveBeenCalledWith(
    expect.stringContaining('website/docs.config.ts already exists'),
  );
  // The temporary folder has no packages, so that the site is not built.
  expect(logger.info).toHaveBeenCalledWith(expect.stringContaining('Next: '));
});

test('with --compare, finds a migrated site without its original configuration', async () => {
  site.write({ 'docs.config.mts': 'mine\n' });
  await run('--compare', 'build');
  expect(logger.info).toHaveBeenCalledWith(
    expect.stringContaining('docs.config.mts already exists'),
  );
});

test.each([
  [['--forse'], /^Unknown option '--forse'\.$/],
  [['--compare'], /^Missing value: --compare=<dist>\.$/],
  [['--compare', '--force'], /^Missing value: --compare=<dist>\.$/],
  [['a', 'b'], 'Expected one path, got a b.'],
  [['missing'], 'found in'],
])('rejects the arguments %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
  expect(readdirSync(site.cwd)).toEqual([]);
});
