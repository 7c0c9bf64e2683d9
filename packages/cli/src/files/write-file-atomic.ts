import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { createWriteError } from './write-error';

/**
 * Writes a file atomically so that concurrent readers never see partial content. Creates parent folders if needed.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if the file cannot be written, for example because the disk is full.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    try {
      writeFileSync(temporary, content);
    } catch {
      // The parent folder may not exist yet.
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(temporary, content);
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
