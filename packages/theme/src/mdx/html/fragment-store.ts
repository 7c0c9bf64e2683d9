/** Store for the static HTML fragments of a page. */
export interface FragmentStore {
  /** Returns the HTML of a fragment, or `undefined` if the fragment is neither in the document nor fetched yet. */
  read: (fragment: number) => string | undefined;
  /** Fetches all fragments. Logs errors instead of rejecting. */
  load: () => Promise<void>;
}

/**
 * Creates a store that reads fragments from the document before fetching them.
 *
 * Fragments are cached, because a component can unmount its children and render them again later.
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
