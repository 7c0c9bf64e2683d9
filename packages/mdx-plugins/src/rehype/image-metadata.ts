import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';

/** Hash and size of an image. */
export interface ImageMetadata {
  /** SHA-256 hash of the content, in hexadecimal. */
  hash: string;
  /** Width in CSS pixels. Undefined if the format has no size. */
  width?: number;
  height?: number;
}

const cache = new Map<string, { stamp: string; metadata: ImageMetadata }>();

/** Returns the hash and size of an image file, or `undefined` if the file does not exist. */
export function readImage(file: string): ImageMetadata | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  const cached = cache.get(file);
  if (cached?.stamp === stamp) return cached.metadata;
  const content = readFileSync(file);
  const metadata: ImageMetadata = {
    hash: createHash('sha256').update(content).digest('hex'),
    ...readSize(content),
  };
  cache.set(file, { stamp, metadata });
  return metadata;
}

function readSize(content: Buffer): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    // Orientations from 5 on are rotated by 90 degrees.
    const [w, h] = orientation >= 5 ? [height, width] : [width, height];
    return { width: Math.round(w), height: Math.round(h) };
  } catch {
    // Video, audio and invalid images have no size.
    return {};
  }
}
