import path from 'node:path';
import { siteOf } from '../lab.mjs';

const QUIET = {
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/** Environment for a peer's commands: the lab's Node first on the path, no options of our own shell. */
export function environmentFor(peer, nodeFolder, extra = {}) {
  const { NODE_OPTIONS, NODE_ENV, FORCE_COLOR, CI, ...inherited } = process.env;
  const folders = [nodeFolder, path.join(siteOf(peer), 'node_modules/.bin'), inherited.PATH];
  return { ...inherited, ...QUIET, ...extra, PATH: folders.join(path.delimiter) };
}
