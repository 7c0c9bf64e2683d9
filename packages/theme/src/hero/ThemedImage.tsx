import { useSite } from '../context/useSite';
import { assetUrl } from '../url/asset-url';

export type ThemedSource = string | { light: string; dark: string };

export interface ThemedImageProps {
  src: ThemedSource;
  alt: string;
  /** Width and height in CSS pixels, so that nothing moves when the image has come. */
  size: number;
  srcSet?: string;
  sizes?: string;
  lazy?: boolean;
  className?: string;
}

/** An image, or a pair of which the stylesheet shows the one for light or dark. */
export function ThemedImage({ src, alt, size, lazy, ...props }: ThemedImageProps) {
  const site = useSite();
  const sources =
    typeof src === 'string'
      ? [{ address: src, only: undefined }]
      : [
          { address: src.light, only: 'light' },
          { address: src.dark, only: 'dark' },
        ];
  return sources.map(({ address, only }) => (
    <img
      key={only ?? 'both'}
      {...props}
      alt={alt}
      src={assetUrl(address, site)}
      data-only={only}
      width={size}
      height={size}
      // Of a pair one image is never shown, and so never fetched when it is lazy.
      loading={lazy || only ? 'lazy' : undefined}
      decoding="async"
    />
  ));
}
