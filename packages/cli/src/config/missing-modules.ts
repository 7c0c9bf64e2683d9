import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { findSimilarFile } from '@octavo/mdx-plugins/diagnostics';
import { findSimilarPackage } from '../files/find-similar-package';
import { canResolveModule, resolveImportPath } from '../files/module-path';
import { getInstallCommand } from '../files/package-manager';
import { getPackageName, isInstalled } from '../files/packages';
import { toModuleSpecifier } from '../files/posix-path';
import { resolveNodeModule } from '../files/resolve-node-module';
import type { SiteConfig } from '../model/config';
import type { Problem } from '../model/errors';
import type { NamedModule } from '../model/named-module';
import { THEME_ALIASES } from '../model/theme-aliases';
import { getPluginClients, getPluginStyles } from '../plugin-host/plugin-modules';
import type { ConfigProblem } from './config-problem';
import {
  getNamedComponents,
  getNamedLanguages,
  getNamedPlugins,
  getNamedTransformers,
  toConfigKey,
  toPluginKey,
} from './named-modules';
import { withDefaults } from './with-defaults';

type Key = Pick<NamedModule, 'key' | 'label'>;
type Reason = Required<Pick<Problem, 'message' | 'hint'>>;

/** Returns a problem for each configuration key that refers to a missing file or package. */
export function findMissingModules(config: SiteConfig): ConfigProblem[] {
  const { cwd, configFile, alias, i18nFile, plugins } = config;
  const fromFile = join(cwd, 'docs.config.ts');
  const canImport = (path: string) => {
    try {
      return resolveNodeModule(path, cwd) !== '';
    } catch {
      return false;
    }
  };
  const canBundle = (path: string) => existsSync(path) || canResolveModule(path);
  const isInstalledPackage = (name: string) =>
    isInstalled(name, configFile) || isInstalled(name, import.meta.filename);
  const findReason = (
    module: string,
    isFile: (path: string) => boolean,
    aliases: Readonly<Record<string, string>> = {},
  ): Reason | undefined => {
    const path = resolveImportPath(module, fromFile, aliases);
    if (path !== undefined) return isFile(path) ? undefined : missingFile(path, cwd);
    const name = getPackageName(module);
    const isFound =
      name === undefined || isInstalledPackage(name) || isAlias(module, Object.keys(aliases));
    return isFound ? undefined : missingPackage(name, cwd);
  };
  const toProblems = ({ key, label }: Key, reason: Reason | undefined): ConfigProblem[] =>
    reason ? [{ ...reason, file: configFile, key, message: `${label}: ${reason.message}` }] : [];

  const markdownPlugins = [
    ...getNamedPlugins(config, 'remarkPlugins'),
    ...getNamedPlugins(config, 'rehypePlugins'),
    ...getNamedTransformers(config),
  ].filter(({ inline }) => typeof inline?.().plugin !== 'function');
  const bundled: NamedModule[] = [
    ...Object.entries(alias).map(([name, module]) => ({
      module,
      key: ['alias', name],
      label: `alias["${name}"]`,
    })),
    ...getNamedComponents(config),
    ...[...getPluginClients(config), ...getPluginStyles(config)].map(({ plugin, key, module }) => ({
      module,
      ...toPluginKey(plugin, key),
    })),
    ...plugins.flatMap(({ name, searchEngine }) =>
      searchEngine
        ? [{ module: searchEngine.client, ...toPluginKey(name, 'searchEngine.client') }]
        : [],
    ),
  ];
  // Plugins with a `bundler` hook can make the bundler resolve modules that do not exist on disk.
  const isExtended = plugins.some(({ bundler }) => bundler);
  // The default i18n file is optional.
  const hasI18nFile =
    existsSync(i18nFile) || i18nFile === resolve(cwd, withDefaults({}).i18nSourcePath);
  return [
    ...[...markdownPlugins, ...getNamedLanguages(config)].flatMap((named) =>
      toProblems(named, findReason(named.module, canImport)),
    ),
    ...(isExtended ? [] : bundled).flatMap((named) =>
      toProblems(named, findReason(named.module, canBundle, alias)),
    ),
    ...toProblems(
      toConfigKey(['i18nSourcePath']),
      hasI18nFile ? undefined : missingFile(i18nFile, cwd),
    ),
  ];
}

function isAlias(module: string, names: readonly string[]): boolean {
  return [...names, ...THEME_ALIASES]
    .map((name) => name.replace(/\$$/, ''))
    .some((name) => module === name || module.startsWith(`${name}/`));
}

function missingPackage(name: string, cwd: string): Reason {
  const similar = findSimilarPackage(name, cwd);
  return {
    message: `package "${name}" is not installed.`,
    hint: similar ? `Did you mean "${similar}"?` : `Install it: ${getInstallCommand([name], cwd)}`,
  };
}

function missingFile(path: string, cwd: string): Reason {
  const similar = findSimilarFile(path);
  return {
    message: `file not found: "${toModuleSpecifier(path, cwd)}".`,
    hint:
      similar === undefined
        ? 'Create the file or fix the path.'
        : `Did you mean "${toModuleSpecifier(similar, cwd)}"?`,
  };
}
