import { type RefObject, useContext, useEffect } from 'react';

import { SiteContext } from '../../context/contexts';
import { getSiteMessages } from '../../context/site-messages';
import { attachBehavior } from './attach-behavior';
import { giveMessages } from './messages-near';

/**
 * Make the static prose in a container react: code blocks, images and hash targets.
 *
 * @param page what tells one page from another, for a container that outlives its page
 */
export function useProseBehavior(ref: RefObject<HTMLElement | null>, page?: string): void {
  const site = useContext(SiteContext);
  useEffect(() => {
    if (ref.current && site) giveMessages(ref.current, getSiteMessages(site));
  }, [ref, site]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new images and a new hash.
  useEffect(() => (ref.current ? attachBehavior(ref.current) : undefined), [ref, page]);
}
