import { useState } from 'react';

import { useSite } from '../context/useSite';
import { assetUrl, loadFallbackImage } from '../url/asset-url';

export interface ToolLogoProps {
  src: string;
  name: string;
  /** Width and height in CSS pixels. @default 40 */
  size?: number;
}

/** Tool logo. If the image fails to load, shows the first letter of the name instead. */
export function ToolLogo({ src, name, size = 40 }: ToolLogoProps) {
  const site = useSite();
  const [failed, setFailed] = useState(false);
  if (!src || failed) {
    return (
      <span className="oct-tool-logo" aria-hidden="true">
        {[...name][0]}
      </span>
    );
  }
  return (
    <img
      ref={(image) => {
        // The image may have failed to load before hydration.
        const isBroken = image?.complete && image.naturalWidth === 0 && image.src !== '';
        if (isBroken && !loadFallbackImage(image, site)) setFailed(true);
      }}
      className="oct-tool-logo"
      src={assetUrl(src, site)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
