import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type * as TS from 'typescript';

import { toPosixPath } from '../files/posix-path';
import type { TypeScript } from './load-typescript';
import type { Snapshot } from './sample-snapshot';

/** Folder of all samples of a program. It does not exist: the files are in memory. */
const ROOT = `${toPosixPath(realpathSync(tmpdir()))}/octavo-types`;
const MODULES = `${ROOT}/node_modules`;

/** Files of packages, parsed once for all programs. */
const parsed = new Map<string, TS.SourceFile | undefined>();

/** Returns the path of a sample in its program. */
export function getSampleFolder(sample: number): string {
  return `${ROOT}/${sample}`;
}

/**
 * Creates a compiler host for samples in memory that use the packages of a folder, and no others.
 *
 * @param samples - samples by their number
 */
export function createSampleHost(
  ts: TypeScript,
  options: TS.CompilerOptions,
  samples: ReadonlyMap<number, Snapshot>,
  packages: string,
): TS.CompilerHost {
  const host = ts.createCompilerHost(options);
  // Samples run as ES modules, unless their own `package.json` has another type.
  const files = new Map([[`${ROOT}/package.json`, '{ "type": "module" }']]);
  const folders = new Set([ROOT]);
  for (const [sample, snapshot] of samples) {
    for (const [path, text] of snapshot) {
      const file = `${getSampleFolder(sample)}/${path}`;
      files.set(file, text);
      for (let at = dirname(file); at !== ROOT; at = dirname(at)) folders.add(at);
    }
  }
  /** Returns the path on disk, or `undefined` for a file or folder of a sample. */
  const locate = (path: string): string | undefined => {
    if (path === MODULES || path.startsWith(`${MODULES}/`))
      return `${toPosixPath(packages)}/node_modules${path.slice(MODULES.length)}`;
    return path === ROOT || path.startsWith(`${ROOT}/`) ? undefined : path;
  };
  const { sys } = ts;
  const read = host.getSourceFile.bind(host);

  host.getCurrentDirectory = () => ROOT;
  host.fileExists = (path) => {
    const real = locate(path);
    return real === undefined ? files.has(path) : sys.fileExists(real);
  };
  host.readFile = (path) => {
    const real = locate(path);
    return real === undefined ? files.get(path) : sys.readFile(real);
  };
  host.directoryExists = (path) => {
    const real = locate(path);
    return real === undefined ? folders.has(path) : sys.directoryExists(real);
  };
  host.getDirectories = (path) => {
    const real = locate(path);
    return real === undefined ? [] : sys.getDirectories(real);
  };
  host.realpath = (path) => {
    const real = locate(path);
    return real === undefined ? path : (sys.realpath?.(real) ?? real);
  };
  host.getSourceFile = (path, version, ...rest) => {
    const text = files.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version);
    // A path below `ROOT` belongs to different files, depending on the packages.
    if (path.startsWith(`${ROOT}/`)) return read(path, version, ...rest);
    if (!parsed.has(path)) parsed.set(path, read(path, version, ...rest));
    return parsed.get(path);
  };
  return host;
}
