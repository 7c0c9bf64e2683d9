import type { FolderInfo } from './inspect-folder';
import { toRecord } from './to-record';

/** Commands of a site, by the name of their script. */
const COMMANDS = { dev: 'octavo dev', build: 'octavo build', preview: 'octavo preview' } as const;
type Command = keyof typeof COMMANDS;

/** Prefixes of script names, in order of preference. */
const PREFIXES = ['', 'docs:', 'octavo:'];
const REACT_MAJOR = 19;
/** Keys of packages that other packages import or run. */
const LIBRARY_KEYS = ['main', 'module', 'exports', 'types', 'typings', 'bin', 'files'];

export interface ManifestPlan {
  manifest: Record<string, unknown>;
  /** Names of the scripts. `undefined` if no name is available, so that the command has no script. */
  scripts: Record<Command, string | undefined>;
  /** Packages whose existing version range excludes the version that Octavo requires, such as `react ^18.0.0`. */
  outdated: string[];
}

/**
 * Adds the scripts and dependencies of a site to `package.json`. Existing scripts and version ranges are unchanged. In a
 * library, the packages are development dependencies.
 *
 * @param version - version of `@octavo/cli`
 */
export function planManifest(
  { manifest, folder }: Pick<FolderInfo, 'manifest' | 'folder'>,
  version: string,
): ManifestPlan {
  const base = manifest ?? createManifest(folder);
  const added = addScripts(toRecord<string>(base.scripts));
  const dependencies = toRecord<string>(base.dependencies);
  const devDependencies = toRecord<string>(base.devDependencies);
  const installed = { ...dependencies, ...devDependencies };
  const required = {
    '@octavo/cli': `^${version}`,
    react: `^${REACT_MAJOR}.0.0`,
    'react-dom': `^${REACT_MAJOR}.0.0`,
  };
  const missing = Object.fromEntries(
    Object.entries(required).filter(([name]) => !Object.hasOwn(installed, name)),
  );
  const key =
    isLibrary(base) || Object.hasOwn(devDependencies, '@octavo/cli')
      ? 'devDependencies'
      : 'dependencies';
  return {
    manifest: {
      ...base,
      scripts: added.all,
      ...(Object.keys(missing).length > 0 && {
        [key]: sortKeys({ ...toRecord(base[key]), ...missing }),
      }),
    },
    scripts: added.names,
    outdated: ['react', 'react-dom'].flatMap((name) => {
      const range = installed[name];
      const major = Number(/^[~^=v\s]*(\d+)/.exec(range ?? '')?.[1] ?? REACT_MAJOR);
      return major < REACT_MAJOR ? [`${name} ${range}`] : [];
    }),
  };
}

/** Adds a script for each command that no script runs. All new scripts have the same prefix. */
function addScripts(existing: Record<string, string>): {
  all: Record<string, string>;
  names: Record<Command, string | undefined>;
} {
  const all = { ...existing };
  const nameOf = (command: string) =>
    Object.keys(existing).find((name) => existing[name]?.trim() === command);
  const missing = (Object.keys(COMMANDS) as Command[]).filter(
    (command) => nameOf(COMMANDS[command]) === undefined,
  );
  const prefix = PREFIXES.find((each) =>
    missing.every((command) => !Object.hasOwn(existing, each + command)),
  );
  if (prefix !== undefined) for (const name of missing) all[prefix + name] = COMMANDS[name];
  const names = Object.fromEntries(
    (Object.keys(COMMANDS) as Command[]).map((command) => [
      command,
      nameOf(COMMANDS[command]) ?? (prefix === undefined ? undefined : prefix + command),
    ]),
  ) as Record<Command, string | undefined>;
  return { all, names };
}

/** Checks whether a package is published for others. Private packages and new sites are not. */
function isLibrary(manifest: Record<string, unknown>): boolean {
  if (manifest.private === true) return false;
  return (
    LIBRARY_KEYS.some((key) => Object.hasOwn(manifest, key)) || typeof manifest.version === 'string'
  );
}

function createManifest(folder: string): Record<string, unknown> {
  const name = folder
    .split(/[\\/]/)
    .at(-1)!
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return { name: name || 'docs', private: true, type: 'module' };
}

function sortKeys(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
