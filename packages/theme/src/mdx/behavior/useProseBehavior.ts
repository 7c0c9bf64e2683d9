import { type RefObject, useContext, useEffect } from 'react';

import { SiteContext } from '../../context/contexts';
import { getSiteMessages } from '../../context/site-messages';
import { attachBehavior } from './attach-behavior';
import { setMessages } from './closest-messages';

/**
 * Adds interactivity to the static prose in a container: code blocks, image zoom and hash links.
 *
 * @param ref container element
 * @param page key that changes with each page, for a container that is reused across pages
 * @example
 * ```tsx
 * const ref = useRef<HTMLDivElement>(null);
 * useProseBehavior(ref, usePage().routePath);
 * return <div ref={ref}>{children}</div>;
 * ```
 */
export function useProseBehavior(ref: RefObject<HTMLElement | null>, page?: string): void {
  const site = useContext(SiteContext);
  useEffect(() => {
    if (ref.current && site) setMessages(ref.current, getSiteMessages(site));
  }, [ref, site]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new images and a new hash.
  useEffect(() => (ref.current ? attachBehavior(ref.current) : undefined), [ref, page]);
}
