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
  watcher.on('add', gather('add')).on('change', gather('change')).on('unlink', gather('unlink'));
  return {
    add: (paths) => void watcher.add([...paths]),
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await running;
    },
  };
}
