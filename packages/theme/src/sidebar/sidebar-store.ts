import { readStoredJson, writeStorage } from '../dom/storage';

interface Stored {
  groups: Record<string, boolean>;
  top: number;
  page: string;
}

/** What a reader did to the sidebar: kept through navigation and reload, for the tab's life. */
export interface SidebarStore {
  /** Whether the reader opened or closed a group; `undefined` where they did neither. */
  choice: (key: string) => boolean | undefined;
  set: (key: string, open: boolean) => void;
  /** Open the groups around a page that was just navigated to. */
  reveal: (page: string, trail: readonly string[]) => void;
  /** Scroll position, in CSS pixels. */
  top: () => number;
  setTop: (top: number) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createSidebarStore(storageKey: string): SidebarStore {
  const stored = readStored(storageKey);
  const groups = new Map(Object.entries(stored.groups));
  let { top, page } = stored;
  const listeners = new Set<() => void>();

  const save = (): void => {
    const state: Stored = { groups: Object.fromEntries(groups), top, page };
    writeStorage(storageKey, JSON.stringify(state), 'session');
  };
  const notify = (): void => {
    save();
    for (const listener of listeners) listener();
  };

  return {
    choice: (key) => groups.get(key),
    set(key, open) {
      groups.set(key, open);
      notify();
    },
    reveal(next, trail) {
      // A reload is no navigation: a group the reader closed around this page stays closed.
      if (next === page) return;
      page = next;
      for (const key of trail) groups.set(key, true);
      notify();
    },
    top: () => top,
    setTop(next) {
      top = next;
      save();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readStored(storageKey: string): Stored {
  const value = readStoredJson(storageKey, 'session');
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Partial<Stored>;
  const groups = typeof stored.groups === 'object' && stored.groups !== null ? stored.groups : {};
  return {
    groups: Object.fromEntries(
      Object.entries(groups).filter(([, open]) => typeof open === 'boolean'),
    ),
    top: typeof stored.top === 'number' ? stored.top : 0,
    page: typeof stored.page === 'string' ? stored.page : '',
  };
}
