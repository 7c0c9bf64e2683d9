import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contents } from '../support/contents';
import { copySite, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

test('shards that are built separately and merged are byte-identical to a single build', async () => {
  const site = copySite('basic', 'shard');
  const run = async (...args: string[]) => {
    const { code, output } = await runOctavo(site, args);
    expect(code, output).toBe(0);
    return output;
  };
  /** As on a machine that has never built the site. */
  const forget = () => rmSync(join(site, 'node_modules/.cache'), { recursive: true, force: true });

  await run('build');
  const whole = contents(join(site, 'dist'));
  rmSync(join(site, 'dist'), { recursive: true });
  for (const shard of ['1/3', '2/3', '3/3']) {
    forget();
    await run('build', '--shard', shard);
  }
  forget();
  const second = join(site, 'dist-shards/2-of-3');
  renameSync(second, join(site, 'second'));
  const failed = await runOctavo(site, ['merge']);
  expect(failed.code).toBe(1);
  expect(failed.output).toContain('dist-shards: 2/3.');
  expect(failed.output).toContain('Run "octavo build --shard 2/3".');
  expect(existsSync(join(site, 'dist'))).toBe(false);

  renameSync(join(site, 'second'), second);
  expect(await run('merge')).toContain(' 0 pages compiled');
  const merged = contents(join(site, 'dist'));
  expect([...merged.keys()]).toEqual([...whole.keys()]);
  expect([...merged].filter(([path, text]) => whole.get(path) !== text)).toEqual([]);
});
