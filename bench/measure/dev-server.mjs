import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newVisitor, sleep } from '../browser/chromium.mjs';
import { SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { logOf, siteOf } from '../lab.mjs';
import { environmentFor } from './environment.mjs';
import { freePort, listeningHost } from './free-port.mjs';
import { measureHotUpdates } from './hot-updates.mjs';
import { memoryOfTree } from './process-tree.mjs';
import { killGroup, spawnGroup } from './spawn-group.mjs';
import { waitFor } from './wait.mjs';

const SETTLE_MS = 2500;

/**
 * Starts a development server, opens a page, edits it, and stops the server.
 *
 * @returns ms from the start of the command: `html` (first response of the page), `rendered` (the
 *   h1 is in view, in a browser that is already running); ms from saving to rendering: `updates`;
 *   counts: `reloads`, `missed`; MiB of all processes: `memory`
 */
export async function measureDevServer(browser, peer, { nodeFolder, edits, timeout }) {
  const file = path.join(siteOf(peer), peer.pageFile(SAMPLE_ROUTE));
  const original = readFileSync(file, 'utf8');
  const title = JSON.parse(/^title: (.*)$/m.exec(original)[1]);
  const port = await freePort();
  const page = await newVisitor(browser);

  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const limits = { every: 20, deadline: started + timeout * 1000 };
  const server = startServer(peer, port, nodeFolder);
  try {
    const host = await waitFor(() => listeningHost(port), { ...limits, what: 'open port' });
    const url = `http://${host}:${port}${peer.pageUrl(SAMPLE_ROUTE)}`;
    const html = waitFor(() => respondsWithPage(url), { ...limits, what: 'HTML' }).then(elapsed);
    const rendered = waitFor(() => openPage(page, url, title), { ...limits, what: 'page' }).then(
      elapsed,
    );
    const [htmlMs, renderedMs] = await Promise.all([html, rendered]);
    await sleep(SETTLE_MS);
    const hot = await measureHotUpdates(page, file, original, edits);
    const memory = memoryOfTree(server.pid).now;
    return { html: htmlMs, rendered: renderedMs, ...hot, memory };
  } finally {
    writeFileSync(file, original);
    await stopServer(server);
    await page.context().close();
  }
}

function startServer(peer, port, nodeFolder) {
  const log = logOf(peer);
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const server = spawnGroup(peer.dev(port), {
    cwd: siteOf(peer),
    env: environmentFor(peer, nodeFolder),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return server;
}

/** Sends SIGTERM, so that caches are written, and SIGKILL after a timeout. */
async function stopServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  killGroup(server.pid, 'SIGTERM');
  await Promise.race([ended, sleep(3000)]);
  killGroup(server.pid);
}

/** Returns `true` if the server responds with a page. */
async function respondsWithPage(url) {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const text = await response.text();
  return response.status === 200 && text.length > 100 ? true : undefined;
}

/** Opens a page and waits until its h1 is visible. */
async function openPage(page, url, title) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('h1')].some(
        (h1) => h1.offsetHeight > 0 && h1.textContent.includes(wanted),
      ),
    title,
    { polling: 'raf' },
  );
  return true;
}
