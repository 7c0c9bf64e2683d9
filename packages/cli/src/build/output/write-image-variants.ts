import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ImageVariant, PageAsset } from '@octavo/mdx-plugins';
import type Sharp from 'sharp';

import { digest } from '../../files/digest';
import { writeFileAtomic } from '../../files/write-file-atomic';
import type { SiteConfig } from '../../model/config';
import type { Problem } from '../../model/errors';
import type { Logger } from '../../model/logger';
import type { Output } from './output';

/** Number of images that are converted at the same time. sharp uses several threads for each. */
const CONCURRENCY = 2;
/** Bytes of the digest at the start of a cache file. */
const DIGEST_LENGTH = 64;

interface Variant extends PageAsset {
  variant: ImageVariant;
}

/**
 * Converts images and writes the variants to the output. Variants are cached by the content of the image. Returns a
 * problem for each image that cannot be converted.
 */
export async function writeImageVariants(
  output: Pick<Output, 'write'>,
  assets: Iterable<PageAsset>,
  {
    config,
    logger,
    sharp,
  }: {
    config: Pick<SiteConfig, 'cacheDir'>;
    logger: Pick<Logger, 'progress'>;
    sharp: typeof Sharp | undefined;
  },
): Promise<Problem[]> {
  if (!sharp) return [];
  const missing: (Variant & { cacheFile: string })[] = [];
  for (const asset of assets) {
    const { variant } = asset;
    if (!variant) continue;
    const { format, width, hash } = variant;
    const key = digest(hash, format, `${width}`, JSON.stringify(sharp.versions));
    const cacheFile = join(config.cacheDir, 'images', `${key}.${format}`);
    const cached = readVariant(cacheFile);
    if (cached) output.write(asset.output, cached);
    else missing.push({ ...asset, variant, cacheFile });
  }
  const problems = new Map<string, Problem>();
  const total = missing.length;
  let done = 0;
  const convertNext = async (): Promise<void> => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const { file, variant, cacheFile } = next;
      try {
        const content = await convert(sharp, file, variant);
        writeFileAtomic(cacheFile, Buffer.concat([Buffer.from(digest(content)), content]));
        output.write(next.output, content);
      } catch (error) {
        problems.set(file, {
          file,
          message: `Failed to convert the image: ${error instanceof Error ? error.message : String(error)}`,
          hint: 'Replace the image with a valid file, or set "images" to false.',
        });
      }
      done += 1;
      logger.progress(`Converting images ${done}/${total}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, convertNext));
  return [...problems.values()];
}

function convert(sharp: typeof Sharp, file: string, variant: ImageVariant): Promise<Buffer> {
  const { format, width } = variant;
  // Without arguments, `rotate` applies the orientation of photos.
  return sharp(file)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format)
    .toBuffer();
}

/** Reads a variant from the cache. Returns `undefined` if the file is missing or invalid. */
function readVariant(file: string): Buffer | undefined {
  try {
    const entry = readFileSync(file);
    const content = entry.subarray(DIGEST_LENGTH);
    return digest(content) === entry.toString('latin1', 0, DIGEST_LENGTH) ? content : undefined;
  } catch {
    return undefined;
  }
}
