import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteOf } from '../lab.mjs';
import { discard } from './discard.mjs';

/** Replaces the sources of a peer with a corpus, and removes its output and caches. */
export function writeSite(peer, corpus) {
  const site = siteOf(peer);
  removeBuilt(peer);
  for (const source of peer.sources) discard(path.join(site, source));
  const folders = new Set();
  for (const [file, text] of peer.files(corpus)) {
    const target = path.join(site, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(target, text);
  }
}

/** Removes output and caches, so that the next build is cold. */
export function removeBuilt(peer) {
  for (const folder of [peer.output, ...peer.caches]) discard(path.join(siteOf(peer), folder));
}
