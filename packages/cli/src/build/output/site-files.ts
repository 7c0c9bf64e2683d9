import { closeSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { checkOutputPath } from '../../files/output-path';
import { createWriteError } from '../../files/write-error';
import type { SiteFiles } from '../../model/plugin-values';
import type { FileRecord } from './output-record';
import type { StagedFiles } from './staged-files';

/**
 * Creates the API that plugins use to read and write output files.
 *
 * @param cacheDir - cache folder of the build, for files that are written in chunks
 */
export function createSiteFiles(output: StagedFiles, cacheDir: string): SiteFiles {
  const folder = join(cacheDir, 'output-chunks');
  let files: Map<string, FileRecord> | undefined;
  const stage = async (path: string, key: string, chunks: AsyncIterable<Uint8Array>) => {
    if (!files) {
      files = new Map();
      rmSync(folder, { recursive: true, force: true });
      output.addRestored({ folder, files, isTemporary: true });
    }
    files.set(path, { key, ...(await writeChunks(join(folder, checkOutputPath(path)), chunks)) });
  };
  return {
    write: output.write,
    read: output.read,
    async put(path, key, make) {
      const content = output.has(path, key) ? '' : await make();
      const isWhole = typeof content === 'string' || content instanceof Uint8Array;
      if (!isWhole) await stage(path, key, content);
      output.put(path, key, () => (isWhole ? content : ''));
    },
  };
}

/** Writes a file in chunks. @throws {OctavoError} `OUTPUT_FAILED` if it cannot be written */
async function writeChunks(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<Pick<FileRecord, 'size' | 'mtimeMs'>> {
  // Errors of the chunks are those of the plugin.
  const attempt = <T>(write: () => T): T => {
    try {
      return write();
    } catch (error) {
      throw createWriteError(file, error);
    }
  };
  const descriptor = attempt(() => {
    mkdirSync(dirname(file), { recursive: true });
    return openSync(file, 'w');
  });
  try {
    for await (const chunk of chunks) attempt(() => writeFileSync(descriptor, chunk));
  } finally {
    closeSync(descriptor);
  }
  const { size, mtimeMs } = statSync(file);
  return { size, mtimeMs };
}
