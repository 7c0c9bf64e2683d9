import { octavo } from './octavo.mjs';
import { rspress } from './rspress.mjs';
import { starlight } from './starlight.mjs';
import { vitepress, vitepressNext } from './vitepress.mjs';

/**
 * The tools that can be compared. A peer is data:
 *
 * - `packages`, `overrides`: what npm installs; `links` instead, for packages of this repository
 * - `build`, `dev(port)`: commands, run in its site with its `node_modules/.bin` on the path
 * - `files(corpus)`: the site, as pairs of file and text; `sources` is what goes before they are written
 * - `output`, `caches`: what a cold build must not find
 * - `pageFile(route)`, `pageUrl(route)`: where an English page lies, and where it is served
 */
export const PEERS = [octavo, rspress, vitepress, vitepressNext, starlight];

export const DEFAULT_PEERS = [octavo, rspress, vitepress, starlight];

/** @throws when a name is unknown */
export function peersNamed(names) {
  return names.map((name) => {
    const peer = PEERS.find((candidate) => candidate.name === name);
    if (peer) return peer;
    const known = PEERS.map((candidate) => candidate.name).join(', ');
    throw new Error(`Expected a peer out of ${known}, got "${name}".`);
  });
}
