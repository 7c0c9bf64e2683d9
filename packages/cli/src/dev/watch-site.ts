import { existsSync, type Stats, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';

import { watch } from 'chokidar';

/** A file that came, went or changed. */
export interface FileChange {
  kind: 'add' | 'change' | 'unlink';
  path: string;
}

export interface WatchSiteOptions {
  /** Folders and files to watch, whether they are there yet or not. */
  roots: readonly string[];
  /** When they were read first, in milliseconds since 1970: what came or changed since then is told also. */
  since: number;
  /** Told of changes that came together, one call at a time. */
  onChange: (changes: FileChange[]) => Promise<void>;
}

export interface SiteWatcher {
  /** Watch these too. */
  add: (paths: readonly string[]) => void;
  close: () => Promise<void>;
}

/** How long changes are gathered before they are told, in milliseconds: an editor writes a file in several steps. */
const GATHER_TIME = 8;

/** How often a folder that has gone is looked for, in milliseconds: a checkout takes it away and brings it back. */
const LOOK_TIME = 100;

/** When a file that has changed is looked at again, in milliseconds: chokidar tells no second change of it within 50. */
const LOOK_AGAIN_TIME = 60;

const NEVER_WATCHED = /[\\/](?:node_modules|\.git)(?:[\\/]|$)|~$|\.sw[px]$/;

/** Watch the files a site is written in. */
export function watchSite({ roots, since, onChange }: WatchSiteOptions): SiteWatcher {
  let gathered: FileChange[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const wanted = new Set(roots);
  const isOnTheWay = (path: string) =>
    [...wanted].some((root) => isWithin(path, root) || isWithin(root, path));
  const watcher = watch(roots.map(nearestThatExists), {
    alwaysStat: true,
    ignored: (path) => NEVER_WATCHED.test(path) || !isOnTheWay(path),
  });
  const gather = (kind: FileChange['kind']) => (path: string) => {
    gathered.push({ kind, path });
    clearTimeout(timer);
    timer = setTimeout(() => {
      const changes = gathered;
      gathered = [];
      running = running.then(() => onChange(changes));
    }, GATHER_TIME);
  };
  /** What is watched dies with its folder. Once that is back, it is watched anew. */
  const missing = new Map<string, NodeJS.Timeout>();
  const onFolderGone = (path: string) => {
    if (!wanted.has(path) || missing.has(path)) return;
    const look = () => {
      if (!existsSync(path)) return;
      clearInterval(missing.get(path));
      missing.delete(path);
      watcher.unwatch(path);
      watcher.add(path);
      gather('add')(path);
    };
    missing.set(path, setInterval(look, LOOK_TIME));
  };
  const gatherNew = (path: string, stats?: Stats) => {
    if (!stats || Math.max(stats.mtimeMs, stats.ctimeMs) >= since) gather('add')(path);
  };
  const again = new Map<string, NodeJS.Timeout>();
  const gatherChange = (path: string, stats?: Stats) => {
    gather('change')(path);
    const look = () => {
      again.delete(path);
      const now = statSync(path, { throwIfNoEntry: false });
      if (now && now.mtimeMs !== stats?.mtimeMs) gatherChange(path, now);
    };
    clearTimeout(again.get(path));
    again.set(path, setTimeout(look, LOOK_AGAIN_TIME));
  };
  watcher
    .on('add', gatherNew)
    .on('change', gatherChange)
    .on('unlink', gather('unlink'))
    .on('unlinkDir', onFolderGone);
  return {
    add(paths) {
      for (const path of paths) wanted.add(path);
      watcher.add(paths.map(nearestThatExists));
    },
    async close() {
      clearTimeout(timer);
      for (const looking of again.values()) clearTimeout(looking);
      for (const looking of missing.values()) clearInterval(looking);
      await watcher.close();
      await running;
    },
  };
}

/** The path itself, or the folder in which it or its parent would appear. */
function nearestThatExists(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestThatExists(dirname(path));
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
