import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { createWriteError } from './write-error';

/** Content of a file, or its parts in order. */
export type FileContent = string | Uint8Array | readonly Uint8Array[];

/**
 * Writes a file atomically so that concurrent readers never see partial content. Creates parent folders if needed.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if the file cannot be written, for example because the disk is full.
 */
export function writeFileAtomic(file: string, content: FileContent): void {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    try {
      writeParts(temporary, content);
    } catch {
      // The parent folder may not exist yet.
      mkdirSync(dirname(file), { recursive: true });
      writeParts(temporary, content);
    }
    renameSync(temporary, file);
  } catch (error) {
    try {
      rmSync(temporary, { force: true });
    } catch {
      // The first error is more useful.
    }
    throw createWriteError(file, error);
  }
}

/** Writes a file. Its parts are not joined, because that takes as long as writing them. */
export function writeParts(file: string, content: FileContent): void {
  if (!Array.isArray(content)) {
    writeFileSync(file, content as string | Uint8Array);
    return;
  }
  const descriptor = openSync(file, 'w');
  try {
    for (const part of content as readonly Uint8Array[]) writeFileSync(descriptor, part);
  } finally {
    closeSync(descriptor);
  }
}
