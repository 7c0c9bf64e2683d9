import { dirname, join, resolve } from 'node:path';
import type { Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { failure, warn } from '../diagnostics/report';
import { forEachReference, type Reference } from '../hast/references';
import type { DialectOptions } from '../options';
import { type PageState, pageState } from '../page/page-state';
import { hasScheme, safeDecode } from '../text/address';
import { type ImageFacts, readImage } from './image-facts';
import { record } from './rehype-links';

type Options = Pick<DialectOptions, 'assetUrl' | 'resolvePublic' | 'publicDir'>;

/** Elements whose `src` is a file to publish; of components, the addresses that look like one. */
const MEDIA = new Set(['img', 'source', 'video', 'audio', 'track', 'embed']);
const MEDIA_FILE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|ogg|mp3|wav)(?:[?#]|$)/i;

/** Publish relative images, and give images their size, so that nothing shifts when they arrive. */
export const rehypeImages: Plugin<[Options], Root> = (options) => (tree, file) => {
  const state = pageState(file);
  forEachReference(tree, file, (reference) => {
    if (reference.attribute === 'href' || !isMedia(reference)) return;
    const { value: src } = reference;
    if (src === '' && reference.name === 'img') warnOfEmpty(state, reference);
    const facts = hasScheme(src) ? undefined : publish(reference, options, file);
    if (facts && facts.src !== src) reference.set(facts.src);
    record(state, reference, facts?.src ?? src, 'image');
    if (reference.name === 'img') describe(reference, facts?.image);
  });
};

function warnOfEmpty(state: PageState, { file, position }: Reference): void {
  warn(
    state,
    { file, at: position },
    {
      message: 'Expected an address for the image, got none',
      hint: 'Write the path of a file, or remove the image.',
    },
  );
}

function isMedia({ name, value, attribute }: Reference): boolean {
  if (MEDIA.has(name)) return true;
  return /^[A-Z]/.test(name) && attribute === 'src' && MEDIA_FILE.test(value);
}

interface Published {
  src: string;
  image: ImageFacts | undefined;
}

function publish(reference: Reference, options: Options, file: VFile): Published | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(reference.value) ?? [];
  if (path === '') return undefined;
  if (path.startsWith('/')) {
    const image = options.publicDir
      ? readImage(join(options.publicDir, safeDecode(path)))
      : undefined;
    return { src: options.resolvePublic?.(reference.value) ?? reference.value, image };
  }
  if (!options.assetUrl) return undefined;
  const absolute = resolve(dirname(reference.file), safeDecode(path));
  const state = pageState(file);
  state.dependencies.add(absolute);
  const image = readImage(absolute);
  if (!image) {
    throw failure(
      file,
      { file: reference.file, at: reference.position },
      {
        message: `Expected an image at \`${reference.value}\`, but there is none (looked for ${absolute})`,
        hint: 'Correct the path, which is relative to this file, or add the image.',
      },
    );
  }
  const { url, output } = options.assetUrl(absolute, image.hash);
  state.assets.set(absolute, { file: absolute, output });
  return { src: url + rest, image };
}

function describe({ has, add }: Reference, image: ImageFacts | undefined): void {
  if (image?.width && image.height && !has('width') && !has('height')) {
    add('width', image.width);
    add('height', image.height);
  }
  if (!has('loading')) add('loading', 'lazy');
  if (!has('decoding')) add('decoding', 'async');
}
