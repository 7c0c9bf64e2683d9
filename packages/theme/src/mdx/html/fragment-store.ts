/** The static HTML of one page, by fragment: from the document, or from the server. */
export interface FragmentStore {
  /** Returns the HTML of a fragment; `undefined` if neither the document nor an earlier load has it. */
  read: (fragment: number) => string | undefined;
  /** Fetches all fragments; resolves when `read` returns every fragment. Logs an error instead of rejecting. */
  load: () => Promise<void>;
}

/**
 * Creates a store that reads the HTML of the document first.
 *
 * Fragments that were read stay in the store: a component can hide its children, which removes their
 * element, and show them again.
 */
export function createFragmentStore(
  fetchFragments: (() => Promise<readonly string[]>) | undefined,
): FragmentStore {
  const known = new Map<number, string>();
  let loading: Promise<void> | undefined;

  function read(fragment: number): string | undefined {
    if (!known.has(fragment) && typeof document !== 'undefined') {
      const element = document.querySelector(`[data-oct-page] [data-fragment="${fragment}"]`);
      if (element) known.set(fragment, element.innerHTML);
    }
    return known.get(fragment);
  }

  async function fetchAll(): Promise<void> {
    try {
      const fragments = (await fetchFragments?.()) ?? [];
      fragments.forEach((html, fragment) => {
        if (!known.has(fragment)) known.set(fragment, html);
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
