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

export interface HtmlProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Index of the fragment in the static HTML of the page. */
  fragment?: number;
  /** The HTML itself, for pages that carry it in their module. */
  html?: string;
  /**
   * Whether it stands within a line of text.
   * @default false
   */
  inline?: boolean;
  /**
   * Element that contains the HTML. Without it, the wrapper does not affect the layout.
   * @default 'div', or 'span' when inline
   */
  as?: string;
}

/**
 * Static content of a page, compiled to HTML.
 *
 * On the server and after a navigation, the HTML comes from `HtmlFragmentsProvider`. While the first page
 * hydrates, it comes from the element that the server rendered, so that it is transferred once and its
 * nodes stay. A fragment that the server HTML does not contain is loaded and then shown.
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
    // The store must not find an empty wrapper instead of the server's element.
    'data-fragment': markup === undefined ? undefined : fragment,
    dangerouslySetInnerHTML: useMemo(() => ({ __html: markup ?? '' }), [markup]),
  });
});

function useMarkup(fragment: number | undefined, html: string | undefined): string | undefined {
  const { fragments, store } = useContext(HtmlFragments);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const given = html ?? (fragment === undefined ? undefined : fragments?.[fragment]);
  const own = given === undefined && fragment !== undefined ? store?.read(fragment) : undefined;
  const [adopted] = useState(own);

  const missing = given === undefined && own === undefined;
  useEffect(() => {
    if (!missing || !store) return;
    let mounted = true;
    store.load().then(() => {
      if (mounted) rerender();
    });
    return () => {
      mounted = false;
    };
  }, [missing, store]);

  return useMemo(() => {
    if (given === undefined) return own;
    // Spelled differently, the same HTML would make React build the nodes anew.
    return adopted !== undefined && isSameMarkup(adopted, given) ? adopted : given;
  }, [given, own, adopted]);
}

/** Whether two pieces of HTML make the same nodes, however they spell them. */
function isSameMarkup(a: string, b: string): boolean {
  return a === b || normalize(a) === normalize(b);
}

function normalize(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}
