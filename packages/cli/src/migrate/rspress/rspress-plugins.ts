import { entryOf, type Place, type StaticValue, textOf } from '../../config-source/static-value';
import { dataOf, type Migration, report, set } from '../migration';

/** Plugins whose work Octavo does itself. */
const BUILT_IN =
  /(?:medium-zoom|last-updated|container-syntax|auto-nav-sidebar|plugin-shiki|plugin-llms|file-tree|font-open-sans|plugin-katex-css)$/;
const HINTS: [RegExp, string][] = [
  [/algolia/, "Write search: { provider: { name: 'algolia', appId, apiKey, indexName } }."],
  [/rss|feed/, 'The build hook of a plugin sees every page, and writes files.'],
  [
    /typedoc|api-docgen/,
    'The routes hook of a plugin adds pages; let it write what that tool makes.',
  ],
  [/preview|playground/, 'Import the component into the page: what an MDX page imports is live.'],
  [
    /twoslash|katex|math|mermaid/,
    'Name its remark or rehype plugin in markdown.remarkPlugins or markdown.rehypePlugins.',
  ],
  [/open-graph/, 'Tags for previews are there on every page; image names their picture.'],
  [/analytics/, 'Write its script into head.'],
];

/** What takes the place of a plugin of a package, where that can be told. */
export function hintForPlugin(from: string): string | undefined {
  return HINTS.find(([pattern]) => pattern.test(from))?.[1];
}

/** What becomes of one entry of `plugins`. */
export function pluginRule(item: StaticValue, migration: Migration, place: Place): void {
  if (item.kind === 'plain') return;
  const from = item.kind === 'call' || item.kind === 'foreign' ? item.from : '';
  const options = item.kind === 'call' ? item.args[0] : undefined;
  if (BUILT_IN.test(from)) return;
  if (/sitemap$/.test(from)) {
    siteOrigin(options, migration, place);
    return;
  }
  if (/client-redirects$/.test(from)) {
    redirects(options, migration);
    return;
  }
  const name =
    'name' in item
      ? item.name === 'default'
        ? from
        : `${item.name} of ${from}`
      : 'a plugin of the site';
  report(
    migration,
    place,
    `plugins: not carried over: ${name}.`,
    hintForPlugin(from) ??
      'Plugins of Octavo have other hooks: config, routes, pageData, head, bundler, build.',
  );
}

function siteOrigin(options: StaticValue | undefined, migration: Migration, place: Place): void {
  const url = textOf(entryOf(options, 'siteUrl')) ?? textOf(entryOf(options, 'domain'));
  if (url && URL.canParse(url)) set(migration, 'siteOrigin', new URL(url).origin, place);
  else report(migration, place, 'plugins: a sitemap without an address.', 'Set siteOrigin.');
}

function redirects(options: StaticValue | undefined, migration: Migration): void {
  const rules = entryOf(options, 'redirects');
  for (const rule of rules?.kind === 'list' ? rules.items : []) {
    const data = dataOf(rule, migration, 'redirects') as
      | { from?: unknown; to?: unknown }
      | undefined;
    const sources = [data?.from].flat();
    for (const source of sources) {
      if (
        typeof source === 'string' &&
        /^\/[\w./-]*$/.test(source) &&
        typeof data?.to === 'string'
      ) {
        const known = migration.config.redirects as Record<string, unknown> | undefined;
        set(migration, 'redirects', { ...known, [source]: data.to }, rule.at);
      } else {
        report(
          migration,
          rule.at,
          `redirects: expected routes, got ${String(source)} → ${String(data?.to)}.`,
          'Write one redirect for each route that the pattern means.',
        );
      }
    }
  }
}
