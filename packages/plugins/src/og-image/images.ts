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
} from './fonts';
import { type ImageContent, textOf } from './image-content';

/** Cache version. Increment it when the image of the same content changes. */
const FORMAT = '2';

/** Package that draws the images. */
export const RENDERER = '@takumi-rs/core';

/** Ellipsis of text that does not fit. */
const ELLIPSIS = '…';

/** Images of a site. */
export interface Images {
  /** Returns the digest of everything that an image depends on. Its cached file is kept. */
  keyOf: (content: ImageContent) => string;
  /** Returns an image as PNG, from the cache if its content has not changed. */
  draw: (content: ImageContent) => Promise<Uint8Array>;
  /** Returns the characters of images that no font contains, with the first image that contains each of them. */
  findMissing: (contents: readonly ImageContent[]) => Map<string, ImageContent>;
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
  /** Parsing the ranges of a Chinese font, and searching the characters, takes longer than everything else for unchanged images. */
  const readCached = <Value>(name: string, compute: () => Value[]): Value[] => {
    const file = join(cacheDir, name);
    const cached = readArray<Value>(file);
    if (cached) return cached;
    const value = compute();
    writeCacheFile(file, JSON.stringify(value));
    return value;
  };
  const findMissing = (contents: readonly ImageContent[]): [character: string, index: number][] => {
    const rangesFile = `${getFonts()}.json`;
    const missingFile = `${digestOf(getFonts(), ...contents.map(keyOf))}.json`;
    used.add(rangesFile).add(missingFile);
    return readCached(missingFile, () => {
      const find = createMissingFinder(() => readCached(rangesFile, () => getCoverage(faces)));
      const missing = new Map<string, number>();
      for (const [index, content] of contents.entries())
        for (const character of find(textOf(content)))
          if (!missing.has(character)) missing.set(character, index);
      return [...missing];
    });
  };
  let environment: string | undefined;
  let renderer: Promise<Renderer> | undefined;
  const keys = new WeakMap<ImageContent, string>();
  const keyOf = (content: ImageContent): string => {
    const known = keys.get(content);
    if (known !== undefined) return known;
    environment ??= digestOf(getFonts(), versionOfPeer(RENDERER), JSON.stringify(design));
    const key = digestOf(environment, JSON.stringify(content));
    keys.set(content, key);
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
    findMissing: (contents) =>
      new Map(findMissing(contents).map(([character, index]) => [character, contents[index]!])),
    prune: () => pruneCache(cacheDir, ({ name }) => used.has(name)),
  };
}

function nameOf(key: string): string {
  return `${key}.png`;
}

function readArray<Value>(file: string): Value[] | undefined {
  try {
    const value: unknown = JSON.parse(String(readOptional(file)));
    return Array.isArray(value) ? (value as Value[]) : undefined;
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
