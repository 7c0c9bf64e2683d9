import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { outputOf, siteOf } from '../lab.mjs';

/** Move what a peer built to where `page.mjs` finds it. */
export function keepOutput(peer, pages) {
  const built = path.join(siteOf(peer), peer.output);
  if (!existsSync(built)) return;
  const kept = outputOf(peer, pages);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(path.dirname(kept), { recursive: true });
  renameSync(built, kept);
}
