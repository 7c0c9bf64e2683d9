import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** File, or files by condition. Conditions can be nested. */
type ImportTarget = string | { [condition: string]: ImportTarget };

interface Manifest {
  name: string;
  version: string;
  license: string;
  description: string;
  engines: Record<string, string>;
  exports: Record<string, string | Record<string, string>>;
  imports?: Record<string, ImportTarget>;
  sideEffects: boolean | string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/** A package in the form in which users install it. */
export interface PublishedPackage {
  folder: string;
  tarball: string;
  manifest: Manifest;
  /** Paths of all files, relative to the folder. */
  files: string[];
  read: (file: string) => string;
}

/** Unpacks a tarball next to itself. */
export function readPackage(tarball: string): PublishedPackage {
  const folder = join(tarball, '..', basename(tarball, '.tgz'));
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('tar', ['xzf', tarball, '-C', folder, '--strip-components=1']);
  if (status !== 0) throw new Error(`Failed to unpack ${tarball}.`);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  return { folder, tarball, manifest: JSON.parse(read('package.json')), files, read };
}

/** Returns the specifiers that a module imports, as written in its source. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(/^(?:import\b[^;'"]*?|export\b[^;'"=]*?\bfrom\s*)['"]([^'"\s]+)['"]/gm)]
    .concat([...code.matchAll(/\bimport\(\s*['"]([^'"\s]+)['"]\s*\)/g)])
    .map(([, specifier]) => specifier!);
}

/** Returns the files that a subpath import such as `#name` or `#folder/name` can refer to, for all conditions. */
export function subpathTargets({ imports = {} }: Manifest, specifier: string): string[] {
  const listFiles = (target: ImportTarget): string[] =>
    typeof target === 'string' ? [target] : Object.values(target).flatMap(listFiles);
  return Object.entries(imports).flatMap(([pattern, target]) => {
    const [prefix, suffix] = pattern.split('*') as [string, string?];
    const matches = suffix === undefined ? specifier === prefix : specifier.startsWith(prefix);
    if (!matches) return [];
    const name = specifier.slice(prefix.length);
    return listFiles(target).map((file) => file.replace('*', name).replace('./', ''));
  });
}

/** Returns the names that a declaration file exports, including types. */
export function namesOf(declarations: string): string[] {
  return [...declarations.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list]) => list!.split(','))
    .map((name) => name.trim().replace(/^(?:type )?(?:.* as )?/, ''))
    .filter(Boolean)
    .sort();
}
