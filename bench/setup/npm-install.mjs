import { spawnSync } from 'node:child_process';

/** @throws if npm fails, after npm has printed the reason */
export function npmInstall(folder) {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm install failed in ${folder}.`);
}
