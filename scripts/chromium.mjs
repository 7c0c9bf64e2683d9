import { existsSync } from 'node:fs';

import { pnpm, run, which } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of a Chromium for the browser tests: an installed one, the Debian package, or
 * Playwright's download. For the latter, returns `undefined`.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`No browser found at ${named}. Fix CHROMIUM_PATH.`);
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
  throw new Error('Chromium not found. Install it and set CHROMIUM_PATH to its path.');
}

function findInstalled() {
  return NAMES.map(which).find((path) => path !== undefined);
}
