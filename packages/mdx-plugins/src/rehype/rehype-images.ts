import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { findMovedPath } from '../diagnostics/find-moved-path';
import { findSimilarFile } from '../diagnostics/find-similar-file';
import { warn } from '../diagnostics/report';
import { forEachReference, type Reference } from '../hast/references';
import type { DialectOptions } from '../options';
import { getPageState, type PageState } from '../page/page-state';
import { decodeUrl, hasScheme, safeDecode } from '../text/url';
import { addPictures, canHaveVariants, type PictureSource } from './add-pictures';
import { type ImageMetadata, readImageMetadata } from './image-metadata';
import { recordReference } from './rehype-links';
import { isSvgReference } from './svg-reference';

type Options = Pick<DialectOptions, 'assetUrl' | 'resolvePublic' | 'publicDir' | 'images'>;

/** Elements whose media files are published. For components, only `src` values with a media file extension are published. */
const MEDIA = new Set(['img', 'source', 'video', 'audio', 'track', 'embed']);
const MEDIA_FILE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|ogg|mp3|wav)(?:[?#]|$)/i;

/** Elements whose `src` is not an image. */
const OTHER_MEDIA = new Set(['source', 'video', 'audio', 'track', 'embed']);

/** Length in pixels, but not a percentage. */
const PIXELS = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/;

/** Publishes relative images and adds image dimensions to avoid layout shifts. */
export const rehypeImages: Plugin<[Options], Root> = (options) => (tree, file) => {
  const state = getPageState(file);
  const pictures: PictureSource[] = [];
  forEachReference(tree, file, (reference) => {
    if (reference.attribute === 'href' ? !isSvgReference(reference) : !isMedia(reference)) return;
    const { value: src } = reference;
    if (src === '' && reference.name === 'img') warnAboutMissingUrl(state, reference);
    const published = hasScheme(src) ? undefined : publish(reference, options, file);
    // The image is already reported, so the link check must not report the image again.
    if (published === 'missing') return;
    if (published && published.src !== src) reference.set(published.src);
    recordReference(state, reference, published?.src ?? src, 'image');
    // The size of the image is not that of its larger file for the zoomed view.
    if (reference.name === 'img' && reference.attribute === 'src')
      addImageAttributes(reference, published?.image);
    if (published?.image && canHaveVariants(reference))
      pictures.push({ ...published, image: published.image, node: reference.node, reference });
  });
  if (options.images) addPictures(tree, pictures, options.images, options, state);
};

function warnAboutMissingUrl(state: PageState, { file, position }: Reference): void {
  warn(
    state,
    { file, at: position },
    {
      message: 'The image has no URL',
      hint: 'Add a file path or URL, or remove the image.',
    },
  );
}

function isMedia({ name, value, attribute }: Reference): boolean {
  if (MEDIA.has(name)) return true;
  return /^[A-Z]/.test(name) && attribute === 'src' && MEDIA_FILE.test(value);
}

interface Published {
  src: string;
  /** Absolute path of the file. */
  file: string;
  image: ImageMetadata | undefined;
}

function publish(
  reference: Reference,
  options: Options,
  file: VFile,
): Published | 'missing' | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(reference.value) ?? [];
  if (path === '') return undefined;
  const state = getPageState(file);
  if (path.startsWith('/')) {
    const publicFile = join(options.publicDir ?? '', safeDecode(path));
    const image = options.publicDir ? readImageMetadata(publicFile) : undefined;
    // The page contains the size of the image.
    if (options.publicDir) state.dependencies.add(publicFile);
    const src = options.resolvePublic?.(reference.value) ?? reference.value;
    return { src, file: publicFile, image };
  }
  if (!options.assetUrl) return undefined;
  const absolute = resolve(dirname(reference.file), safeDecode(path));
  state.dependencies.add(absolute);
  const image = readImageMetadata(absolute);
  if (!image) {
    const moved = findImage(path, reference.file);
    const isImage = reference.attribute !== 'src' || !OTHER_MEDIA.has(reference.name);
    const kind = isImage ? 'image' : 'file';
    // The hint is cached with the page.
    if (moved !== undefined) state.probes.add(resolve(dirname(reference.file), safeDecode(moved)));
    warn(
      state,
      { file: reference.file, at: reference.position },
      {
        message: `${isImage ? 'Image' : 'File'} not found: "${decodeUrl(reference.value)}"`,
        hint: `Paths are relative to the current file. ${moved === undefined ? `Fix the path or add the ${kind}.` : `Did you mean "${decodeUrl(moved)}"?`}`,
      },
      'dead-asset',
    );
    return 'missing';
  }
  const { url, output } = options.assetUrl(absolute, image.hash);
  state.assets.set(absolute, { file: absolute, output });
  return { src: url + rest, file: absolute, image };
}

/**
 * Returns the relative path of an image that a missing path may refer to: the image is where it was before the page was
 * moved, or has a similar name.
 */
function findImage(path: string, file: string): string | undefined {
  const toFile = (candidate: string) => resolve(dirname(file), safeDecode(candidate));
  const moved = findMovedPath(
    path,
    (candidate) => existsSync(toFile(candidate)),
    (folder) => listFolders(toFile(folder)),
  );
  if (moved !== undefined) return moved;
  const similar = findSimilarFile(toFile(path));
  if (similar === undefined) return undefined;
  const similarPath = relative(dirname(file), similar).split(sep).join('/');
  const relativePath = encodeURI(similarPath).replace(/[?#]/g, encodeURIComponent);
  return relativePath.startsWith('.') ? relativePath : `./${relativePath}`;
}

/** Returns the names of the folders in a folder, sorted. */
function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .sort();
}

function addImageAttributes(reference: Reference, image: ImageMetadata | undefined): void {
  const { has, add } = reference;
  if (image?.width && image.height) addSize(reference, image.width, image.height);
  if (!has('loading')) add('loading', 'lazy');
  if (!has('decoding')) add('decoding', 'async');
}

/** Adds the dimensions of an image. A missing dimension is in proportion to the dimension that the author wrote. */
function addSize({ has, get, add }: Reference, width: number, height: number): void {
  if (!has('width') && !has('height')) {
    add('width', width);
    add('height', height);
  } else if (!has('height')) addScaled('height', get('width'), height / width, add);
  else if (!has('width')) addScaled('width', get('height'), width / height, add);
}

function addScaled(name: string, written: string, ratio: number, add: Reference['add']): void {
  const scaled = Math.round(Number(PIXELS.exec(written)?.[1] ?? 0) * ratio);
  if (scaled > 0) add(name, scaled);
}
