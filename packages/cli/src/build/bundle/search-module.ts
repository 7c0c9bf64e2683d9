import { join } from 'node:path';

import type { SiteConfig } from '../../model/config';
import { searchEngineOf } from '../../plugin-host/plugin-host';
import { writeGenerated } from './generated';

export interface SearchModuleOptions {
  config: Pick<SiteConfig, 'search' | 'plugins'>;
  /** Folder to write to. */
  folder: string;
  /** Finds a module of the application by name. */
  appFile: (name: string) => string;
  mode: 'production' | 'development';
}

/**
 * Writes the module with the search settings of a site, which is part of every first visit, and the modules that it loads
 * with the first search. Only the chosen engine is imported.
 */
export function writeSearchModule(options: SearchModuleOptions): string {
  const { config, folder } = options;
  const search = config.search || undefined;
  const service = search && serviceOf(options);
  const sites = search?.sites ?? [];
  const usesBuiltIn = search !== undefined && (!service || sites.length > 0);
  const engine =
    service &&
    writeGenerated(join(folder, 'search-engine.js'), [
      `import { makeClient } from ${JSON.stringify(service.client)};`,
      `const options = ${JSON.stringify(service.options)};`,
      'export default (scope) => makeClient(scope, options);',
    ]);
  const hooks =
    search?.hooks &&
    writeGenerated(join(folder, 'search-hooks.js'), [
      `import * as hooks from ${JSON.stringify(search.hooks)};`,
      // A copy, because bundlers warn about a default export that is not there.
      'const { default: own, ...named } = { ...hooks };',
      'export default own ?? named;',
    ]);
  return writeGenerated(join(folder, 'search.js'), [
    ...(usesBuiltIn ? ["import { createManifestClient } from '@octavo/search/internal';"] : []),
    'export default {',
    `  createManifestClient: ${usesBuiltIn ? 'createManifestClient' : undefined},`,
    `  loadEngine: ${engine && `async (scope) => (await import(${JSON.stringify(engine)})).default(scope)`},`,
    `  loadHooks: ${hooks && `async () => (await import(${JSON.stringify(hooks)})).default`},`,
    `  otherLanguages: ${search?.otherLanguages ?? false},`,
    `  sites: ${JSON.stringify(sites.map(({ name, url }) => ({ name, url: url.replace(/\/?$/, '/') })))},`,
    '};',
  ]);
}

/**
 * Returns the engine of a plugin or a search service; nothing where the built-in engine answers, which it does in development
 * when the other engine can only search a finished site.
 */
function serviceOf({
  config,
  appFile,
  mode,
}: SearchModuleOptions): { client: string; options: object } | undefined {
  const { search } = config;
  if (search === false) return undefined;
  const own = searchEngineOf(config);
  if (own) {
    if (mode === 'development' && !own.inDevelopment) return undefined;
    return { client: own.client, options: own.options ?? {} };
  }
  const { name, ...options } = search.provider;
  return name === 'built-in' ? undefined : { client: appFile(`search/${name}.js`), options };
}
