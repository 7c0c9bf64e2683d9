import { createContext, type ReactNode, useEffect, useMemo, useRef } from 'react';

import { createFragmentStore, type FragmentStore } from './fragment-store';

export interface HtmlFragmentsProviderProps {
  /**
   * Static HTML of the page, by fragment. Omit it while the first page hydrates: the HTML that the
   * browser already has is adopted.
   */
  value: readonly string[] | undefined;
  /** Fetches the fragments of the first page; called only for a fragment that the server HTML does not contain. */
  load?: (() => Promise<readonly string[]>) | undefined;
  children?: ReactNode;
}

export interface HtmlFragmentsContext {
  fragments: readonly string[] | undefined;
  store: FragmentStore | undefined;
}

export const HtmlFragments = createContext<HtmlFragmentsContext>({
  fragments: undefined,
  store: undefined,
});

/** Provides the HTML of the `Html` elements of a page. Use one per page. */
export function HtmlFragmentsProvider({ value, load, children }: HtmlFragmentsProviderProps) {
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  }, [load]);

  const store = useMemo(
    () => createFragmentStore(async () => (await latestLoad.current?.()) ?? []),
    [],
  );
  const context = useMemo(() => ({ fragments: value, store }), [value, store]);
  return <HtmlFragments.Provider value={context}>{children}</HtmlFragments.Provider>;
}
