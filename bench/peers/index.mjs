import { octavo } from './octavo.mjs';
import { rspress } from './rspress.mjs';
import { starlight, starlightIncremental } from './starlight.mjs';
import { vitepress, vitepressNext } from './vitepress.mjs';

/**
 * The tools that can be compared. A peer is an object:
 *
 * - `packages`, `overrides`: what npm installs. Packages of this repository have `links` instead.
 * - `build`, `dev(port)`: commands, which run in its site with its `node_modules/.bin` on the path
 * - `files(corpus)`: the site, as pairs of path and content. `sources` lists the files and folders
 *   that are removed before they are written.
 * - `output`, `caches`: folders that are removed before a cold build
 * - `interactions`: first interactions to measure, see `browser/interactions.mjs`
 * - `pageFile(route)`, `pageUrl(route)`: the path of an English page, and its URL
 */
export const PEERS = [octavo, rspress, vitepress, vitepressNext, starlight, starlightIncremental];

export const DEFAULT_PEERS = [octavo, rspress, vitepress, starlight];

/** @throws if a name is unknown */
export function peersNamed(names) {
  return names.map((name) => {
    const peer = PEERS.find((candidate) => candidate.name === name);
    if (peer) return peer;
    const known = PEERS.map((candidate) => candidate.name).join(', ');
    throw new Error(`Unknown peer "${name}". Supported peers: ${known}.`);
  });
}
