import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';

/** Image hash and dimensions. */
export interface ImageMetadata {
  /** Hexadecimal SHA-256 content hash. */
  hash: string;
  /** Width in CSS pixels. `undefined` if the file has no dimensions. */
  width?: number;
  height?: number;
  /** Whether the image is a PNG, JPEG or WebP image without an animation. */
  isStill: boolean;
}

const cache = new Map<string, { stamp: string; metadata: ImageMetadata }>();

/** Reads the hash and dimensions of an image. Returns `undefined` if the file does not exist. */
export function readImageMetadata(file: string): ImageMetadata | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  const cached = cache.get(file);
  if (cached?.stamp === stamp) return cached.metadata;
  const content = readFileSync(file);
  const metadata: ImageMetadata = {
    hash: createHash('sha256').update(content).digest('hex'),
    ...readSize(content),
    isStill: isStill(content),
  };
  cache.set(file, { stamp, metadata });
  return metadata;
}

function readSize(content: Buffer): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    // EXIF orientations 5 to 8 swap width and height.
    const [w, h] = orientation >= 5 ? [height, width] : [width, height];
    return { width: Math.round(w), height: Math.round(h) };
  } catch {
    // The dimensions of video, audio and invalid images cannot be read.
    return {};
  }
}

/** Checks whether the content is a PNG, JPEG or WebP image without an animation. */
function isStill(content: Buffer): boolean {
  const text = (start: number, end: number) => content.toString('latin1', start, end);
  if (text(0, 2) === '\xff\xd8') return true;
  // An animated PNG image has this chunk before the first frame.
  if (text(1, 4) === 'PNG') return !content.subarray(0, content.indexOf('IDAT')).includes('acTL');
  if (text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP') return false;
  const hasFlags = text(12, 16) === 'VP8X';
  return !hasFlags || ((content[20] ?? 0) & 2) === 0;
}
