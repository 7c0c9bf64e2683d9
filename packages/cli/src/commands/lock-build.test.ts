import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { acquireBuildLock } from '../build/output/build-lock';
import { getCacheDir } from '../files/cache-dir';
import { lockBuild } from './lock-build';
import { createTemporarySite, silentLogger } from './testing/temporary-site';

const site = createTemporarySite({
  'docs.config.ts': "export default { title: 'Old' };",
  'content/index.md': '# Home\n',
});

/** Starts a build while another one runs, and changes the configuration before the other one ends. */
async function lockAfterChange(config: string) {
  const cacheDir = getCacheDir(site.cwd);
  const release = await acquireBuildLock({ cacheDir, onWait: () => undefined });
  const info = vi.fn();
  const locked = lockBuild({ cwd: site.cwd, logger: { ...silentLogger, info } });
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce(), 10_000);
  site.write({ 'docs.config.ts': config });
  release();
  return locked;
}

const isLocked = () => existsSync(join(getCacheDir(site.cwd), 'build.lock'));

test('a build that does not wait uses the configuration that it has loaded', async () => {
  const { config, hasWaited, release } = await lockBuild({ cwd: site.cwd, logger: silentLogger });
  expect([config.title, hasWaited, isLocked()]).toEqual(['Old', false, true]);
  release();
  expect(isLocked()).toBe(false);
});

test('a build that has waited for another one uses the current configuration', async () => {
  const { config, hasWaited, release } = await lockAfterChange("export default { title: 'New' };");
  expect([config.title, hasWaited, isLocked()]).toEqual(['New', true, true]);
  release();
});

test('the next build can start if the current configuration is invalid', async () => {
  await expect(lockAfterChange('export default { title: 1 };')).rejects.toThrow(
    'Invalid configuration.',
  );
  expect(isLocked()).toBe(false);
});
