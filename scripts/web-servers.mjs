import { existsSync } from 'node:fs';

import { run, which } from './run.mjs';

/**
 * Installs Nginx and Caddy for the deployment tests in containers, where Debian does not start installed servers.
 * Elsewhere, tests of missing servers are skipped.
 */
export async function ensureWebServers() {
  const missing = ['nginx', 'caddy'].filter((name) => which(name) === undefined);
  const isContainer = process.getuid?.() === 0 && !existsSync('/run/systemd/system');
  if (missing.length === 0 || !isContainer || !which('apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
}
