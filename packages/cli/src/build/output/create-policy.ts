import type { SiteConfig } from '../../model/config';
import type { CspSources } from '../../model/config-values.generated';

/** The fields of the configuration that the content security policy depends on. */
export type PolicyConfig = Pick<SiteConfig, 'security' | 'sites' | 'search' | 'plugins' | 'theme'>;

/** Directives of the default policy, without the hashes of inline scripts. */
const DEFAULT_SOURCES: CspSources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
};

/**
 * Returns the content security policy of a site.
 *
 * @param scriptHashes - quoted hashes of the allowed inline scripts
 * @param headSources - sources that the heads of the pages use
 */
export async function createPolicy(
  config: PolicyConfig,
  scriptHashes: readonly string[],
  headSources: CspSources,
): Promise<string> {
  const { security, plugins, theme } = config;
  const added = mergeSources([
    headSources,
    { 'img-src': originsOf(theme.assetHost === undefined ? [] : [theme.assetHost]) },
    { 'connect-src': originsOf(await getSearchHosts(config)) },
    security.csp,
    ...plugins.map(({ csp = {} }) => csp),
  ]);
  const names = Object.keys({ ...DEFAULT_SOURCES, ...added }) as (keyof CspSources)[];
  return names
    .map((name) => {
      const hashes = name === 'script-src' ? scriptHashes : [];
      const sources = new Set([...getDefault(name), ...hashes, ...(added[name] ?? [])]);
      // 'none' is only valid alone.
      if (sources.size > 1) sources.delete("'none'");
      return [name, ...sources].join(' ');
    })
    .join('; ');
}

function getDefault(name: keyof CspSources): readonly string[] {
  // Sites do not embed themselves.
  return DEFAULT_SOURCES[name] ?? (name === 'frame-ancestors' ? [] : ["'self'"]);
}

/** Merges the sources of each directive, sorted. Omits directives without sources. */
export function mergeSources(all: readonly CspSources[]): CspSources {
  const merged = new Map<string, Set<string>>();
  for (const [name, sources] of all.flatMap((sources) => Object.entries(sources)))
    for (const source of sources) merged.set(name, (merged.get(name) ?? new Set()).add(source));
  return Object.fromEntries([...merged].map(([name, sources]) => [name, [...sources].sort()]));
}

function originsOf(urls: readonly string[]): string[] {
  return urls.map((url) => new URL(url).origin);
}

/** Returns the URLs of the sites and of the server that the search panel requests. */
async function getSearchHosts({ search, sites }: PolicyConfig): Promise<string[]> {
  if (search === false) return [];
  const host = await getSearchHost(search.provider);
  return [
    ...sites.filter((site) => site.search).map(({ url }) => url),
    ...(host === undefined ? [] : [host]),
  ];
}

/** Returns the URL of the search server, if the search engine has one. */
async function getSearchHost(provider: Exclude<SiteConfig['search'], false>['provider']) {
  switch (provider.name) {
    case 'algolia':
      // Other sites do not need the module.
      return (
        provider.host ?? (await import('@octavo/search/algolia')).getAlgoliaHost(provider.appId)
      );
    case 'typesense':
    case 'meilisearch':
      return provider.host;
    default:
      return undefined;
  }
}
