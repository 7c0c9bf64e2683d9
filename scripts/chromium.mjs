import { existsSync } from 'node:fs';

import { pnpm, run, which } from './run.mjs';

/** The Debian package of Chromium without a window, in which the browser tests take half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Returns the path of a Chromium for the browser tests: the headless shell of Debian, another
 * installed one, the Debian package, or Playwright's download. For the latter, returns `undefined`.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`No browser found at ${named}. Fix CHROMIUM_PATH.`);
  }
  const shell = which(HEADLESS_SHELL);
  if (shell) return shell;
  if (which('apt-get') && process.getuid?.() === 0) {
    await apt('update');
    // Ubuntu has no package of the headless shell.
    if ((await install(HEADLESS_SHELL)) !== 0 && !findInstalled()) await install('chromium');
  }
  const installed = findInstalled();
  if (installed) return installed;
  if ((await pnpm(['exec', 'playwright', 'install', 'chromium'])) === 0) return undefined;
  throw new Error('Chromium not found. Install it and set CHROMIUM_PATH to its path.');
}

function install(browser) {
  return apt('install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk');
}

function apt(...args) {
  return run('apt-get', ['-qq', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

function findInstalled() {
  return NAMES.map(which).find((path) => path !== undefined);
}
