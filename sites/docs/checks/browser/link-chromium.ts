import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The first one that exists is used. A browser without windows needs a quarter less CPU time for a sample. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Puts an installed Chromium where Playwright looks for its own build, so that the samples about browser mode run without
 * `executablePath` in their config and without a download.
 *
 * @returns The value for `PLAYWRIGHT_BROWSERS_PATH`, or nothing if Playwright should use its own browsers.
 */
export function linkChromium(folder: string): string | undefined {
  const chromium = process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path));
  if (!chromium || process.platform !== 'linux') return undefined;
  const playwright = createRequire(join(import.meta.dirname, 'package.json')).resolve(
    'playwright/package.json',
  );
  const core = dirname(createRequire(playwright).resolve('playwright-core/package.json'));
  const { browsers } = JSON.parse(readFileSync(join(core, 'browsers.json'), 'utf8')) as {
    browsers: { name: string; revision: string }[];
  };
  const { revision } = browsers.find(({ name }) => name === 'chromium-headless-shell')!;
  const target = join(
    folder,
    `chromium_headless_shell-${revision}/chrome-headless-shell-linux64/chrome-headless-shell`,
  );
  mkdirSync(dirname(target), { recursive: true });
  // Several processes can load the configuration at the same time, so the link is replaced in one step.
  const link = `${target}.${process.pid}`;
  rmSync(link, { force: true });
  symlinkSync(chromium, link);
  renameSync(link, target);
  return folder;
}
