import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useMessages } from '../context/useMessages';
import { classNames } from '../dom/class-names';
import { MAIN_ID } from '../dom/main-id';
import { Icon } from '../icons/Icon';
import { SCROLLED_THRESHOLD } from '../model/constants';
import { scrollToHash } from '../scroll/scroll-to-hash';
import { useScrolledPast } from '../scroll/useScrolledPast';

export type ScrollToTopProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onClick'>;

/** A button back to the top, once the page is scrolled by more than 100 px. */
export const ScrollToTop = forwardRef<HTMLButtonElement, ScrollToTopProps>(function ScrollToTop(
  { className, ...props },
  ref,
) {
  const messages = useMessages();
  const shown = useScrolledPast(SCROLLED_THRESHOLD);
  return (
    <button
      type="button"
      aria-label={messages.scrollToTop}
      {...props}
      ref={ref}
      className={classNames('oct-scroll-to-top', className)}
      hidden={!shown}
      onClick={() => {
        // The button goes with the end of the way, and would take the focus with it.
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
        scrollToHash('', { smooth: true });
      }}
    >
      <Icon name="arrowUp" />
    </button>
  );
});
