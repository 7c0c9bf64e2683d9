import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LAB } from '../lab.mjs';

const TRASH = path.join(LAB, 'trash');

let isCleanupScheduled = false;

/**
 * Removes a file or folder, if it exists. It is only deleted when the benchmark ends: on ext4, creating a file takes 5 to
 * 20 times as long while the file system has recently deleted thousands of others, which tools that write many files
 * would pay for.
 */
export function discard(file) {
  mkdirSync(TRASH, { recursive: true });
  try {
    renameSync(file, path.join(mkdtempSync(path.join(TRASH, 'discarded-')), path.basename(file)));
  } catch (error) {
    if (error.code === 'EXDEV') rmSync(file, { recursive: true, force: true });
    else if (error.code !== 'ENOENT') throw error;
  }
  if (isCleanupScheduled) return;
  isCleanupScheduled = true;
  process.on('exit', () => rmSync(TRASH, { recursive: true, force: true }));
}
