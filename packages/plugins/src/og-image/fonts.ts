import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

import { getInstallCommand, OctavoError } from '@octavo/cli';
import type { FontDetails } from '@takumi-rs/core';

import { digestOf } from '../cache/disk-cache';

/** Font file, which is read when an image contains one of its characters. */
export interface FontFace {
  family: string;
  weight: number | undefined;
  style: string | undefined;
  path: string;
  /** Inclusive ranges of code points, in order and without overlaps. */
  ranges: [first: number, last: number][];
}

const ALL: FontFace['ranges'] = [[0, 0x10ffff]];

/**
 * Returns the font files of stylesheets and font files.
 *
 * @param fonts value of the option
 * @param cwd folder from which packages and paths are resolved
 * @throws {OctavoError} if a file does not exist or contains no fonts
 */
export function readFontFaces(fonts: readonly string[], cwd: string): FontFace[] {
  return fonts.flatMap((font) => {
    const path = resolveFont(font, cwd);
    if (!path.endsWith('.css')) {
      const family = `octavo-${digestOf(path)}`;
      return [{ family, weight: undefined, style: undefined, path, ranges: ALL }];
    }
    const faces = parseFontFaces(readFileSync(path, 'utf8'), dirname(path));
    if (faces.length > 0) return faces;
    throw fontError(font, cwd, 'contains no @font-face rule with a font file');
  });
}

function resolveFont(font: string, cwd: string): string {
  try {
    const require = createRequire(join(cwd, 'docs.config.js'));
    return require.resolve(/^[./]/.test(font) ? resolve(cwd, font) : font);
  } catch {
    throw fontError(font, cwd, 'was not found');
  }
}

function fontError(font: string, cwd: string, reason: string): OctavoError {
  const [name] = /^(?:@[^/]+\/)?[^./@][^/]*/.exec(font) ?? [];
  return new OctavoError(
    'CONFIG_INVALID',
    `Options of the plugin "ogImage": "fonts": "${font}" ${reason}.`,
    {
      hint:
        name === undefined
          ? 'Check the path, which is relative to the folder of docs.config.ts.'
          : `Install the package in the folder of docs.config.ts: ${getInstallCommand([name], cwd)}`,
    },
  );
}

/** Returns the font files in the `@font-face` rules of a stylesheet. */
export function parseFontFaces(css: string, folder: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, url] = /url\(\s*['"]?([^'")]+)['"]?\s*\)/.exec(rule) ?? [];
    const family = property(rule, 'font-family')?.replace(/['"]/g, '');
    if (url === undefined || family === undefined || /^(?:data|https?):/.test(url)) return [];
    const weight = Number(property(rule, 'font-weight'));
    return [
      {
        family,
        weight: Number.isNaN(weight) ? undefined : weight,
        style: property(rule, 'font-style'),
        path: resolve(folder, url.replace(/[?#].*$/, '')),
        ranges: parseRanges(property(rule, 'unicode-range')),
      },
    ];
  });
}

function property(rule: string, name: string): string | undefined {
  return new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;]+)`, 'i').exec(rule)?.[1]?.trim();
}

function parseRanges(value: string | undefined): FontFace['ranges'] {
  if (value === undefined) return ALL;
  const ranges = value.split(',').flatMap((item): FontFace['ranges'] => {
    const [, start, end] = /^U\+([\da-f?]+)(?:-([\da-f]+))?$/i.exec(item.trim()) ?? [];
    if (start === undefined) return [];
    const first = Number.parseInt(start.replaceAll('?', '0'), 16);
    return [[first, Number.parseInt(end ?? start.replaceAll('?', 'F'), 16)]];
  });
  return mergeRanges(ranges);
}

/** Sorts ranges, and merges those that overlap. */
function mergeRanges(ranges: FontFace['ranges']): FontFace['ranges'] {
  const merged: FontFace['ranges'] = [];
  for (const [first, last] of ranges.sort(([a], [b]) => a - b)) {
    const previous = merged.at(-1);
    if (previous && first <= previous[1]) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** Fonts by the characters that they contain. */
export interface FontSelector {
  /** Returns the fonts that contain a character of a text, in the order of the option. */
  select: (text: string) => FontFace[];
  /** Returns the characters of a text that no font contains. */
  findMissing: (text: string) => string[];
}

/** Creates functions that search each character only once, because Chinese fonts have hundreds of files. */
export function createFontSelector(faces: readonly FontFace[]): FontSelector {
  const known = new Map<string, readonly FontFace[]>();
  const facesOf = (character: string): readonly FontFace[] => {
    const point = character.codePointAt(0)!;
    const found = known.get(character) ?? faces.filter(({ ranges }) => includes(ranges, point));
    known.set(character, found);
    return found;
  };
  return {
    select(text) {
      const used = new Set([...new Set(text)].flatMap(facesOf));
      return faces.filter((face) => used.has(face));
    },
    findMissing: (text) =>
      [...new Set(text)].filter(
        (character) => facesOf(character).length === 0 && !/[\p{C}\p{Z}\p{M}]/u.test(character),
      ),
  };
}

/** Uses binary search, because a Chinese font has hundreds of files with up to a hundred ranges each. */
function includes(ranges: FontFace['ranges'], point: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]![1] < point) low = middle + 1;
    else high = middle;
  }
  return low < ranges.length && ranges[low]![0] <= point;
}

/** Returns the name and the size of a font file, which are part of the cache key. Reading all files takes too long. */
export function identifyFont({ path }: FontFace): string {
  return `${basename(path)} ${statSync(path).size}`;
}

/** Creates a function that reads font files, each of them once. */
export function createFontLoader(): (face: FontFace) => FontDetails {
  const loaded = new Map<FontFace, FontDetails>();
  return (face) => {
    const { family: name, weight, style, ranges: unicodeRange, path } = face;
    const font = loaded.get(face) ?? {
      name,
      data: readFileSync(path),
      unicodeRange,
      ...(weight === undefined ? {} : { weight }),
      ...(style === undefined ? {} : { style }),
    };
    loaded.set(face, font);
    return font;
  };
}
