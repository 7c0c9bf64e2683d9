/** Static HTML fragments of one page, read from the document or fetched from the server. */
export interface FragmentStore {
  /** Returns the HTML of a fragment, or `undefined` if it is neither in the document nor loaded. */
  read: (fragment: number) => string | undefined;
  /** Fetches all fragments. Logs an error instead of rejecting. */
  load: () => Promise<void>;
}

/**
 * Creates a store that reads fragments from the document first.
 *
 * The store caches the fragments it has read, because a component can unmount its children and render them again.
 */
export function createFragmentStore(
  fetchFragments: (() => Promise<readonly string[]>) | undefined,
): FragmentStore {
  const cache = new Map<number, string>();
  let loading: Promise<void> | undefined;

  function read(fragment: number): string | undefined {
    if (!cache.has(fragment) && typeof document !== 'undefined') {
      const element = document.querySelector(`[data-oct-page] [data-fragment="${fragment}"]`);
      if (element) cache.set(fragment, element.innerHTML);
    }
    return cache.get(fragment);
  }

  async function fetchAll(): Promise<void> {
    try {
      const fragments = (await fetchFragments?.()) ?? [];
      fragments.forEach((html, fragment) => {
        if (!cache.has(fragment)) cache.set(fragment, html);
      });
    } catch (error) {
      loading = undefined;
      console.error('[octavo] Failed to load the content of this page.', error);
    }
  }

  return {
    read,
    load() {
      loading ??= fetchAll();
      return loading;
    },
  };
}
