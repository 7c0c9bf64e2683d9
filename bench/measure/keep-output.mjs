import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { outputOf, siteOf } from '../lab.mjs';

/** Move what a peer built, if it did, to where `page.mjs` finds it. What was there before goes. */
export function keepOutput(peer, pages) {
  const built = path.join(siteOf(peer), peer.output);
  const kept = outputOf(peer, pages);
  rmSync(kept, { recursive: true, force: true });
  if (!existsSync(built)) return;
  mkdirSync(path.dirname(kept), { recursive: true });
  renameSync(built, kept);
}
