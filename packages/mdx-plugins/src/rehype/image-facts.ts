import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';

export interface ImageFacts {
  /** Digest of the content, in hexadecimal. */
  hash: string;
  /** In CSS pixels; missing where the format does not tell. */
  width?: number;
  height?: number;
}

const known = new Map<string, { stamp: string; facts: ImageFacts }>();

/** Digest and size of an image file; `undefined` when there is no such file. */
export function readImage(file: string): ImageFacts | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  const before = known.get(file);
  if (before?.stamp === stamp) return before.facts;
  const content = readFileSync(file);
  const facts: ImageFacts = {
    hash: createHash('sha256').update(content).digest('hex'),
    ...sizeOf(content),
  };
  known.set(file, { stamp, facts });
  return facts;
}

function sizeOf(content: Buffer): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    // Orientations from 5 on are shown lying on their side.
    const [w, h] = orientation >= 5 ? [height, width] : [width, height];
    return { width: Math.round(w), height: Math.round(h) };
  } catch {
    // Video and sound have no size here, and a broken image shows as one.
    return {};
  }
}
