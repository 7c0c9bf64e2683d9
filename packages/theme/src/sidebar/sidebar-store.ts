import { readStoredJson, writeStorage } from '../dom/storage';

/** Persisted sidebar state. The head script also reads it. */
interface Stored {
  groups: Record<string, boolean>;
  top: number;
  page: string;
}

/** Sidebar state for the current browser tab. Preserved across navigations and reloads. */
export interface SidebarStore {
  /**
   * Returns whether the user expanded (`true`) or collapsed (`false`) a group, or `undefined` if the user did neither.
   */
  get: (key: string) => boolean | undefined;
  set: (key: string, open: boolean) => void;
  /** Expands the groups that contain a page, after navigating to it. */
  reveal: (page: string, trail: readonly string[]) => void;
  /** Returns the scroll position in CSS pixels. */
  scrollTop: () => number;
  setScrollTop: (top: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a sidebar store and restores its state from session storage. */
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
    get: (key) => groups.get(key),
    set(key, open) {
      groups.set(key, open);
      notify();
    },
    reveal(next, trail) {
      // After a reload, keep groups collapsed that the user collapsed, even if they contain the current page.
      if (next === page) return;
      page = next;
      for (const key of trail) groups.set(key, true);
      notify();
    },
    scrollTop: () => top,
    setScrollTop(next) {
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
