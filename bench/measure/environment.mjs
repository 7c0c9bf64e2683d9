import path from 'node:path';
import { siteOf } from '../lab.mjs';

const QUIET = {
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/**
 * Returns the environment for the commands of a peer: the lab's Node.js comes first in the path,
 * and options of the current shell are removed.
 */
export function environmentFor(peer, nodeFolder, extra = {}) {
  const { NODE_OPTIONS, NODE_ENV, FORCE_COLOR, CI, ...inherited } = process.env;
  const folders = [nodeFolder, path.join(siteOf(peer), 'node_modules/.bin'), inherited.PATH];
  return { ...inherited, ...QUIET, ...extra, PATH: folders.join(path.delimiter) };
}
