import { createContext, type ReactNode, useEffect, useMemo, useRef } from 'react';

import { createFragmentStore, type FragmentStore } from './fragment-store';

/** Props for `HtmlFragmentsProvider`. */
export interface HtmlFragmentsProviderProps {
  /**
   * Static HTML fragments of the page. Set to `undefined` during hydration of the first page to reuse the
   * server-rendered HTML.
   */
  value: readonly string[] | undefined;
  /** Fetches the fragments of the first page. Only called if a fragment is missing from the server-rendered HTML. */
  load?: (() => Promise<readonly string[]>) | undefined;
  children?: ReactNode;
}

export interface HtmlFragmentsContextValue {
  fragments: readonly string[] | undefined;
  store: FragmentStore | undefined;
}

export const HtmlFragmentsContext = createContext<HtmlFragmentsContextValue>({
  fragments: undefined,
  store: undefined,
});

/**
 * Provides the HTML for the `Html` elements on a page. Use one provider per page.
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
  return <HtmlFragmentsContext.Provider value={context}>{children}</HtmlFragmentsContext.Provider>;
}
