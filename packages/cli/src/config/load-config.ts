import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { types } from 'node:util';

import { createJiti } from 'jiti';
import { readJson } from '../files/read-json';
import { readSource } from '../files/read-source';
import type { BuiltInPlugins, OctavoPlugin, SiteConfig, UserConfig } from '../model/config';
import { OctavoError, type Problem } from '../model/errors';
import type { Logger } from '../model/logger';
import { orderPlugins, runConfig, runConfigResolved } from '../plugin-host/plugin-host';
import { setActivityTimeout, trackActivity } from '../watchdog/watchdog';
import { createCachedTransform } from './cached-transform';
import type { ConfigProblem } from './config-problem';
import { replaceDeprecatedKeys } from './deprecated-keys';
import { explainLoadError } from './explain-load-error';
import { findMissingModules } from './missing-modules';
import { requireReact } from './require-react';
import { resolveConfig } from './resolve-config';
import { pluginsSchema } from './schema/config';
import { EXPORT_HINT, validateConfig } from './validate';
import { withDefaults } from './with-defaults';

/** Names of the configuration file, in order of preference. */
export const CONFIG_FILE_NAMES = [
  'docs.config.ts',
  'docs.config.mts',
  'docs.config.js',
  'docs.config.mjs',
];

type ReplaceDeprecated = (config: unknown) => unknown;

export interface LoadConfigOptions {
  /** Folder that contains the configuration file. */
  cwd: string;
  /** Path of the configuration file. @default the first existing file of `docs.config.{ts,mts,js,mjs}` */
  configFile?: string | undefined;
  /** Configuration to use if `configFile` is not set and no configuration file exists. */
  fallback?: UserConfig | undefined;
  /** Plugins that run before the site's plugins. */
  builtInPlugins: BuiltInPlugins;
  /** Logger for deprecation warnings. */
  logger?: Pick<Logger, 'warn'> | undefined;
}

/**
 * Loads and validates the site configuration, and applies defaults.
 *
 * @throws {OctavoError} `CONFIG_NOT_FOUND`, `PACKAGE_MISSING`, or `CONFIG_INVALID` with all problems.
 */
export async function loadConfig({
  cwd,
  configFile,
  fallback,
  builtInPlugins,
  logger,
}: LoadConfigOptions): Promise<SiteConfig> {
  const found = findConfigFile(cwd, configFile);
  const usesFallback = found === undefined && configFile === undefined && fallback !== undefined;
  if (found === undefined && !usesFallback) {
    throw new OctavoError(
      'CONFIG_NOT_FOUND',
      configFile
        ? `Configuration file not found: ${resolve(cwd, configFile)}`
        : `No docs.config.ts found in ${cwd}.`,
      { hint: 'Create a site with `npx @octavo/cli init`, or pass a path with --config.' },
    );
  }
  // With the fallback, the file does not exist. Its folder determines how modules are resolved.
  const file = found ?? join(cwd, CONFIG_FILE_NAMES[0]!);
  requireReact([file, import.meta.filename]);
  const replaceDeprecated: ReplaceDeprecated = (config) =>
    replaceDeprecatedKeys(config, file, (message) => logger?.warn(message));
  const exported = usesFallback ? fallback : await importConfig(file, cwd);
  // `config` hooks of plugins can also return deprecated keys.
  const userConfig = replaceDeprecated(await applyPlugins(exported, file, replaceDeprecated));
  const problems = validateConfig(userConfig, file);
  const validKeys = pickValidKeys(userConfig, problems);
  const i18nFile = resolve(cwd, withDefaults(validKeys).i18nSourcePath);
  const { translations, problem } = readTranslations(i18nFile);
  const resolved = resolveConfig(validKeys, { cwd, file, translations, i18nFile, builtInPlugins });
  problems.push(...resolved.problems.filter(({ key }) => isIndependent(key, problems)));
  if (problems.length > 0 || problem) {
    const missing = findMissingModules(resolved.config);
    problems.push(...missing.filter(({ key }) => isIndependent(key, problems)));
    throw await configError(problems, file, userConfig, problem);
  }
  setActivityTimeout(resolved.config.build.pageTimeout * 1000);
  await runConfigResolved(resolved.config);
  return resolved.config;
}

/** Returns the path of the existing configuration file, if any. */
export function findConfigFile(cwd: string, configFile?: string): string | undefined {
  const names = configFile === undefined ? CONFIG_FILE_NAMES : [configFile];
  return names.map((name) => resolve(cwd, name)).find((path) => existsSync(path));
}

async function configError(
  problems: readonly ConfigProblem[],
  file: string,
  exported: unknown,
  problem?: Problem,
): Promise<OctavoError> {
  // Load the parser lazily, because it is only needed to locate problems.
  const { locateProblems } = await import('./locate-problems');
  return new OctavoError('CONFIG_INVALID', 'Invalid configuration.', {
    problems: [...locateProblems(problems, file, exported), ...(problem ? [problem] : [])],
  });
}

/** Returns only the valid keys, so that rules that depend on multiple keys can still be checked. */
function pickValidKeys(exported: unknown, problems: readonly ConfigProblem[]): UserConfig {
  if (problems.length === 0) return exported as UserConfig;
  if (problems.some(({ key }) => key.length === 0)) return {};
  return Object.fromEntries(
    Object.entries(exported ?? {}).filter(([name]) => !problems.some(({ key }) => key[0] === name)),
  ) as UserConfig;
}

/** Keys whose values are checked together with other keys. */
const RELATED_KEYS: Record<string, readonly string[]> = {
  lang: ['locales', 'themeConfig'],
  markdown: ['alias'],
  plugins: ['alias'],
};

/** Checks whether a problem with a key is unrelated to the other problems. */
function isIndependent([name]: ConfigProblem['key'], problems: readonly ConfigProblem[]): boolean {
  const related = [name, ...(RELATED_KEYS[String(name)] ?? [])];
  return problems.every(({ key }) => key.length > 0 && !related.includes(key[0] as string));
}

async function importConfig(file: string, cwd: string): Promise<unknown> {
  let exported: unknown;
  try {
    const { transform, save } = createCachedTransform(file, cwd);
    const options = { fsCache: false, moduleCache: false, interopDefault: true };
    const jiti = createJiti(file, { ...options, transform });
    // Node.js would load a JavaScript file only once, so the dev server could not load its changes.
    const evaluation = { filename: file, ext: extname(file), async: true, forceTranspile: true };
    const module = await trackActivity(
      `loading ${basename(file)}`,
      async () => (await jiti.evalModule(readFileSync(file, 'utf8'), evaluation)) as unknown,
    );
    exported = (Object(module) as { default?: unknown }).default ?? module;
    save();
  } catch (cause) {
    if (isNullExportError(cause)) return null;
    throw new OctavoError('CONFIG_INVALID', 'Failed to load the configuration.', {
      problems: [explainLoadError(cause, file, findConfigFiles(file))],
      cause,
    });
  }
  if (lacksDefaultExport(exported, file)) {
    throw new OctavoError('CONFIG_INVALID', 'Invalid configuration.', {
      problems: [
        {
          file,
          message: 'Missing default export.',
          hint: EXPORT_HINT,
        },
      ],
    });
  }
  return exported;
}

/** Checks whether jiti failed because the default export is `null`. It tries to read a property of the export. */
function isNullExportError(error: unknown): boolean {
  if (!(error instanceof TypeError) || !error.message.includes("null (reading 'then')"))
    return false;
  const [, firstFrame = ''] = (error.stack ?? '').split('\n');
  return /[\\/]jiti[\\/]dist[\\/]/.test(firstFrame);
}

/** Checks whether a module has no default export. In this case, jiti returns a module namespace or an empty object. */
function lacksDefaultExport(exported: unknown, file: string): boolean {
  if (typeof exported !== 'object' || exported === null) return false;
  if (Object.hasOwn(exported, '__esModule') || types.isModuleNamespaceObject(exported)) return true;
  if (Object.keys(exported).length > 0) return false;
  return !/\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b/.test(
    readFileSync(file, 'utf8'),
  );
}

/** Flattens the `plugins` array and runs the `config` hooks. */
async function applyPlugins(
  exported: unknown,
  file: string,
  replaceDeprecated: ReplaceDeprecated,
): Promise<unknown> {
  const user = exported as UserConfig | undefined;
  if (!Array.isArray(user?.plugins)) return exported;
  const flat = (user.plugins as unknown[])
    .flat(Number.POSITIVE_INFINITY)
    .filter(Boolean) as OctavoPlugin[];
  const config = replaceDeprecated({ ...user, plugins: flat }) as UserConfig & {
    plugins: OctavoPlugin[];
  };
  const { plugins } = config;
  const problems = [
    ...validateConfig(config, file, pluginsSchema),
    ...findDuplicates(plugins, file),
  ];
  if (problems.length > 0) throw await configError(problems, file, config);
  return { ...(await runConfig(orderPlugins(plugins), config)), plugins };
}

function findDuplicates(plugins: readonly OctavoPlugin[], file: string): ConfigProblem[] {
  const names = plugins.map(({ name }) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) => ({
    file,
    key: ['plugins', names.lastIndexOf(name)],
    message: `plugins: duplicate plugin "${name}".`,
    hint: 'Remove the duplicate.',
  }));
}

function readTranslations(file: string): {
  translations: SiteConfig['translations'];
  problem?: Problem | undefined;
} {
  if (!existsSync(file)) return { translations: {} };
  const source = readSource(file);
  if (source.problem) return { translations: {}, problem: source.problem };
  const { value, problem } = readJson(file, source.text);
  const { $schema: _, ...translations } = (value ?? {}) as SiteConfig['translations'] & {
    $schema?: unknown;
  };
  return { translations, problem };
}

/** Returns the paths of the configuration file and its direct and transitive relative imports. */
export function findConfigFiles(file: string): string[] {
  return findImports(file).found;
}

/** Returns the paths that missing relative imports of the configuration can have, directly and transitively. */
export function findMissingConfigFiles(file: string): string[] {
  return findImports(file).missing;
}

function findImports(file: string): { found: string[]; missing: string[] } {
  const found = new Set<string>();
  const missing: string[] = [];
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    // The configuration file does not exist if the dev server uses defaults, or while it is replaced.
    if (!existsSync(path)) return;
    const source = readFileSync(path, 'utf8');
    for (const [, specifier] of source.matchAll(
      /(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g,
    )) {
      const target = resolve(dirname(path), specifier!);
      const candidates = [
        target,
        // TypeScript files can be imported with the extension of their output.
        target.replace(/\.([cm]?)js$/, '.$1ts'),
        ...['.ts', '.mts', '.js', '.mjs', '.json', '/index.ts', '/index.js'].map(
          (end) => target + end,
        ),
      ].filter((candidate) => /\.\w+$/.test(candidate));
      const hit = candidates.find((candidate) => existsSync(candidate));
      if (hit) visit(hit);
      else missing.push(...candidates);
    }
  };
  visit(file);
  return { found: [...found], missing };
}
