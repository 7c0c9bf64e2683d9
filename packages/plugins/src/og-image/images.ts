import { join } from 'node:path';

import type { Renderer } from '@takumi-rs/core';

import { digestOf, pruneCache, readOptional, writeCacheFile } from '../cache/disk-cache';
import { versionOfPeer } from '../peers/find-peer';
import { drawImage, type ImageDesign } from './draw-image';
import {
  createFontSelector,
  createMissingFinder,
  type FontFace,
  getCoverage,
  identifyFonts,
  type Ranges,
} from './fonts';
import { type ImageContent, textOf } from './image-content';

/** Cache version. Increment it when the image of the same content changes. */
const FORMAT = '2';

/** Ellipsis of text that does not fit. */
const ELLIPSIS = '…';

/** Images of a site. */
export interface Images {
  /** Returns the digest of everything that an image depends on. Its cached file is kept. */
  keyOf: (content: ImageContent) => string;
  /** Returns an image as PNG, from the cache if its content has not changed. */
  draw: (content: ImageContent) => Promise<Uint8Array>;
  /** Returns the characters of an image that no font contains. */
  findMissing: (content: ImageContent) => string[];
  /** Deletes cached images whose digest or content has not been returned. */
  prune: () => void;
}

/**
 * Creates the images of a site.
 *
 * @param faces font files
 * @param cacheDir folder for cached images
 */
export function createImages(
  faces: readonly FontFace[],
  design: ImageDesign,
  cacheDir: string,
): Images {
  const select = createFontSelector(faces);
  const used = new Set<string>();
  let fonts: string | undefined;
  const getFonts = () => {
    fonts ??= digestOf(FORMAT, identifyFonts(faces));
    return fonts;
  };
  /** Parsing the ranges of a Chinese font takes longer than everything else for unchanged images. */
  const findMissing = createMissingFinder(() => {
    const name = `${getFonts()}.json`;
    used.add(name);
    const file = join(cacheDir, name);
    const cached = readRanges(file);
    if (cached) return cached;
    const ranges = getCoverage(faces);
    writeCacheFile(file, JSON.stringify(ranges));
    return ranges;
  });
  let environment: string | undefined;
  let renderer: Promise<Renderer> | undefined;
  const keyOf = (content: ImageContent): string => {
    environment ??= digestOf(getFonts(), versionOfPeer('@takumi-rs/core'), JSON.stringify(design));
    const key = digestOf(environment, JSON.stringify(content));
    used.add(nameOf(key));
    return key;
  };
  return {
    keyOf,
    async draw(content) {
      const file = join(cacheDir, nameOf(keyOf(content)));
      const cached = readOptional(file);
      if (cached && isComplete(cached)) return cached;
      renderer ??= import('@takumi-rs/core').then(({ Renderer }) => new Renderer());
      const selected = select(`${textOf(content)}${ELLIPSIS}`);
      const image = await drawImage(await renderer, content, design, selected);
      writeCacheFile(file, image);
      return image;
    },
    findMissing: (content) => findMissing(textOf(content)),
    prune: () => pruneCache(cacheDir, ({ name }) => used.has(name)),
  };
}

function nameOf(key: string): string {
  return `${key}.png`;
}

function readRanges(file: string): Ranges | undefined {
  try {
    const ranges: unknown = JSON.parse(String(readOptional(file)));
    return Array.isArray(ranges) ? (ranges as Ranges) : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the signature of a PNG, and the chunk at its end. */
function isComplete(png: Buffer): boolean {
  return (
    png.length > 12 && png.readUInt32BE(0) === 0x89504e47 && png.includes('IEND', -8, 'latin1')
  );
}
