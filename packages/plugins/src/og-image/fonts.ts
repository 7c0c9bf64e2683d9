import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

import { getInstallCommand, OctavoError } from '@octavo/cli';
import type { FontDetails } from '@takumi-rs/core';

import { digestOf } from '../cache/disk-cache';
import { isLocalFile, toVersionFiles } from '../cache/version-files';

/** Font file, which is read when an image contains one of its characters. */
export interface FontFace {
  family: string;
  weight: number | undefined;
  style: string | undefined;
  path: string;
  /** Value of the descriptor `unicode-range`. By default, the file contains all characters. */
  unicodeRange: string | undefined;
}

/** Inclusive ranges of code points, in order and without overlaps. */
export type Ranges = [first: number, last: number][];

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
      return [{ family, weight: undefined, style: undefined, path, unicodeRange: undefined }];
    }
    const faces = parseFontFaces(readFileSync(path, 'utf8'), dirname(path));
    if (faces.length > 0) return faces;
    throw fontError(font, cwd, 'contains no @font-face rule with a font file');
  });
}

/**
 * Returns the files that determine the content of stylesheets and font files.
 *
 * @param fonts value of the option
 * @param cwd folder from which packages and paths are resolved
 */
export function getFontFiles(fonts: readonly string[], cwd: string): string[] {
  const faces = readFontFaces(fonts, cwd);
  return toVersionFiles([...resolveFonts(fonts, cwd), ...faces.map(({ path }) => path)]);
}

/**
 * Returns the absolute paths of stylesheets and font files.
 *
 * @param fonts value of the option
 * @param cwd folder from which packages and paths are resolved
 * @throws {OctavoError} if a file does not exist
 */
export function resolveFonts(fonts: readonly string[], cwd: string): string[] {
  return fonts.map((font) => resolveFont(font, cwd));
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
          ? 'Check the path, which is relative to the working directory.'
          : `Install the package in the working directory: ${getInstallCommand([name], cwd)}`,
    },
  );
}

const getFamily = createGetter('font-family');
const getWeight = createGetter('font-weight');
const getStyle = createGetter('font-style');
const getUnicodeRange = createGetter('unicode-range');

/** Returns the font files in the `@font-face` rules of a stylesheet. */
export function parseFontFaces(css: string, folder: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, url] = /url\(\s*['"]?([^'")]+)['"]?\s*\)/.exec(rule) ?? [];
    const family = getFamily(rule)?.replace(/['"]/g, '');
    if (url === undefined || family === undefined || /^(?:data|https?):/.test(url)) return [];
    const weight = Number(getWeight(rule));
    return [
      {
        family,
        weight: Number.isNaN(weight) ? undefined : weight,
        style: getStyle(rule),
        path: resolve(folder, url.replace(/[?#].*$/, '')),
        unicodeRange: getUnicodeRange(rule),
      },
    ];
  });
}

/** Creates a function that returns the value of a descriptor in a rule. */
function createGetter(name: string): (rule: string) => string | undefined {
  const pattern = new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;]+)`, 'i');
  return (rule) => pattern.exec(rule)?.[1]?.trim();
}

/** Returns a function that parses the ranges of a font. The weights of a font have the same ranges, which are parsed once. */
function createRangeParser(): (face: FontFace) => Ranges {
  const known = new Map<string | undefined, Ranges>();
  return ({ unicodeRange }) => {
    const ranges = known.get(unicodeRange) ?? parseRanges(unicodeRange);
    known.set(unicodeRange, ranges);
    return ranges;
  };
}

function parseRanges(value = 'U+0-10FFFF'): Ranges {
  const matches = value.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi);
  const toCode = (digits: string, wildcard: string) =>
    Number.parseInt(digits.replaceAll('?', wildcard), 16);
  return mergeRanges(
    [...matches].map(([, start = '', end = start]) => [toCode(start, '0'), toCode(end, 'F')]),
  );
}

/** Sorts ranges, and merges those that overlap. */
function mergeRanges(ranges: Ranges): Ranges {
  const merged: Ranges = [];
  for (const [first, last] of ranges.sort(([a], [b]) => a - b)) {
    const previous = merged.at(-1);
    if (previous && first <= previous[1]) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** Returns the fonts that contain a character of a text, in the order of the option. */
export type SelectFonts = (text: string) => FontDetails[];

/** Creates a function that reads each font file once, when an image contains one of its characters. */
export function createFontSelector(faces: readonly FontFace[]): SelectFonts {
  const rangesOf = createRangeParser();
  const loaded = new Map<FontFace, FontDetails>();
  const load = (face: FontFace): FontDetails => {
    const font = loaded.get(face) ?? loadFont(face, rangesOf(face));
    loaded.set(face, font);
    return font;
  };
  return (text) => {
    const points = [...new Set(text)].map((character) => character.codePointAt(0)!);
    return faces
      .filter((face) => points.some((point) => includes(rangesOf(face), point)))
      .map(load);
  };
}

/** Returns the code points that fonts contain. */
export function getCoverage(faces: readonly FontFace[]): Ranges {
  return mergeRanges([...new Set(faces.map(createRangeParser()))].flat());
}

/** Creates a function that returns the characters of a text that no font contains. Each character is searched once. */
export function createMissingFinder(getRanges: () => Ranges): (text: string) => string[] {
  let ranges: Ranges | undefined;
  const results = new Map<string, boolean>();
  const isMissing = (character: string): boolean => {
    ranges ??= getRanges();
    const result =
      results.get(character) ??
      (!includes(ranges, character.codePointAt(0)!) && !/[\p{C}\p{Z}\p{M}]/u.test(character));
    results.set(character, result);
    return result;
  };
  return (text) => [...new Set(text)].filter(isMissing);
}

/** Uses binary search, because a Chinese font has hundreds of files with up to a hundred ranges each. */
function includes(ranges: Ranges, point: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]![1] < point) low = middle + 1;
    else high = middle;
  }
  return low < ranges.length && ranges[low]![0] <= point;
}

/**
 * Returns a text that changes when a font file or a stylesheet changes, as part of the cache key. It contains the versions
 * of installed packages and the sizes of other files, because reading all files takes too long.
 */
export function identifyFonts(faces: readonly FontFace[]): string {
  const files = toVersionFiles(faces.map(({ path }) => path));
  return JSON.stringify([
    faces.map(({ path, ...face }) => ({ ...face, name: basename(path) })),
    files.map((file) => (isLocalFile(file) ? statSync(file).size : readFileSync(file, 'utf8'))),
  ]);
}

function loadFont({ family, weight, style, path }: FontFace, unicodeRange: Ranges): FontDetails {
  return {
    name: family,
    data: readFileSync(path),
    unicodeRange,
    ...(weight === undefined ? {} : { weight }),
    ...(style === undefined ? {} : { style }),
  };
}
