import { join } from 'node:path';

import { readInventory } from '../../inventory/read-inventory';
import type { SiteConfig } from '../../model/config';
import type { LinkedSite, SearchSite } from '../../model/linked-site';
import { getSearchEngine } from '../../plugin-host/plugin-host';
import { resolvePluginModule } from '../../plugin-host/plugin-modules';
import { writeGeneratedFile } from './generated';

export interface SearchModuleOptions {
  config: Pick<SiteConfig, 'cwd' | 'search' | 'plugins' | 'sites'>;
  /** Folder for the generated modules. */
  folder: string;
  /** Returns the absolute path of an app module. */
  resolveAppFile: (name: string) => string;
  mode: 'production' | 'development';
}

/**
 * Writes the search settings module, which every page loads, and the modules that it imports lazily when search is
 * first used. Only the configured engine is bundled.
 *
 * @returns the file path of the search settings module.
 */
export function writeSearchModule(options: SearchModuleOptions): string {
  const { config, folder, resolveAppFile } = options;
  const search = config.search || undefined;
  const service = search && findService(options);
  const sites = search ? config.sites.filter((site) => site.search) : [];
  const usesBuiltIn = search !== undefined && !service;
  const engine =
    service &&
    writeGeneratedFile(join(folder, 'search-engine.js'), [
      `import { makeClient } from ${JSON.stringify(service.client)};`,
      `const options = ${JSON.stringify(service.options)};`,
      'export default (scope) => makeClient(scope, options);',
    ]);
  const hooks =
    search?.hooks &&
    writeGeneratedFile(join(folder, 'search-hooks.js'), [
      `import * as hooks from ${JSON.stringify(search.hooks)};`,
      // Copy the namespace object, because bundlers warn about a missing default export.
      'const { default: defaultExport, ...named } = { ...hooks };',
      'export default defaultExport ?? named;',
    ]);
  return writeGeneratedFile(join(folder, 'search.js'), [
    ...(usesBuiltIn ? ["import { createManifestClient } from '@octavo/search/internal';"] : []),
    'export default {',
    `  createManifestClient: ${usesBuiltIn ? 'createManifestClient' : undefined},`,
    `  loadEngine: ${engine && `async (scope) => (await import(${JSON.stringify(engine)})).default(scope)`},`,
    `  loadHooks: ${hooks && `async () => (await import(${JSON.stringify(hooks)})).default`},`,
    `  otherLanguages: ${search?.otherLanguages ?? false},`,
    `  versioned: ${search?.versioned ?? false},`,
    `  loadSites: ${sites.length > 0 ? `() => import(${JSON.stringify(resolveAppFile('search/sites.js'))})` : undefined},`,
    `  sites: ${JSON.stringify(sites.map(toSearchSite))},`,
    '};',
  ]);
}

function toSearchSite({ name, url, file }: LinkedSite): SearchSite {
  const cleanUrls = readInventory(file)?.inventory.cleanUrls ?? true;
  return { name, url, ...(cleanUrls ? {} : { cleanUrls }) };
}

/**
 * Returns the client module for a search plugin or service, or `undefined` if the built-in engine is used. During
 * development, the built-in engine replaces engines that require a built site.
 */
function findService({
  config,
  resolveAppFile,
  mode,
}: SearchModuleOptions): { client: string; options: object } | undefined {
  const { search } = config;
  if (search === false) return undefined;
  const engine = getSearchEngine(config);
  if (engine) {
    if (mode === 'development' && !engine.inDevelopment) return undefined;
    return {
      client: resolvePluginModule(engine.client, config.cwd),
      options: engine.options ?? {},
    };
  }
  const { name, ...options } = search.provider;
  return name === 'built-in' ? undefined : { client: resolveAppFile(`search/${name}.js`), options };
}
