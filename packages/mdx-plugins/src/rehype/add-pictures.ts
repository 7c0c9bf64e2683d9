import type { Element, ElementContent, Parents, Root } from 'hast';

import type { Reference } from '../hast/references';
import type { DialectOptions, ImageOptions } from '../options';
import type { PageState } from '../page/page-state';
import type { ImageMetadata } from './image-metadata';

/** Width of the content column in CSS pixels, at which images are displayed at most. */
const CONTENT_WIDTH = 704;

/** Image that can become a `<picture>` element. */
export interface PictureSource {
  node: Reference['node'];
  reference: Pick<Reference, 'get'>;
  /** URL of the original. */
  src: string;
  /** Absolute path of the original. */
  file: string;
  image: ImageMetadata;
}

/** Checks whether a reference is the `src` of an image without `srcset`. */
export function canHaveVariants({ name, attribute, has }: Reference): boolean {
  return name === 'img' && attribute === 'src' && !has('srcSet') && !has('srcset');
}

/**
 * Replaces images with `<picture>` elements that offer their variants, and adds the variants to the assets of the page.
 * The original is the fallback, and is shown in the zoomed view.
 */
export function addPictures(
  tree: Root,
  pictures: readonly PictureSource[],
  images: ImageOptions,
  { assetUrl }: Pick<DialectOptions, 'assetUrl'>,
  state: PageState,
): void {
  if (!assetUrl) return;
  const byNode = new Map<unknown, PictureSource>(
    pictures.map((picture) => [picture.node, picture]),
  );
  wrapImages(tree);

  function wrapImages(parent: Parents | { children: ElementContent[]; tagName?: string }): void {
    // The author of a `<picture>` offers candidates already.
    if ('tagName' in parent && parent.tagName === 'picture') return;
    parent.children.forEach((child, index) => {
      const picture = byNode.get(child);
      const sources = picture && createSources(picture);
      if (picture && sources && sources.length > 0) {
        setZoomSource(picture);
        (parent.children as ElementContent[])[index] = {
          type: 'element',
          tagName: 'picture',
          properties: {},
          children: [...sources, child as ElementContent],
        };
      } else if ('children' in child && !isJsxPicture(child)) wrapImages(child);
    });
  }

  function createSources({ reference, file, image }: PictureSource): Element[] {
    const { width, hash, isStill } = image;
    if (!width || !isStill) return [];
    // The hash in the name of the variants depends on the file, which may be in the public folder.
    state.dependencies.add(file);
    const sizes = images.sizes ?? `min(100vw, ${getDisplayWidth(reference, width)}px)`;
    return images.formats.map((format) => {
      const candidates = getVariantWidths(width, images.widths).map((variantWidth) => {
        const variant = { format, width: variantWidth };
        const { url, output } = assetUrl!(file, hash, variant);
        state.assets.set(output, { file, output, variant: { ...variant, hash } });
        return `${url} ${variantWidth}w`;
      });
      return {
        type: 'element',
        tagName: 'source',
        properties: { type: `image/${format}`, srcSet: candidates.join(', '), sizes },
        children: [],
      };
    });
  }
}

/** Returns the widths of the variants: all that are smaller than the image, and its own width up to the largest one. */
export function getVariantWidths(width: number, widths: readonly number[]): number[] {
  const largest = Math.min(width, Math.max(...widths));
  const smaller = widths.filter((candidate) => candidate < largest);
  return [...new Set([...smaller, largest])].sort((a, b) => a - b);
}

function getDisplayWidth({ get }: Pick<Reference, 'get'>, width: number): number {
  const written = Number.parseFloat(get('width'));
  return Math.round(Math.min(written > 0 ? written : width, CONTENT_WIDTH));
}

function isJsxPicture(node: object): boolean {
  return 'name' in node && node.name === 'picture';
}

/** Shows the original in the zoomed view, unless the author chose a file. */
function setZoomSource({ node, src }: PictureSource): void {
  if (node.type === 'element') {
    node.properties.dataZoomSrc ??= src;
    return;
  }
  const isSet = node.attributes.some(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'data-zoom-src',
  );
  if (!isSet) node.attributes.push({ type: 'mdxJsxAttribute', name: 'data-zoom-src', value: src });
}
