import { join } from 'node:path';

import type { SiteConfig } from '../../model/config';
import { getSearchEngine } from '../../plugin-host/plugin-host';
import { writeGenerated } from './generated';

export interface SearchModuleOptions {
  config: Pick<SiteConfig, 'search' | 'plugins'>;
  /** Folder to write to. */
  folder: string;
  /** Returns the path of a module of the application. */
  appFile: (name: string) => string;
  mode: 'production' | 'development';
}

/**
 * Writes the module with the search settings of a site, which every page loads, and the modules that it imports when
 * search is first used. Only the configured engine is imported.
 *
 * @returns The path of the module.
 */
export function writeSearchModule(options: SearchModuleOptions): string {
  const { config, folder } = options;
  const search = config.search || undefined;
  const service = search && findService(options);
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
      // The namespace is copied, because bundlers warn about a missing default export.
      'const { default: defaultExport, ...named } = { ...hooks };',
      'export default defaultExport ?? named;',
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
 * Returns the client module of a search plugin or service, or `undefined` if the built-in engine is used. In development,
 * it replaces engines that can only search a built site.
 */
function findService({
  config,
  appFile,
  mode,
}: SearchModuleOptions): { client: string; options: object } | undefined {
  const { search } = config;
  if (search === false) return undefined;
  const engine = getSearchEngine(config);
  if (engine) {
    if (mode === 'development' && !engine.inDevelopment) return undefined;
    return { client: engine.client, options: engine.options ?? {} };
  }
  const { name, ...options } = search.provider;
  return name === 'built-in' ? undefined : { client: appFile(`search/${name}.js`), options };
}
