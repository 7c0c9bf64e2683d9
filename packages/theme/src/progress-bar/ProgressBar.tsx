import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';

import { useMessagesOrDefault } from '../context/useMessagesOrDefault';
import { classNames } from '../dom/class-names';
import { PROGRESS_BAR_DELAY } from '../model/constants';

/** Props for `ProgressBar`. */
export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whether a page is loading. */
  loading: boolean;
  /** Accessible name. @default the `loading` UI string of the site, or the English one outside `SiteProvider` */
  label?: string;
}

/**
 * Progress bar at the top of the viewport. Appears when loading takes longer than 200 ms.
 *
 * @example
 * <ProgressBar loading={isLoading} />
 */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { loading, label, className, ...props },
  ref,
) {
  const messages = useMessagesOrDefault();
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setVisible(true), PROGRESS_BAR_DELAY);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [loading]);
  return (
    <div
      {...props}
      ref={ref}
      className={classNames('oct-progress', className)}
      role="progressbar"
      aria-label={label ?? messages.loading}
      hidden={!isVisible}
    />
  );
});
