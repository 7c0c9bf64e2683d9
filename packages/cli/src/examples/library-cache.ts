import type * as TS from 'typescript';

import type { TypeScript } from './load-typescript';

/** Files of packages, read once for all programs. */
const files = new Map<string, TS.SourceFile | undefined>();

/** What projects share that use the same packages and compiler options. */
interface Shared {
  modules: Map<string, TS.ResolvedModuleWithFailedLookupLocations>;
  types: Map<string, TS.ResolvedTypeReferenceDirectiveWithFailedLookupLocations>;
  /** Names of the packages whose global types are included. */
  names: string[] | undefined;
}

const shared = new Map<string, Shared>();

/** Whether a file belongs to a package, or declares a library of TypeScript. */
export function isLibrary(name: string): boolean {
  return name.includes('/node_modules/') || /\/lib\.[\w.]*d\.ts$/.test(name);
}

/**
 * Creates a compiler host that reads and resolves packages only once for all projects. Programs of small samples
 * consist almost entirely of packages.
 *
 * @param folder - folder of the project
 * @param packages - folder whose packages the project uses, or `undefined` if it has packages that others do not have
 */
export function createCachedHost(
  ts: TypeScript,
  options: TS.CompilerOptions,
  folder: string,
  packages: string | undefined,
): { host: TS.CompilerHost; options: TS.CompilerOptions } {
  const host = ts.createCompilerHost(options);
  // Packages are resolved from here.
  host.getCurrentDirectory = () => folder;
  const key = `${packages ?? folder} ${JSON.stringify(options).replaceAll(folder, '')}`;
  const cache = shared.get(key) ?? {
    modules: new Map(),
    types: new Map(),
    names: undefined,
  };
  if (packages !== undefined) shared.set(key, cache);
  const isOwn = (name: string) => name.startsWith(`${folder}/`);
  /** Returns a key for a name in a file, or `undefined` if the result depends on files of the project. */
  const keyOf = (name: string, from: string, mode: unknown): string | undefined => {
    if (!isOwn(from)) return `${from} ${name} ${mode}`;
    return name.startsWith('.') || name.startsWith('#') || options.paths
      ? undefined
      : `${name} ${mode}`;
  };
  const once = <Value>(
    map: Map<string, Value>,
    at: string | undefined,
    create: () => Value,
    fileOf: (value: Value) => string | undefined,
  ): Value => {
    const found = at === undefined ? undefined : map.get(at);
    if (found) return found;
    const value = create();
    const file = fileOf(value);
    if (at !== undefined && file !== undefined && !isOwn(file)) map.set(at, value);
    return value;
  };

  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (!isLibrary(name) || isOwn(name)) return read(name, ...rest);
    if (!files.has(name)) files.set(name, read(name, ...rest));
    return files.get(name);
  };
  const resolutions = ts.createModuleResolutionCache(folder, (name) => name, options);
  host.getModuleResolutionCache = () => resolutions;
  host.resolveModuleNameLiterals = (literals, from, redirected, current, file) =>
    literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(file, literal, current);
      return once(
        cache.modules,
        keyOf(literal.text, from, mode),
        () =>
          ts.resolveModuleName(literal.text, from, current, host, resolutions, redirected, mode),
        ({ resolvedModule }) => resolvedModule?.resolvedFileName,
      );
    });
  host.resolveTypeReferenceDirectiveReferences = (references, from, redirected, current, file) =>
    references.map((reference) => {
      const name = typeof reference === 'string' ? reference : reference.fileName;
      const mode =
        typeof reference === 'string' || !file
          ? undefined
          : ts.getModeForFileReference(reference, file.impliedNodeFormat);
      return once(
        cache.types,
        keyOf(name, from, mode),
        () =>
          ts.resolveTypeReferenceDirective(name, from, current, host, redirected, undefined, mode),
        ({ resolvedTypeReferenceDirective: found }) => found?.resolvedFileName,
      );
    });
  cache.names ??= options.types ?? ts.getAutomaticTypeDirectiveNames(options, host);
  return { host, options: { ...options, types: cache.names } };
}
