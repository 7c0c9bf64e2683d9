import { posix } from 'node:path';

import { toRecord } from './to-record';

/** The default of the configuration key `outDir`. */
export const DEFAULT_OUT_DIR = 'dist';
/** Name for the output folder of a site in a project that uses the default. */
const DOCS_OUT_DIR = 'docs-dist';
/** Keys of `package.json` with paths that a package publishes, which its build usually writes. */
const PUBLISHED_KEYS = [
  'main',
  'module',
  'browser',
  'unpkg',
  'jsdelivr',
  'types',
  'typings',
  'bin',
  'exports',
  'files',
];
/** Matches patterns that include the files in the project folder itself. */
const ALL_FILES = /^(?:\.|(?:\*\*\/)?\*(?:\*|\.\*|\.m?tsx?)?)$/;
/** Keys of `compilerOptions` with folders that `tsc` writes to. */
const COMPILER_KEYS = ['outDir', 'declarationDir'];

export interface ProjectFiles {
  /** Parsed content of `package.json`. */
  manifest?: Record<string, unknown> | undefined;
  /** Parsed content of the TypeScript configurations. */
  tsconfigs: readonly Record<string, unknown>[];
  /** Names of the files and folders in the project, without the output of a site. */
  entries: readonly string[];
}

/**
 * Returns the name of a folder to build the site to. It is not a folder that exists, that the package publishes, or that a
 * build of the project may write to.
 */
export function chooseOutDir({ manifest = {}, tsconfigs, entries }: ProjectFiles): string {
  const paths = [
    ...PUBLISHED_KEYS.flatMap((key) => findStrings(manifest[key])),
    ...tsconfigs.flatMap(({ compilerOptions }) =>
      COMPILER_KEYS.flatMap((key) => findStrings(toRecord(compilerOptions)[key])),
    ),
  ];
  const used = new Set([...entries, ...paths.map(getTopFolder)]);
  // Most build tools write to this folder by default, so their configuration does not name it.
  const { build } = toRecord(manifest.scripts);
  if (build !== undefined && build !== 'octavo build') used.add(DEFAULT_OUT_DIR);
  if (!used.has(DEFAULT_OUT_DIR)) return DEFAULT_OUT_DIR;
  let name = DOCS_OUT_DIR;
  for (let number = 2; used.has(name); number++) name = `${DOCS_OUT_DIR}-${number}`;
  return name;
}

/**
 * Returns whether a TypeScript configuration includes every TypeScript file in its folder. Such a compiler would also emit
 * the configuration file of a site, or fail because that file is outside `rootDir`.
 */
export function compilesAllFiles({ include, files }: Record<string, unknown>): boolean {
  if (!Array.isArray(include)) return !Array.isArray(files);
  return include.some((pattern) => typeof pattern === 'string' && ALL_FILES.test(clean(pattern)));
}

/** Returns whether the TypeScript compiler also reads JavaScript files. */
export function compilesJavaScript({ compilerOptions }: Record<string, unknown>): boolean {
  const { allowJs, checkJs } = toRecord(compilerOptions);
  return allowJs === true || checkJs === true;
}

/** Returns the first segment of a path relative to the project folder. */
function getTopFolder(path: string): string {
  return clean(path).split('/', 1)[0]!;
}

/** Normalizes a path or pattern: `./dist/` and `!dist` become `dist`. */
function clean(path: string): string {
  return posix.normalize(path.replace(/^!/, '').replaceAll('\\', '/')).replace(/^\/|\/$/g, '');
}

/** Returns all strings in a value, at any depth. */
function findStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(findStrings)
    : [];
}
