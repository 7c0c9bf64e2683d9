import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Write a file so that whoever reads it meanwhile has the old one or the new one, and never a part. */
export function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    writeFileSync(temporary, text);
  } catch {
    // The first file of its folder.
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, text);
  }
  renameSync(temporary, file);
}
