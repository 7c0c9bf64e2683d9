import { writeFileSync } from 'node:fs';
import { sleep } from '../browser/chromium.mjs';

const PAUSE_MS = 600;
const GIVE_UP_MS = 30_000;

/**
 * Saves a page several times with a different last paragraph, while a browser shows it.
 *
 * @returns {Promise<{updates: number[], reloads: number, missed: number}>} `updates`: ms from
 *   before the write until the text is in the document
 */
export async function measureHotUpdates(page, file, original, edits) {
  let reloads = 0;
  const countReload = () => {
    reloads += 1;
  };
  page.on('load', countReload);
  const times = [];
  for (let edit = 0; edit < edits; edit++) {
    times.push(await updateTime(page, file, original, `token${Date.now()}x${edit}`));
    await sleep(PAUSE_MS);
  }
  page.off('load', countReload);
  const updates = times.filter((time) => time !== undefined);
  return { updates, reloads, missed: times.length - updates.length };
}

async function updateTime(page, file, original, token) {
  const seen = page
    .waitForFunction((text) => document.body?.textContent.includes(text) && Date.now(), token, {
      polling: 'raf',
      timeout: GIVE_UP_MS,
    })
    .then((handle) => handle.jsonValue())
    .catch(() => undefined);
  // The observer has to run before the edit can become visible.
  await sleep(50);
  const saved = Date.now();
  writeFileSync(file, `${original.trimEnd()}\n\nParagraph ${token} added.\n`);
  const shown = await seen;
  return shown === undefined ? undefined : shown - saved;
}
