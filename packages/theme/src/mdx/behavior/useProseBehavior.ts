import { type RefObject, useContext, useEffect } from 'react';

import { SiteContext } from '../../context/contexts';
import { getSiteMessages } from '../../context/site-messages';
import { attachBehavior } from './attach-behavior';
import { setMessages } from './closest-messages';

/**
 * Adds interactivity to the static prose in a container: code block buttons, image zoom and hash links.
 *
 * @param ref ref to the container element
 * @param page key that changes on navigation, for containers that are reused across pages
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: reattach the behavior for the images and the hash of the new page.
  useEffect(() => (ref.current ? attachBehavior(ref.current) : undefined), [ref, page]);
}
