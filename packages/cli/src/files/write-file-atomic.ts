import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically so that concurrent readers never see partial content. Creates parent folders if needed. */
export function writeFileAtomic(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    writeFileSync(temporary, text);
  } catch {
    // The parent folder may not exist yet.
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, text);
  }
  renameSync(temporary, file);
}
