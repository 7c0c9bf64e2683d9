import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { types } from 'node:util';

import { createJiti } from 'jiti';

import { readJson } from '../files/read-json';
import type { BuiltInPlugins, OctavoPlugin, SiteConfig, UserConfig } from '../model/config';
import { OctavoError, type Problem } from '../model/errors';
import type { Logger } from '../model/logger';
import { orderPlugins, runConfig, runConfigResolved } from '../plugin-host/plugin-host';
import type { ConfigProblem } from './config-problem';
import { replaceDeprecatedKeys } from './deprecated-keys';
import { explainLoadError } from './explain-load-error';
import { requireReact } from './require-react';
import { resolveConfig } from './resolve-config';
import { pluginsSchema } from './schema/config';
import { validateConfig } from './validate';
import { withDefaults } from './with-defaults';

const FILE_NAMES = ['docs.config.ts', 'docs.config.mts', 'docs.config.js', 'docs.config.mjs'];

type ReplaceDeprecated = (config: unknown) => unknown;

export interface LoadConfigOptions {
  /** Folder the configuration is looked for in. */
  cwd: string;
  /** Another file than the first of `docs.config.{ts,mts,js,mjs}`. */
  configFile?: string | undefined;
  /** Plugins that run before those of the site. */
  builtInPlugins: BuiltInPlugins;
  /** Receives a warning for each deprecated key. */
  logger?: Pick<Logger, 'warn'> | undefined;
}

/**
 * Read, check and complete the configuration of a site.
 *
 * @throws {OctavoError} `CONFIG_NOT_FOUND`, `CONFIG_INVALID` with every problem at once, `CONTENT_NOT_FOUND`.
 */
export async function loadConfig({
  cwd,
  configFile,
  builtInPlugins,
  logger,
}: LoadConfigOptions): Promise<SiteConfig> {
  const file = configFile
    ? resolve(cwd, configFile)
    : FILE_NAMES.map((name) => join(cwd, name)).find((path) => existsSync(path));
  if (!file || !existsSync(file)) {
    throw new OctavoError(
      'CONFIG_NOT_FOUND',
      `Expected a configuration file in ${dirname(file ?? join(cwd, 'x'))}, got none.`,
      { hint: `Create docs.config.ts, or name the file with --config.` },
    );
  }
  requireReact([file, import.meta.filename]);
  const replaceDeprecated: ReplaceDeprecated = (config) =>
    replaceDeprecatedKeys(config, file, (message) => logger?.warn(message));
  const exported = await importConfig(file);
  // Plugins can add deprecated keys as well.
  const userConfig = replaceDeprecated(await applyPlugins(exported, file, replaceDeprecated));
  const problems = validateConfig(userConfig, file);
  const sound = soundPart(userConfig, problems);
  const i18nFile = resolve(cwd, withDefaults(sound).i18nSourcePath);
  const { texts, problem } = readTexts(i18nFile);
  const resolved = resolveConfig(sound, { cwd, file, texts, i18nFile, builtInPlugins });
  problems.push(...resolved.problems.filter(({ key }) => isSurely(key, problems)));
  if (problems.length > 0 || problem) throw await invalid(problems, file, userConfig, problem);
  await runConfigResolved(resolved.config);
  return resolved.config;
}

async function invalid(
  problems: readonly ConfigProblem[],
  file: string,
  exported: unknown,
  problem?: Problem,
): Promise<OctavoError> {
  // The parser is only needed where something is wrong.
  const { placeProblems } = await import('./place-problems');
  return new OctavoError('CONFIG_INVALID', 'The configuration is not valid.', {
    problems: [...placeProblems(problems, file, exported), ...(problem ? [problem] : [])],
  });
}

/** What of a configuration the rules that span keys can be asked of: what is not wrong by itself. */
function soundPart(exported: unknown, problems: readonly ConfigProblem[]): UserConfig {
  if (problems.length === 0) return exported as UserConfig;
  return Object.fromEntries(
    Object.entries(exported ?? {}).filter(([name]) => !problems.some(({ key }) => key[0] === name)),
  ) as UserConfig;
}

/** Whether what is wrong with a key is so whatever is wrong by itself. */
function isSurely([name]: ConfigProblem['key'], problems: readonly ConfigProblem[]): boolean {
  const others = name === 'lang' ? ['lang', 'locales', 'themeConfig'] : [name];
  return problems.every(({ key }) => key.length > 0 && !others.includes(key[0] as string));
}

async function importConfig(file: string): Promise<unknown> {
  let exported: unknown;
  try {
    const jiti = createJiti(file, { fsCache: false, moduleCache: false, interopDefault: true });
    exported = await jiti.import(file, { default: true });
  } catch (cause) {
    throw new OctavoError('CONFIG_INVALID', 'The configuration could not be loaded.', {
      problems: [explainLoadError(cause, file)],
      cause,
    });
  }
  if (hasNoDefault(exported, file)) {
    throw new OctavoError('CONFIG_INVALID', 'The configuration is not valid.', {
      problems: [
        {
          file,
          message: 'Expected a default export, got none.',
          hint: 'Write: export default defineConfig({ … }).',
        },
      ],
    });
  }
  return exported;
}

/** Whether a module gave all that it exports, or nothing, for want of a default export. */
function hasNoDefault(exported: unknown, file: string): boolean {
  if (typeof exported !== 'object' || exported === null) return false;
  if (Object.hasOwn(exported, '__esModule') || types.isModuleNamespaceObject(exported)) return true;
  if (Object.keys(exported).length > 0) return false;
  return !/\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b/.test(
    readFileSync(file, 'utf8'),
  );
}

/** Write the list of plugins out flat, and let them change the rest. */
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
  const problems = [...validateConfig(config, file, pluginsSchema), ...namedTwice(plugins, file)];
  if (problems.length > 0) throw await invalid(problems, file, config);
  return { ...(await runConfig(orderPlugins(plugins), config)), plugins };
}

function namedTwice(plugins: readonly OctavoPlugin[], file: string): ConfigProblem[] {
  const names = plugins.map(({ name }) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) => ({
    file,
    key: ['plugins', names.lastIndexOf(name)],
    message: `plugins: expected each plugin once, got "${name}" twice.`,
    hint: 'Take one of them out.',
  }));
}

function readTexts(file: string): { texts: SiteConfig['texts']; problem?: Problem | undefined } {
  if (!existsSync(file)) return { texts: {} };
  const { value, problem } = readJson(file, readFileSync(file, 'utf8'));
  const { $schema: _, ...texts } = (value ?? {}) as SiteConfig['texts'] & { $schema?: unknown };
  return { texts, problem };
}

/** The configuration file and what it imports by relative path, transitively: what a change of configuration can come from. */
export function configFiles(file: string): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const source = readFileSync(path, 'utf8');
    for (const [, specifier] of source.matchAll(
      /(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g,
    )) {
      const target = resolve(dirname(path), specifier!);
      const candidates = [
        target,
        ...['.ts', '.mts', '.js', '.mjs', '.json', '/index.ts', '/index.js'].map(
          (end) => target + end,
        ),
      ];
      const hit = candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
      if (hit) visit(hit);
    }
  };
  visit(file);
  return [...found];
}
