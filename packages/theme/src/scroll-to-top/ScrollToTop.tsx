import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useMessages } from '../context/useMessages';
import { classNames } from '../dom/class-names';
import { MAIN_ID } from '../dom/main-id';
import { Icon } from '../icons/Icon';
import { SCROLLED_THRESHOLD } from '../model/constants';
import { scrollToHash } from '../scroll/scroll-to-hash';
import { useScrolledPast } from '../scroll/useScrolledPast';

/** Props for `ScrollToTop`. */
export type ScrollToTopProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onClick'>;

/**
 * Button that scrolls to the top of the page. Visible when the page is scrolled by more than 100 px.
 *
 * @example
 * <ScrollToTop />
 */
export const ScrollToTop = forwardRef<HTMLButtonElement, ScrollToTopProps>(function ScrollToTop(
  { className, ...props },
  ref,
) {
  const messages = useMessages();
  const isVisible = useScrolledPast(SCROLLED_THRESHOLD);
  return (
    <button
      type="button"
      aria-label={messages.scrollToTop}
      {...props}
      ref={ref}
      className={classNames('oct-scroll-to-top', className)}
      hidden={!isVisible}
      onClick={() => {
        // The button is hidden at the top of the page, so move the focus away from it.
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
        scrollToHash('', { smooth: true });
      }}
    >
      <Icon name="arrowUp" />
    </button>
  );
});
