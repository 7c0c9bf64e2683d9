import { createContext, type ReactNode, useEffect, useMemo, useRef } from 'react';

import { createFragmentStore, type FragmentStore } from './fragment-store';

/** Props of `HtmlFragmentsProvider`. */
export interface HtmlFragmentsProviderProps {
  /**
   * Static HTML fragments of the page. Use `undefined` while the first page hydrates, so that the
   * server-rendered HTML is reused.
   */
  value: readonly string[] | undefined;
  /** Fetches the fragments of the first page. Called only if a fragment is missing from the server HTML. */
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

/**
 * Provides the HTML of the `Html` elements of a page. Use one provider per page.
 *
 * @example
 * ```tsx
 * <HtmlFragmentsProvider value={undefined} load={() => fetchFragments('/guide/')}>
 *   <Page />
 * </HtmlFragmentsProvider>
 * ```
 */
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
