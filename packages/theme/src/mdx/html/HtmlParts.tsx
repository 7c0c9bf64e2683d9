import { createContext, type ReactNode, useEffect, useMemo, useRef } from 'react';

import { createPartStore, type PartStore } from './part-store';

export interface HtmlPartsProviderProps {
  /**
   * The page's static HTML, by part. Leave it out while hydrating the first page: the browser has
   * that HTML already and it is adopted.
   */
  value: readonly string[] | undefined;
  /** Fetch the parts of the first page; asked only for a part that its server HTML does not hold. */
  load?: (() => Promise<readonly string[]>) | undefined;
  children?: ReactNode;
}

export interface HtmlPartsContext {
  parts: readonly string[] | undefined;
  store: PartStore | undefined;
}

export const HtmlParts = createContext<HtmlPartsContext>({ parts: undefined, store: undefined });

/** Gives the `Html` elements of a page their HTML. One per page. */
export function HtmlPartsProvider({ value, load, children }: HtmlPartsProviderProps) {
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  }, [load]);

  const store = useMemo(
    () => createPartStore(async () => (await latestLoad.current?.()) ?? []),
    [],
  );
  const context = useMemo(() => ({ parts: value, store }), [value, store]);
  return <HtmlParts.Provider value={context}>{children}</HtmlParts.Provider>;
}
