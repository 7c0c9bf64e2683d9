import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { outputOf, siteOf } from '../lab.mjs';
import { discard } from '../setup/discard.mjs';

/**
 * Moves the output of a peer, if there is one, to the folder where `page.mjs` reads it. Replaces
 * the previous output.
 */
export function moveOutput(peer, pages) {
  const source = path.join(siteOf(peer), peer.output);
  const target = outputOf(peer, pages);
  discard(target);
  if (!existsSync(source)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(source, target);
}
