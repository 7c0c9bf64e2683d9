import { spawnSync } from 'node:child_process';

/** @throws when npm fails; its own output says why */
export function npmInstall(folder) {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm install failed in ${folder}.`);
}
