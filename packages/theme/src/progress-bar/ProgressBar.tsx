import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';

import { useMessagesAnywhere } from '../context/useMessagesAnywhere';
import { classNames } from '../dom/class-names';
import { PROGRESS_BAR_DELAY } from '../model/constants';

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whether something is loading. */
  loading: boolean;
  /** @default the site's word for loading; English outside a site */
  label?: string;
}

/** A line at the window's top while a page loads; what takes less than 200 ms shows none. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { loading, label, className, ...props },
  ref,
) {
  const messages = useMessagesAnywhere();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setShown(true), PROGRESS_BAR_DELAY);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [loading]);
  return (
    <div
      {...props}
      ref={ref}
      className={classNames('oct-progress', className)}
      role="progressbar"
      aria-label={label ?? messages.loading}
      hidden={!shown}
    />
  );
});
