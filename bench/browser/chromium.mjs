import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--mute-audio',
];

/** Launches Chromium from `CHROMIUM_PATH`, the Debian package or Playwright's download. */
export function launchChromium() {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : undefined);
  return chromium.launch({ executablePath, args: ARGS });
}

/** Opens a page in a fresh browser context with an empty cache. */
export async function newVisitor(browser) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  return context.newPage();
}

/**
 * Loads the script with which `waitForFunction` works. Otherwise its compilation, which takes about 30 ms with a CPU
 * slowdown of 4 times, would be part of the first interaction.
 */
export const prepareWaiting = (page) => page.waitForFunction(() => true);

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Network conditions by name. The throughput is in bytes per second, the latency in ms. */
const NETWORKS = {
  'slow-4g': { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};

/**
 * Slows down the CPU and, if `network` is the name of a network, the network of a page.
 *
 * @throws if the network is unknown
 */
export async function slowDown(page, { throttle, network }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  if (!network) return;
  const conditions = NETWORKS[network];
  if (!conditions)
    throw new Error(
      `Unknown network "${network}". Supported networks: ${Object.keys(NETWORKS).join(', ')}.`,
    );
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
}
