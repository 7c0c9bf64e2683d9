import {
  createElement,
  forwardRef,
  type HTMLAttributes,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';

import { HtmlFragments } from './HtmlFragments';

/** Props of `Html`. */
export interface HtmlProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Index of the fragment in the static HTML of the page. */
  fragment?: number;
  /** HTML to render, for pages whose module contains it. Takes precedence over `fragment`. */
  html?: string;
  /**
   * Whether the HTML is inline content.
   * @default false
   */
  inline?: boolean;
  /**
   * Tag name of the wrapper element. The default wrapper does not affect the layout.
   * @default 'div', or 'span' when inline
   */
  as?: string;
}

/**
 * Renders static content of a page, which is compiled to HTML.
 *
 * On the server and after a navigation, `HtmlFragmentsProvider` provides the HTML. When the first page
 * hydrates, the HTML is read from the server-rendered element, so that it is transferred only once and its
 * nodes are reused. Fragments that are missing from the server HTML are loaded on demand.
 *
 * @example
 * ```tsx
 * <HtmlFragmentsProvider value={['<p>Hello</p>']}>
 *   <Html fragment={0} />
 * </HtmlFragmentsProvider>
 * ```
 */
export const Html = forwardRef<HTMLElement, HtmlProps>(function Html(
  { fragment, html, inline = false, as, className, ...attributes },
  ref,
) {
  const markup = useMarkup(fragment, html);
  return createElement(as ?? (inline ? 'span' : 'div'), {
    ...attributes,
    ref,
    className: as ? className : className ? `oct-html ${className}` : 'oct-html',
    // The store must not read an empty wrapper instead of the server-rendered element.
    'data-fragment': markup === undefined ? undefined : fragment,
    dangerouslySetInnerHTML: useMemo(() => ({ __html: markup ?? '' }), [markup]),
  });
});

function useMarkup(fragment: number | undefined, html: string | undefined): string | undefined {
  const { fragments, store } = useContext(HtmlFragments);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const provided = html ?? (fragment === undefined ? undefined : fragments?.[fragment]);
  const stored =
    provided === undefined && fragment !== undefined ? store?.read(fragment) : undefined;
  const [hydrated] = useState(stored);

  const isMissing = provided === undefined && stored === undefined;
  useEffect(() => {
    if (!isMissing || !store) return;
    let mounted = true;
    store.load().then(() => {
      if (mounted) rerender();
    });
    return () => {
      mounted = false;
    };
  }, [isMissing, store]);

  return useMemo(() => {
    if (provided === undefined) return stored;
    // React would recreate the nodes if equivalent HTML were serialized differently.
    return hydrated !== undefined && isSameMarkup(hydrated, provided) ? hydrated : provided;
  }, [provided, stored, hydrated]);
}

/** Returns whether two HTML strings parse to the same nodes. */
function isSameMarkup(a: string, b: string): boolean {
  return a === b || normalize(a) === normalize(b);
}

function normalize(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}
