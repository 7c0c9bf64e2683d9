// Takes the screenshot of the README from the built documentation of Octavo.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { ensureChromium } from './chromium.mjs';
import { root } from './run.mjs';

const PORT = 4179;
const site = join(root, 'sites/octavo');
const cli = join(site, 'node_modules/@octavo/cli/bin/octavo.mjs');
const server = spawn(process.execPath, [cli, 'preview', '--port', String(PORT)], { cwd: site });
const executablePath = (await ensureChromium()) || undefined;
const browser = await chromium.launch({ executablePath });
try {
  await new Promise((done) => server.stdout.once('data', done));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${PORT}/guide/first-page`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.screenshot({ path: join(site, 'content/public/screenshot.png') });
} finally {
  await browser.close();
  server.kill();
}
