import { useSite } from '../context/useSite';
import { assetUrl } from '../url/asset-url';

/** Image URL, or separate URLs for light and dark mode. */
export type ThemedSource = string | { light: string; dark: string };

/** Props for `ThemedImage`. */
export interface ThemedImageProps {
  /** Image URL, or separate URLs for light and dark mode. */
  src: ThemedSource;
  /** Alternative text. */
  alt: string;
  /** Image width and height in CSS pixels. Setting them prevents layout shifts. */
  size: number;
  /** Value of the `srcset` attribute. */
  srcSet?: string;
  /** Value of the `sizes` attribute. */
  sizes?: string;
  /**
   * Whether to load the image lazily.
   * @default false
   */
  lazy?: boolean;
  /** CSS class for the image element. */
  className?: string;
}

/** Renders an image. If light and dark mode have separate images, both are rendered and CSS hides one of them. */
export function ThemedImage({ src, alt, size, lazy, ...props }: ThemedImageProps) {
  const site = useSite();
  const sources =
    typeof src === 'string'
      ? [{ url: src, mode: undefined }]
      : [
          { url: src.light, mode: 'light' },
          { url: src.dark, mode: 'dark' },
        ];
  return sources.map(({ url, mode }) => (
    <img
      key={mode ?? 'both'}
      {...props}
      alt={alt}
      src={assetUrl(url, site)}
      data-only={mode}
      width={size}
      height={size}
      // Browsers do not load hidden lazy images, so only the image for the current color mode is fetched.
      loading={lazy || mode ? 'lazy' : undefined}
      decoding="async"
    />
  ));
}
