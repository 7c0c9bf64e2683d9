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

import { HtmlFragmentsContext } from './HtmlFragments';

/** Props for `Html`. */
export interface HtmlProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Index of the fragment in the page's static HTML. */
  fragment?: number;
  /** HTML to render, for pages that inline their HTML. Takes precedence over `fragment`. */
  html?: string;
  /**
   * Whether to render inline content.
   * @default false
   */
  inline?: boolean;
  /**
   * Tag name of the wrapper element. By default, the wrapper does not affect the layout.
   * @default 'div', or 'span' if `inline` is set
   */
  as?: string;
}

/**
 * Renders static page content that was compiled to HTML.
 *
 * `HtmlFragmentsProvider` provides the HTML on the server and after client-side navigation. During hydration of the
 * first page, the HTML is read from the server-rendered element instead, so that it is only transferred once and its
 * DOM nodes are reused. Fragments that are missing from the server-rendered HTML are loaded on demand.
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
    // Prevents the store from reading an empty wrapper instead of the server-rendered element.
    'data-fragment': markup === undefined ? undefined : fragment,
    dangerouslySetInnerHTML: useMemo(() => ({ __html: markup ?? '' }), [markup]),
  });
});

function useMarkup(fragment: number | undefined, html: string | undefined): string | undefined {
  const { fragments, store } = useContext(HtmlFragmentsContext);
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
    // Reuse the hydrated markup if it is equivalent. Otherwise, React would recreate the DOM nodes.
    return hydrated !== undefined && isSameMarkup(hydrated, provided) ? hydrated : provided;
  }, [provided, stored, hydrated]);
}

/** Checks whether two HTML strings parse to the same DOM. */
function isSameMarkup(a: string, b: string): boolean {
  return a === b || normalize(a) === normalize(b);
}

function normalize(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}
