import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { outputOf, siteOf } from '../lab.mjs';

/**
 * Moves the output of a peer, if there is one, to the folder where `page.mjs` reads it. Replaces
 * the previous output.
 */
export function keepOutput(peer, pages) {
  const built = path.join(siteOf(peer), peer.output);
  const kept = outputOf(peer, pages);
  rmSync(kept, { recursive: true, force: true });
  if (!existsSync(built)) return;
  mkdirSync(path.dirname(kept), { recursive: true });
  renameSync(built, kept);
}
