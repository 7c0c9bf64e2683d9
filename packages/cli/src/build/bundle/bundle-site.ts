import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Compilation, Configuration } from '@rspack/core';

import {
  containsCheckout,
  findCheckout,
  fromPortablePath,
  toPortableJson,
  toPortablePath,
} from '../../files/checkout';
import { createFileDigester, digest, digestFiles } from '../../files/digest';
import { isInside } from '../../files/is-inside';
import { listFiles } from '../../files/list-files';
import { writeFileAtomic } from '../../files/write-file-atomic';
import type { SiteConfig } from '../../model/config';
import { type Problem, uniqueProblems } from '../../model/errors';
import {
  type BundleInput,
  createClientConfig,
  createServerConfig,
  GENERATED_FOLDER,
  ISLANDS_CHUNK,
  STYLES_ENTRY,
} from './bundle-config';
import { openBundlerCache } from './bundler-cache';
import { getEntryName, type ModulePage } from './generated';
import { hasChangedSince } from './has-changed-since';
import { isStyleEntry } from './plugin-modules';
import { splitPages } from './split-pages';

/** Bundle written to disk. */
export interface Bundle {
  /** Bundle output folder. */
  folder: string;
  /** Maps entry names to files in loading order, relative to `folder`. */
  entries: Record<string, string[]>;
  /** Scripts that the search panel needs in addition to the `main` entry, relative to `folder`. */
  idleScripts: string[];
  /** All files in the bundle, relative to `folder`. */
  files: string[];
  /** Digest of all files. */
  hash: string;
}

export interface Bundles {
  client: Bundle;
  server: Bundle;
  /** Problems of both bundles. Modules with problems throw when they are imported. */
  problems: Problem[];
}

/** Cache record of a bundle and its inputs. Paths are portable, so that the record is valid in all checkouts. */
interface BundleRecord {
  /** Digest of the bundler configuration. It contains the path of the checkout if the bundle depends on it. */
  request: string;
  /** Input files with their content digests. */
  inputs: [path: string, digest: string | null][];
  /** Paths that did not exist during module resolution. */
  missing: string[];
  /** Context folders of dynamic imports, with digests of their file names. */
  folders: [path: string, digest: string][];
  /** Whether the bundle may contain the old code of an input that changed during the build. */
  isUncertain?: boolean;
  bundle: Omit<Bundle, 'folder'>;
}

/** Builds the client and server bundles. A cached bundle is reused if its inputs are unchanged. */
export async function bundleSite(site: BundleInput): Promise<Bundles> {
  const { pages, problems: pageProblems } = splitPages(site.pages);
  const input = { ...site, pages };
  // Run in parallel: the client files are compressed while the server bundle is built.
  const [client, server] = await Promise.all([
    bundleWithCache(createClientConfig(input), input),
    bundleWithCache(createServerConfig(input), input),
  ]);
  const problems = uniqueProblems([...pageProblems, ...client.problems, ...server.problems]);
  return { client: client.bundle, server: server.bundle, problems };
}

/** Returns the styles and scripts for a page, excluding the ones that every page loads. */
export function getPageScripts({ entries }: Pick<Bundle, 'entries'>, routePath: string): string[] {
  const main = new Set(entries.main);
  const files = (entries[getEntryName(routePath)] ?? []).filter((file) => !main.has(file));
  // The bundler returns the two files of a chunk in any order, and the order is part of the output.
  const isScript = (file: string) => Number(!file.endsWith('.css'));
  return files.toSorted((a, b) => isScript(a) - isScript(b));
}

async function bundleWithCache(
  configuration: Configuration,
  input: BundleInput,
): Promise<{ bundle: Bundle; problems: Problem[] }> {
  const folder = configuration.output!.path!;
  const recordFile = `${folder}.json`;
  const pages = input.pages.map((page) => [
    page.routePath,
    page.filePath,
    page.kind,
    page.codeHash,
  ]);
  const checkout = findCheckout(input.config.cwd);
  const absolute = digest(digestConfiguration(configuration, input), JSON.stringify(pages));
  const portable = digest(
    digestConfiguration(configuration, input, checkout),
    toPortableJson(pages, checkout),
  );
  const cached = readRecord(recordFile, {
    folder,
    requests: [portable, absolute],
    checkout,
    config: input.config,
  });
  if (cached) return { bundle: { ...cached, folder }, problems: [] };

  const { runCompiler } = await import('./run-compiler');
  const cache = input.config.plugins.some(({ bundler }) => bundler)
    ? undefined
    : openBundlerCache(`${folder}.modules`, digestConfiguration(configuration, input));
  const started = Date.now();
  const { stats, problems } = await runCompiler(
    { ...configuration, ...cache?.options },
    input.config,
  );
  const { compilation } = stats;
  const entries = Object.fromEntries(
    [...compilation.entrypoints].map(([name, entry]) => [name, entry.getFiles()]),
  );
  mergeStyles(folder, entries);
  const files = listFiles(folder);
  const idleScripts = findIdleScripts(compilation);
  const bundle = { entries, idleScripts, files, hash: digestFiles(folder, files) };
  if (problems.length > 0) return { bundle: { ...bundle, folder }, problems };
  const digestOf = createInputDigester(input.config, checkout);
  // The request contains digests of the code of pages, which most edits do not change.
  const pageFiles = findPageFiles(compilation, input.pages);
  const allFiles = [...compilation.fileDependencies];
  const inputFiles = allFiles.filter((path) => !pageFiles.has(path));
  const folders = [...compilation.contextDependencies].sort();
  const pathOf = (path: string) => toPortablePath(path, checkout);
  const record: BundleRecord = {
    request: isPortable(folder, files, { config: input.config, checkout }) ? portable : absolute,
    inputs: inputFiles.sort().map((path) => [pathOf(path), digestOf(path)]),
    missing: [...compilation.missingDependencies].sort().map(pathOf),
    folders: folders.map((path) => [pathOf(path), digestNames(path)]),
    bundle,
  };
  // The bundle, or the cache of modules, may contain the old code of files whose new content was digested, unless the last
  // build had the same content: plugins can write a module again in each build.
  const { cacheDir } = input.config;
  record.isUncertain =
    hasChangedSince({ files: allFiles, folders }, { started, cacheDir }) &&
    !hasSameInputs(readJson(recordFile), record);
  if (!record.isUncertain) cache?.save();
  writeFileAtomic(recordFile, JSON.stringify(record));
  return { bundle: { ...bundle, folder }, problems };
}

/** Moves the styles of all pages to the `main` entry, and deletes the scripts of entries that only have styles. */
function mergeStyles(folder: string, entries: Record<string, string[]>): void {
  const { main = [], [STYLES_ENTRY]: styles = [] } = entries;
  delete entries[STYLES_ENTRY];
  main.push(...removeScript(folder, STYLES_ENTRY, styles));
  for (const [name, files] of Object.entries(entries))
    if (isStyleEntry(name)) entries[name] = removeScript(folder, name, files);
}

/** Deletes the script of an entry, but not those that it shares with other entries. Returns its stylesheets. */
function removeScript(folder: string, name: string, files: readonly string[]): string[] {
  const own = files.find((file) => file.startsWith(`static/js/${name}.`));
  if (own) rmSync(join(folder, own), { force: true });
  return files.filter((file) => file.endsWith('.css'));
}

/** Returns the scripts of the islands and of the search panel, which has a separate chunk. */
function findIdleScripts({ namedChunkGroups }: Compilation): string[] {
  const islands = namedChunkGroups.get(ISLANDS_CHUNK);
  if (!islands) return [];
  const files = [islands, ...islands.childrenIterable].flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** @param checkout - folder that the digest does not depend on */
function digestConfiguration(
  configuration: Configuration,
  { compile }: BundleInput,
  checkout?: string,
): string {
  const json = JSON.stringify(configuration, serializeFunctions);
  return digest(
    compile.version,
    checkout === undefined ? json : toPortableJson(JSON.parse(json), checkout),
  );
}

/**
 * Checks whether a bundle is the same in all checkouts. The bundler hooks of plugins can use the path of the checkout in
 * any way.
 */
function isPortable(
  folder: string,
  files: readonly string[],
  { config, checkout }: { config: SiteConfig; checkout: string },
): boolean {
  return (
    !config.plugins.some(({ bundler }) => bundler) &&
    files.every((file) => !containsCheckout(readFileSync(join(folder, file), 'latin1'), checkout))
  );
}

/** Returns a function that digests the inputs of a bundle. Generated files contain absolute paths. */
function createInputDigester(config: SiteConfig, checkout: string) {
  const digestOf = createFileDigester();
  const generated = join(config.cacheDir, GENERATED_FOLDER);
  return (path: string): string | null => {
    if (!isInside(path, generated)) return digestOf(path);
    try {
      const prefix = JSON.stringify(checkout).slice(1, -1);
      return digest(readFileSync(path, 'utf8').replaceAll(prefix, '.'));
    } catch {
      return null;
    }
  };
}

/** Returns the files of Markdown pages that no other module imports. */
function findPageFiles({ modules }: Compilation, pages: readonly ModulePage[]): Set<string> {
  const files = new Set(pages.filter(({ codeHash }) => codeHash).map(({ filePath }) => filePath));
  // Rspack creates an object for each module that is read.
  if (files.size === 0) return files;
  for (const module of modules) {
    if (!('resource' in module) || typeof module.resource !== 'string') continue;
    const [path = '', query] = module.resource.split('?', 2);
    if (query !== 'page') files.delete(path);
  }
  return files;
}

function readRecord(
  recordFile: string,
  {
    folder,
    requests,
    checkout,
    config,
  }: { folder: string; requests: readonly string[]; checkout: string; config: SiteConfig },
): BundleRecord['bundle'] | undefined {
  try {
    const record = readJson(recordFile);
    if (!record || record.isUncertain) return undefined;
    const digestOf = createInputDigester(config, checkout);
    const pathOf = (path: string) => fromPortablePath(path, checkout);
    const isCurrent =
      requests.includes(record.request) &&
      record.inputs.every(([path, expected]) => digestOf(pathOf(path)) === expected) &&
      record.missing.every((path) => !existsSync(pathOf(path))) &&
      record.folders.every(([path, expected]) => digestNames(pathOf(path)) === expected) &&
      digestFiles(folder, record.bundle.files) === record.bundle.hash;
    return isCurrent ? record.bundle : undefined;
  } catch {
    return undefined;
  }
}

function readJson(recordFile: string): BundleRecord | undefined {
  return existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as BundleRecord)
    : undefined;
}

function hasSameInputs(last: BundleRecord | undefined, record: BundleRecord): boolean {
  const inputsOf = ({ inputs, folders }: BundleRecord) => JSON.stringify([inputs, folders]);
  return last !== undefined && inputsOf(last) === inputsOf(record);
}

function digestNames(folder: string): string {
  return existsSync(folder) ? digest(...listFiles(folder)) : '';
}

function serializeFunctions(_key: string, value: unknown): unknown {
  if (typeof value === 'function') return String(value);
  return value instanceof RegExp ? String(value) : value;
}
