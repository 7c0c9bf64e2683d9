import { existsSync } from 'node:fs';

import { watch } from 'chokidar';

/** A file that came, went or changed. */
export interface FileChange {
  kind: 'add' | 'change' | 'unlink';
  path: string;
}

export interface WatchSiteOptions {
  /** Folders and files to watch. */
  roots: readonly string[];
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

/** Watch the files a site is written in. */
export function watchSite({ roots, onChange }: WatchSiteOptions): SiteWatcher {
  let gathered: FileChange[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch([...roots], {
    ignoreInitial: true,
    ignored: (path) => /[\\/](?:node_modules|\.git)(?:[\\/]|$)|~$|\.sw[px]$/.test(path),
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
    if (!roots.includes(path) || missing.has(path)) return;
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
  watcher
    .on('add', gather('add'))
    .on('change', gather('change'))
    .on('unlink', gather('unlink'))
    .on('unlinkDir', onFolderGone);
  return {
    add: (paths) => void watcher.add([...paths]),
    async close() {
      clearTimeout(timer);
      for (const looking of missing.values()) clearInterval(looking);
      await watcher.close();
      await running;
    },
  };
}
