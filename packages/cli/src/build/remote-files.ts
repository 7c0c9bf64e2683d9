import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { findCheckout, toPortablePath } from '../files/checkout';
import { digest } from '../files/digest';
import { listFiles } from '../files/list-files';
import { toPosixPath } from '../files/posix-path';
import { writeFileAtomic } from '../files/write-file-atomic';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import type { PackedFile } from '../remote-cache/pack';
import {
  openRemoteCache,
  type TransferSummary,
  type UploadFile,
} from '../remote-cache/remote-cache';
import { readRemoteCacheSettings } from '../remote-cache/settings';
import type { Output } from './output/output';
import type { FileRecord } from './output/output-record';

/** Files of the cache folder that every build can use, besides compiled pages. They contain digests of their inputs. */
const SHARED_FILES =
  /^(?:bundle\/production\/(?:client|server)(?:\.json|\.size\.json|\/.+)|page-lists\.json|inline-scripts\.json|search\/[^/]+\.json|images\/[\da-f]+\.\w+)$/;
const PAGE_FILE = /^pages\/[\da-f]{2}\/[\da-f]{32}\.jsonl$/;
/** Prefix of files in the output folder. */
const OUTPUT = 'output/';

/** What a build has transferred, with the number of restored pages. */
export interface RemoteSummary extends TransferSummary {
  pages: number;
}

/** Remote cache of a build. */
export interface RemoteFiles {
  /**
   * Downloads page store entries. If this folder has never been built, also downloads everything else that a build creates.
   *
   * @param entries - absolute paths of the missing entries
   * @param output - receives the output files, which are not downloaded by default
   */
  restore: (entries: readonly string[], output?: Output) => Promise<void>;
  /** Returns what the build has transferred so far. */
  summary: () => RemoteSummary;
  /** Uploads what this build has created, after the site is written. Returns what the build has transferred. */
  upload: (output: Output, entries: readonly string[]) => Promise<RemoteSummary>;
}

/**
 * Opens the remote cache of a site. Returns `undefined` if the environment or the configuration disables it.
 *
 * @param version - digest of the settings and toolchain
 */
export function openRemoteFiles(
  { cwd, cacheDir, outDir, build }: Pick<SiteConfig, 'cwd' | 'cacheDir' | 'outDir' | 'build'>,
  version: string,
  logger: Pick<Logger, 'warn'>,
): RemoteFiles | undefined {
  const settings = readRemoteCacheSettings(process.env, build.remoteCache);
  if (settings === undefined) return undefined;
  if ('problem' in settings) {
    logger.warn(`The remote cache is not used: ${settings.problem}`);
    return undefined;
  }
  const checkout = findCheckout(cwd);
  const id = digest(version, toPortablePath(cwd, checkout), toPortablePath(outDir, checkout));
  const cache = openRemoteCache(settings, id);
  let pages = 0;
  const fileOf = (name: string) => join(cacheDir, name);
  const summary = () => ({ ...cache.summary(), pages });
  const entryName = (file: string) => toPosixPath(relative(cacheDir, file));

  return {
    async restore(entries, output) {
      const missing = new Set(entries.map(entryName));
      const isCold = !existsSync(join(cacheDir, 'output.json'));
      const folder = join(cacheDir, 'output-restored');
      const files = new Map<string, FileRecord>();
      const isWanted = ({ name }: PackedFile) =>
        PAGE_FILE.test(name)
          ? missing.has(name)
          : isCold &&
            (name.startsWith(OUTPUT)
              ? output !== undefined
              : SHARED_FILES.test(name) && !existsSync(fileOf(name)));
      rmSync(folder, { recursive: true, force: true });
      const folders = new Set<string>();
      const writeOutput = (path: string, content: Buffer) => {
        const target = join(folder, path);
        if (!folders.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
        folders.add(dirname(target));
        writeFileSync(target, content);
      };
      await cache.restore(isWanted, ({ name, key }, content) => {
        const path = name.slice(OUTPUT.length);
        try {
          if (!name.startsWith(OUTPUT)) {
            writeFileAtomic(fileOf(name), content);
            if (PAGE_FILE.test(name)) pages += 1;
          } else if (key !== undefined) {
            writeOutput(path, content);
            const { size, mtimeMs } = statSync(join(folder, path));
            files.set(path, { key, size, mtimeMs });
          }
        } catch {
          // The build creates the file itself, for example if another one has the name of its folder.
        }
      });
      output?.addRestored({ folder, files, isTemporary: true });
    },
    async upload(output, entries) {
      const shared = listFiles(cacheDir).filter((name) => SHARED_FILES.test(name));
      const files: UploadFile[] = [...entries.map(entryName), ...shared].map((name) => ({
        name,
        read: () => readFileSync(fileOf(name)),
      }));
      for (const [path, key] of output.computed()) {
        const file = join(outDir, path);
        files.push({ name: OUTPUT + path, key, read: () => readFileSync(file) });
      }
      await cache.upload(files);
      return summary();
    },
    summary,
  };
}
