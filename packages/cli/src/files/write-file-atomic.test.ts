import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { writeFileAtomic } from './write-file-atomic';

test('reports a file that cannot be written, and leaves no temporary file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-write-'));
  try {
    writeFileSync(join(folder, 'file'), '');
    expect(() => writeFileAtomic(join(folder, 'file/child'), 'text')).toThrow(
      /^Failed to write to .*child: E\w+/,
    );
    expect(readdirSync(folder)).toEqual(['file']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
