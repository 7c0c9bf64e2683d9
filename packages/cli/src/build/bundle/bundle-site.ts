import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import type { Configuration } from '@rspack/core';

import { createFileDigests, digest } from '../../files/digest';
import { listFiles } from '../../files/list-files';
import { writeFileAtomic } from '../../files/write-file-atomic';
import { type BundleInput, clientConfig, serverConfig } from './bundle-config';
import { entryName } from './generated';

const brotli = promisify(brotliCompress);

/** A bundle on disk. */
export interface Bundle {
  /** Folder its files lie in. */
  folder: string;
  /** Files by entry, in the order they load, below the folder. */
  entries: Record<string, string[]>;
  /** All files, below the folder. */
  files: string[];
  /** Digest of all the files. */
  hash: string;
  /** What the main entry weighs with brotli, in bytes, by kind of file. */
  firstVisit: { script: number; style: number };
}

export interface Bundles {
  client: Bundle;
  server: Bundle;
}

interface BundleRecord {
  /** Digest of what was asked for. */
  request: string;
  /** Every file that was read, with what it held. */
  inputs: [path: string, digest: string | null][];
  /** Paths that were looked for and not there. */
  missing: string[];
  /** Folders of which everything is taken that a pattern fits, with the names in them. */
  folders: [path: string, digest: string][];
  bundle: Omit<Bundle, 'folder'>;
}

/** Bundle the site for browsers and for rendering. A bundle whose inputs are all the same is used again. */
export async function bundleSite(input: BundleInput): Promise<Bundles> {
  // The client's files are weighed while the server's are bundled.
  const [client, server] = await Promise.all([
    bundleOnce(clientConfig(input), input),
    bundleOnce(serverConfig(input), input),
  ]);
  return { client, server };
}

/** Files of the entry of a page, less those every page loads. */
export function pageScripts(client: Bundle, routePath: string): string[] {
  const main = new Set(client.entries.main);
  return (client.entries[entryName(routePath)] ?? []).filter((file) => !main.has(file));
}

async function bundleOnce(configuration: Configuration, input: BundleInput): Promise<Bundle> {
  const folder = configuration.output!.path!;
  const recordFile = `${folder}.json`;
  const pages = input.pages.map((page) => [page.routePath, page.filePath, page.kind]);
  const request = digest(
    input.compile.version,
    JSON.stringify([configuration, pages], serializeFunctions),
  );
  const known = readRecord(recordFile, folder, request);
  if (known) return { ...known, folder };

  const { runCompiler } = await import('./run-compiler');
  const stats = await runCompiler(configuration, input.config);
  const { compilation } = stats;
  const entries = Object.fromEntries(
    [...compilation.entrypoints].map(([name, entry]) => [name, entry.getFiles()]),
  );
  const files = listFiles(folder);
  const bundle = {
    entries,
    files,
    hash: digestFolder(folder, files),
    firstVisit: await weigh(folder, entries.main ?? []),
  };
  const digestOf = createFileDigests();
  const record: BundleRecord = {
    request,
    inputs: [...compilation.fileDependencies].sort().map((path) => [path, digestOf(path)]),
    missing: [...compilation.missingDependencies].sort(),
    folders: [...compilation.contextDependencies].sort().map((path) => [path, digestNames(path)]),
    bundle,
  };
  writeFileAtomic(recordFile, JSON.stringify(record));
  return { ...bundle, folder };
}

function readRecord(
  recordFile: string,
  folder: string,
  request: string,
): BundleRecord['bundle'] | undefined {
  try {
    const record = JSON.parse(readFileSync(recordFile, 'utf8')) as BundleRecord;
    const digestOf = createFileDigests();
    const isCurrent =
      record.request === request &&
      record.inputs.every(([path, was]) => digestOf(path) === was) &&
      record.missing.every((path) => !existsSync(path)) &&
      record.folders.every(([path, was]) => digestNames(path) === was) &&
      digestFolder(folder, record.bundle.files) === record.bundle.hash;
    return isCurrent ? record.bundle : undefined;
  } catch {
    return undefined;
  }
}

function digestFolder(folder: string, files: readonly string[]): string {
  return digest(...files.flatMap((file) => [file, readFileSync(join(folder, file))]));
}

function digestNames(folder: string): string {
  return existsSync(folder) ? digest(...listFiles(folder)) : '';
}

async function weigh(folder: string, files: readonly string[]): Promise<Bundle['firstVisit']> {
  const sum = async (extension: string) => {
    const sizes = files
      .filter((file) => file.endsWith(extension))
      .map(async (file) => (await brotli(readFileSync(join(folder, file)))).length);
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  return { script: await sum('.js'), style: await sum('.css') };
}

function serializeFunctions(_key: string, value: unknown): unknown {
  if (typeof value === 'function') return String(value);
  return value instanceof RegExp ? String(value) : value;
}
