import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

import type { Logger } from '../../model/logger';

/** Logger that prints nothing. */
export const silentLogger: Logger = {
  info: () => {},
  success: () => {},
  warn: () => {},
  error: () => {},
  progress: () => {},
};

/** Folder of a site, which is created before each test and removed after it. */
export interface TemporarySite {
  /** Absolute path, which differs between tests. */
  readonly cwd: string;
  /** Writes files by path relative to the folder. */
  write: (files: Record<string, string>) => void;
  read: (path: string) => string;
}

/** Creates a folder with files before each test, and removes it after it. */
export function createTemporarySite(files: Record<string, string> = {}): TemporarySite {
  let cwd = '';
  const write = (texts: Record<string, string>): void => {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
  };
  beforeEach(() => {
    cwd = mkdtempSync(join(tmpdir(), 'octavo-test-'));
    write(files);
  });
  afterEach(() => rmSync(cwd, { recursive: true }));
  return {
    get cwd() {
      return cwd;
    },
    write,
    read: (path) => readFileSync(join(cwd, path), 'utf8'),
  };
}
