import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { createLogger, type Logger } from '@octavo/cli/internal';
import { afterEach, beforeEach, type Mock, vi } from 'vitest';

/** Site in a temporary folder. The folder is created before each test and removed after it. */
export interface TempSite {
  readonly cwd: string;
  readonly logger: TestLogger;
  /** Writes files by path, relative to the folder. */
  write: (files: Record<string, string>) => void;
  /** Reads a file by its path, relative to the folder. */
  read: (path: string) => string;
}

type TestLogger = Logger & Record<'info' | 'warn' | 'success', Mock>;

/** Creates a temporary site for each test of a file. */
export function useTempSite(): TempSite {
  let cwd = '';
  beforeEach(() => {
    cwd = mkdtempSync(join(tmpdir(), 'octavo-migrate-'));
  });
  afterEach(() => rmSync(cwd, { recursive: true, force: true }));
  return {
    get cwd() {
      return cwd;
    },
    logger: createTestLogger(),
    write: (files) => {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(cwd, path)), { recursive: true });
        writeFileSync(join(cwd, path), content);
      }
    },
    read: (path) => readFileSync(join(cwd, path), 'utf8'),
  };
}

function createTestLogger(): TestLogger {
  return { ...createLogger(), info: vi.fn(), warn: vi.fn(), success: vi.fn() };
}
