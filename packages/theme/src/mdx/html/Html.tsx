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

import { HtmlParts } from './HtmlParts';

export interface HtmlProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'part'> {
  /** Number of the part of the page's static HTML to show. */
  part?: number;
  /** The HTML itself, for pages that carry it in their module. */
  html?: string;
  /**
   * Whether it stands within a line of text.
   * @default false
   */
  inline?: boolean;
  /**
   * Element that holds the HTML. Without it the wrapper takes no part in the layout.
   * @default 'div', or 'span' when inline
   */
  as?: string;
}

/**
 * Static content of a page, compiled to HTML.
 *
 * On the server and after a navigation the HTML comes from `HtmlPartsProvider`. While the first page
 * hydrates it is taken from the element that the server rendered, so that it travels once and its
 * nodes stay. A part that the server left out is loaded and then shown.
 */
export const Html = forwardRef<HTMLElement, HtmlProps>(function Html(
  { part, html, inline = false, as, className, ...attributes },
  ref,
) {
  const markup = useMarkup(part, html);
  return createElement(as ?? (inline ? 'span' : 'div'), {
    ...attributes,
    ref,
    className: as ? className : className ? `oct-html ${className}` : 'oct-html',
    // An empty wrapper must not pass for the server's element when the part is looked for.
    'data-part': markup === undefined ? undefined : part,
    dangerouslySetInnerHTML: useMemo(() => ({ __html: markup ?? '' }), [markup]),
  });
});

function useMarkup(part: number | undefined, html: string | undefined): string | undefined {
  const { parts, store } = useContext(HtmlParts);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const given = html ?? (part === undefined ? undefined : parts?.[part]);
  const own = given === undefined && part !== undefined ? store?.read(part) : undefined;
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
