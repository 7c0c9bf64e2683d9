import { existsSync, type Stats, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';

import { watch } from 'chokidar';

import { createLogger, type Logger } from '../model/logger';

/** File system event for a watched file or folder. */
export interface FileChange {
  kind: 'add' | 'change' | 'unlink';
  path: string;
}

export interface WatchSiteOptions {
  /** Folders and files to watch. They may not exist yet. */
  roots: readonly string[];
  /** Unix timestamp in milliseconds. Files that were added or changed since then are reported on startup. */
  since: number;
  /** Called with a batch of changes. Calls never overlap. */
  onChange: (changes: FileChange[]) => Promise<void>;
  /** @default createLogger() */
  logger?: Pick<Logger, 'warn'>;
}

export interface SiteWatcher {
  /** Adds files and folders to the watcher. */
  add: (paths: readonly string[]) => void;
  close: () => Promise<void>;
}

/** Debounce delay for changes, in milliseconds. Editors often save a file in several steps. */
const BATCH_DELAY = 8;

/** Polling interval for a deleted folder, in milliseconds. Git checkouts may delete and recreate a folder. */
const MISSING_FOLDER_INTERVAL = 100;

/** Delay before a changed file is checked again, in milliseconds. chokidar ignores a second change within 50 ms. */
const RECHECK_DELAY = 60;

const IGNORED = /[\\/](?:node_modules|\.git)(?:[\\/]|$)|~$|\.sw[px]$/;

/** Watches the files of a site and reports changes in batches. */
export function watchSite({
  roots,
  since,
  onChange,
  logger = createLogger(),
}: WatchSiteOptions): SiteWatcher {
  let batch: FileChange[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watched = new Set(roots);
  const isRelevant = (path: string) =>
    [...watched].some((root) => isWithin(path, root) || isWithin(root, path));
  const watcher = watch(roots.map(nearestExistingPath), {
    alwaysStat: true,
    ignored: (path) => IGNORED.test(path) || !isRelevant(path),
  });
  const report = (kind: FileChange['kind']) => (path: string) => {
    batch.push({ kind, path });
    clearTimeout(timer);
    timer = setTimeout(() => {
      const changes = batch;
      batch = [];
      running = running.then(() => onChange(changes));
    }, BATCH_DELAY);
  };
  // chokidar stops watching deleted folders, so poll until they exist again.
  const missing = new Map<string, NodeJS.Timeout>();
  const onFolderDeleted = (path: string) => {
    if (!watched.has(path) || missing.has(path)) return;
    const poll = () => {
      if (!existsSync(path)) return;
      clearInterval(missing.get(path));
      missing.delete(path);
      watcher.unwatch(path);
      watcher.add(path);
      report('add')(path);
    };
    missing.set(path, setInterval(poll, MISSING_FOLDER_INTERVAL));
  };
  const onAdd = (path: string, stats?: Stats) => {
    if (!stats || Math.max(stats.mtimeMs, stats.ctimeMs) >= since) report('add')(path);
  };
  const rechecks = new Map<string, NodeJS.Timeout>();
  const onFileChange = (path: string, stats?: Stats) => {
    // Programs that write a file in place truncate it first, so an empty file is only reported if it stays empty.
    const isEmpty = stats?.size === 0;
    if (!isEmpty) report('change')(path);
    const recheck = () => {
      rechecks.delete(path);
      const now = readStats(path);
      // Two writes within one tick of the file system clock have the same time.
      const isUnchanged = now?.mtimeMs === stats?.mtimeMs && now?.size === stats?.size;
      if (now && !isUnchanged) onFileChange(path, now);
      else if (now && isEmpty) report('change')(path);
    };
    clearTimeout(rechecks.get(path));
    rechecks.set(path, setTimeout(recheck, RECHECK_DELAY));
  };
  const errorCodes = new Set<string | undefined>();
  // Without a listener, an error ends the process. The limit on watched files causes one error per file.
  const onError = (error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    if (errorCodes.has(code)) return;
    errorCodes.add(code);
    const hint =
      code === 'ENOSPC' ? '\n\nIncrease the system limit fs.inotify.max_user_watches.' : '';
    logger.warn(`Changes to some files are not detected: ${message}${hint}`);
  };
  watcher
    .on('error', onError)
    .on('add', onAdd)
    .on('change', onFileChange)
    .on('unlink', report('unlink'))
    .on('unlinkDir', onFolderDeleted);
  return {
    add(paths) {
      for (const path of paths) watched.add(path);
      watcher.add(paths.map(nearestExistingPath));
    },
    async close() {
      clearTimeout(timer);
      for (const recheck of rechecks.values()) clearTimeout(recheck);
      for (const poll of missing.values()) clearInterval(poll);
      await watcher.close();
      await running;
    },
  };
}

/** Returns the state of a file, or `undefined` if it cannot be read. For example, its folder may now be a file. */
function readStats(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Returns the path if it exists, or its nearest existing ancestor. */
function nearestExistingPath(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExistingPath(dirname(path));
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
