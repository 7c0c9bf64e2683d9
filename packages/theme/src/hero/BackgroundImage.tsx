import { type ComponentPropsWithoutRef, forwardRef, useState, version } from 'react';

import { useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { assetUrl, loadFallbackImage } from '../url/asset-url';

export interface BackgroundImageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Address of an image; without it, and where it does not load, there is a soft light of the accent. */
  src?: string;
}

// React 18 knows the attribute by its own name alone, React 19 by its property's.
const lowPriority = { [version.startsWith('18.') ? 'fetchpriority' : 'fetchPriority']: 'low' };

/** What lies behind a home page. It says nothing, and nothing waits for it. */
export const BackgroundImage = forwardRef<HTMLDivElement, BackgroundImageProps>(
  function BackgroundImage({ src, className, ...props }, ref) {
    const site = useSite();
    const [failed, setFailed] = useState(false);
    return (
      <div
        aria-hidden="true"
        {...props}
        ref={ref}
        className={classNames('oct-background', className)}
      >
        {src && !failed && (
          <img
            ref={(image) => {
              // An image may fail before React listens.
              if (image?.complete && image.naturalWidth === 0 && !loadFallbackImage(image, site))
                setFailed(true);
            }}
            src={assetUrl(src, site)}
            alt=""
            decoding="async"
            {...lowPriority}
            onError={() => setFailed(true)}
          />
        )}
      </div>
    );
  },
);
