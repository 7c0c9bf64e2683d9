import { type ComponentPropsWithoutRef, forwardRef, useState, version } from 'react';

import { useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { assetUrl, loadFallbackImage } from '../url/asset-url';

/** Props for `BackgroundImage`. */
export interface BackgroundImageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /**
   * Image URL.
   * @default a gradient in the accent color, also used as the fallback if the image fails to load
   */
  src?: string;
}

// React 18 only supports the lowercase attribute, and React 19 only supports the camelCase prop.
const lowPriority = { [version.startsWith('18.') ? 'fetchpriority' : 'fetchPriority']: 'low' };

/**
 * Renders the decorative background on home pages.
 *
 * @example
 * ```tsx
 * <BackgroundImage src="/background.webp" />
 * ```
 */
export const BackgroundImage = forwardRef<HTMLDivElement, BackgroundImageProps>(
  function BackgroundImage({ src, className, ...props }, ref) {
    const site = useSite();
    const [hasFailed, setHasFailed] = useState(false);
    return (
      <div
        aria-hidden="true"
        {...props}
        ref={ref}
        className={classNames('oct-background', className)}
      >
        {src && !hasFailed && (
          <img
            ref={(image) => {
              // The image may fail to load before hydration.
              if (image?.complete && image.naturalWidth === 0 && !loadFallbackImage(image, site))
                setHasFailed(true);
            }}
            src={assetUrl(src, site)}
            alt=""
            decoding="async"
            {...lowPriority}
            onError={() => setHasFailed(true)}
          />
        )}
      </div>
    );
  },
);
