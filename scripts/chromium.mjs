import { existsSync } from 'node:fs';

import { pnpm, run, which } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Find a Chromium for the browser tests, or get one: an installed one, else Debian's package, else Playwright's own
 * download. Returns its path; `undefined` stands for Playwright's own.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH: expected a browser at ${named}, got nothing there.`);
  }
  const installed = findInstalled();
  if (installed) return installed;
  if (which('apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
    const fromDebian = findInstalled();
    if (fromDebian) return fromDebian;
  }
  if ((await pnpm(['exec', 'playwright', 'install', 'chromium'])) === 0) return undefined;
  throw new Error('Expected a Chromium, got none. Install one and set CHROMIUM_PATH to it.');
}

function findInstalled() {
  return NAMES.map(which).find((path) => path !== undefined);
}
