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
 * Write the modules that say how a site is searched: one that every page has, and one that comes with the first search.
 * That imports the engine that was chosen and no other.
 */
export function writeSearchModule(options: SearchModuleOptions): string {
  const search = options.config.search || undefined;
  const engine = writeGenerated(join(options.folder, 'search-engine.js'), engineLines(options));
  const begins = search !== undefined && engineFor(options).isBuiltIn;
  return writeGenerated(join(options.folder, 'search.js'), [
    ...(begins
      ? [`import { begin } from ${JSON.stringify(options.appFile('search/begin.js'))};`]
      : []),
    'export default {',
    ...(begins ? ['  begin,'] : []),
    `  load: () => import(${JSON.stringify(engine)}),`,
    `  otherLanguages: ${search?.otherLanguages ?? false},`,
    `  sites: ${JSON.stringify(search?.sites.map(({ name }) => name) ?? [])},`,
    '};',
  ]);
}

function engineLines({ config, appFile, mode }: SearchModuleOptions): string[] {
  const search = config.search || undefined;
  const { client, options } = engineFor({ config, appFile, mode });
  const lines = [
    `import { makeClient as make } from ${JSON.stringify(client)};`,
    `const options = ${JSON.stringify(options)};`,
  ];
  if (search?.hooks) {
    lines.push(
      `import * as hooks from ${JSON.stringify(search.hooks)};`,
      "import { withHooks } from '@octavo/search';",
      // A copy, of which bundlers do not know whether it has a default export.
      'const { default: own, ...named } = { ...hooks };',
      'export const makeClient = (scope, begun) => withHooks(make(scope, options, begun), own ?? named);',
    );
  } else lines.push('export const makeClient = (scope, begun) => make(scope, options, begun);');
  if (search && search.sites.length > 0) {
    const urls = search.sites.map(({ url }) => url);
    lines.push(
      `import { makeSiteClient as site } from ${JSON.stringify(appFile('search/other-site.js'))};`,
      `export const makeSiteClient = (index, lang) => site(${JSON.stringify(urls)}[index], lang);`,
    );
  }
  return lines;
}

/** The engine of a mode: what some search is made of a finished site, which there is none of in development. */
function engineFor({
  config,
  appFile,
  mode,
}: Pick<SearchModuleOptions, 'config' | 'appFile' | 'mode'>): {
  client: string;
  options: object;
  isBuiltIn: boolean;
} {
  const { search } = config;
  const own = search === false ? undefined : searchEngineOf(config);
  if (own && (mode === 'production' || own.inDevelopment))
    return { client: own.client, options: own.options ?? {}, isBuiltIn: false };
  const { name, ...options } = search === false || own ? { name: 'built-in' } : search.provider;
  return { client: appFile(`search/${name}.js`), options, isBuiltIn: name === 'built-in' };
}
