/** The static HTML of one page, by part, from wherever it can be had. */
export interface PartStore {
  /** HTML of a part; `undefined` when neither the page nor an earlier load has it. */
  read: (part: number) => string | undefined;
  /** Fetch what is not in the page; settles when `read` knows every part. Logs a failure. */
  load: () => Promise<void>;
}

/**
 * Make a store over the HTML that the browser already shows.
 *
 * What was read once is kept: a component that hides its children and shows them again finds them
 * here after their element has left the page.
 */
export function createPartStore(
  fetchParts: (() => Promise<readonly string[]>) | undefined,
): PartStore {
  const known = new Map<number, string>();
  let loading: Promise<void> | undefined;

  function read(part: number): string | undefined {
    if (!known.has(part) && typeof document !== 'undefined') {
      const element = document.querySelector(`[data-oct-page] [data-part="${part}"]`);
      if (element) known.set(part, element.innerHTML);
    }
    return known.get(part);
  }

  async function fetchAll(): Promise<void> {
    try {
      const parts = (await fetchParts?.()) ?? [];
      parts.forEach((html, part) => {
        if (!known.has(part)) known.set(part, html);
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
