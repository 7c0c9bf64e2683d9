import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { OctavoError } from '../../model/errors';

/** Which of the equal parts of a site. */
export interface Shard {
  /** Counted from 1. */
  index: number;
  count: number;
}

interface Part extends Shard {
  /** Digest of the settings and of the toolchain that made it. */
  version: string;
  /** Compiled pages, by the paths of their files below the folder of the store. */
  files: string[];
}

/** Folder of all parts, beside the output. */
export function partsFolder(outDir: string): string {
  return `${outDir}-parts`;
}

/** The items of one part: neighbours stay together, and no part has more than one item more than another. */
export function shardOf<T>(items: readonly T[], { index, count }: Shard): T[] {
  const start = (part: number) => Math.floor((part * items.length) / count);
  return items.slice(start(index - 1), start(index));
}

/** Read `1/4`. @throws {OctavoError} `USAGE` */
export function parseShard(text: string): Shard {
  const [, index, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (index !== undefined && count !== undefined && index >= 1 && index <= count)
    return { index, count };
  throw new OctavoError('USAGE', `--shard: expected a part such as 1/4, got ${text}.`);
}

export interface WritePartOptions {
  /** Where the part goes. */
  folder: string;
  shard: Shard;
  version: string;
  /** Files of compiled pages in the store. */
  files: readonly string[];
  /** Folder of the store. */
  storeDir: string;
}

/** Copy compiled pages to a folder that another machine can take them from. */
export function writePart({ folder, shard, version, files, storeDir }: WritePartOptions): void {
  rmSync(folder, { recursive: true, force: true });
  const names = files.map((file) => `${basename(dirname(file))}/${basename(file)}`);
  for (const name of names) copy(join(storeDir, name), join(folder, 'pages', name));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'part.json'),
    JSON.stringify({ ...shard, version, files: names } satisfies Part),
  );
}

/**
 * Put the compiled pages of all parts into the store.
 *
 * @returns How many pages came.
 * @throws {OctavoError} `PARTS_INVALID` where a part is missing, or was made by something else.
 */
export function takeParts(partsDir: string, storeDir: string, version: string): number {
  const parts = readParts(partsDir);
  const counts = new Set(parts.map(({ part }) => part.count));
  const { count = 0 } = parts[0]?.part ?? {};
  const wanted = Array.from({ length: count }, (_, position) => position + 1);
  const missing = wanted.filter((index) => !parts.some(({ part }) => part.index === index));
  if (parts.length === 0 || counts.size > 1 || missing.length > 0) {
    const got = parts.map(({ part }) => `${part.index}/${part.count}`).join(', ') || 'none';
    throw new OctavoError(
      'PARTS_INVALID',
      `Expected every part of one build in ${partsDir}, got ${got}.`,
      {
        hint: `Run octavo build --shard for ${missing.join(', ') || 'each part'}, with one count.`,
      },
    );
  }
  const foreign = parts.filter(({ part }) => part.version !== version);
  if (foreign.length > 0) {
    throw new OctavoError(
      'PARTS_INVALID',
      `Expected parts made by this Octavo with these settings, got others: ${foreign.map(({ folder }) => folder).join(', ')}.`,
      { hint: 'Make all parts from one commit, with one Node.js, in a folder of the same path.' },
    );
  }
  let pages = 0;
  for (const { folder, part } of parts) {
    for (const name of part.files.filter(isEntryName)) {
      copy(join(folder, 'pages', name), join(storeDir, name));
      pages++;
    }
  }
  return pages;
}

function readParts(partsDir: string): { folder: string; part: Part }[] {
  try {
    return readdirSync(partsDir)
      .sort()
      .flatMap((name) => {
        const folder = join(partsDir, name);
        const part = readPart(folder);
        return part ? [{ folder, part }] : [];
      });
  } catch {
    return [];
  }
}

function readPart(folder: string): Part | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'part.json'), 'utf8')) as Part;
  } catch {
    return undefined;
  }
}

/** A part comes from another machine: it names nothing beside the store. */
function isEntryName(name: string): boolean {
  return /^[\da-f]{2}\/[\da-f]+\.jsonl$/.test(name);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
