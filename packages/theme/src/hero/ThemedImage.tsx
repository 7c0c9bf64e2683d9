import { useSite } from '../context/useSite';
import { assetUrl } from '../url/asset-url';

/** URL of an image, or separate URLs for light and dark mode. */
export type ThemedSource = string | { light: string; dark: string };

/** Props of `ThemedImage`. */
export interface ThemedImageProps {
  /** URL, or separate URLs for light and dark mode. */
  src: ThemedSource;
  /** Alternative text. */
  alt: string;
  /** Width and height in CSS pixels, which prevent layout shifts. */
  size: number;
  /** Image candidates, as in `<img srcset>`. */
  srcSet?: string;
  /** Image sizes, as in `<img sizes>`. */
  sizes?: string;
  /**
   * Whether to load the image lazily.
   * @default false
   */
  lazy?: boolean;
  /** CSS class of the image. */
  className?: string;
}

/** Renders an image, or one image each for light and dark mode, of which CSS hides one. */
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
      // Browsers do not fetch hidden lazy images, so only the image of the current mode is loaded.
      loading={lazy || mode ? 'lazy' : undefined}
      decoding="async"
    />
  ));
}
