import {
  getProperty,
  getString,
  type SourceLocation,
  type StaticValue,
} from '@octavo/cli/internal';
import { extractData, type Migration, report, setKey, suggestPlugin } from '../migration';

/** Rspress plugins whose features are built into Octavo. */
const BUILT_IN =
  /(?:medium-zoom|last-updated|container-syntax|auto-nav-sidebar|plugin-shiki|plugin-llms|file-tree|font-open-sans|plugin-katex-css)$/;
const HINTS: [RegExp, string][] = [
  [/algolia/, "Set `search: { provider: { name: 'algolia', appId, apiKey, indexName } }`."],
  [
    /rss|feed/,
    'Use `blog` from @octavo/plugins/blog, which generates feeds, or write a plugin whose `build` hook does.',
  ],
  [/typedoc|api-docgen/, "Add the generated pages in a plugin's `pages` hook."],
  [
    /preview|playground/,
    'Import the component in an MDX page. Imported components are interactive.',
  ],
  [/twoslash/, suggestPlugin('twoslash')],
  [/katex|math/, suggestPlugin('math')],
  [/mermaid/, suggestPlugin('mermaid')],
  [/open-graph/, 'Open Graph tags are built in. Set the image with the `image` key.'],
  [/analytics/, 'Add the analytics script to `head`.'],
];

/** Returns a hint for replacing a known Rspress plugin, or `undefined` for other plugins. */
export function getPluginHint(from: string): string | undefined {
  return HINTS.find(([pattern]) => pattern.test(from))?.[1];
}

/** Migrates an item of the `plugins` array. */
export function migratePlugin(
  item: StaticValue,
  migration: Migration,
  location: SourceLocation,
): void {
  if (item.kind === 'plain') return;
  const from = item.kind === 'call' || item.kind === 'import' ? item.from : '';
  const options = item.kind === 'call' ? item.args[0] : undefined;
  if (BUILT_IN.test(from)) return;
  if (/sitemap$/.test(from)) {
    migrateSitemap(options, migration, location);
    return;
  }
  if (/client-redirects$/.test(from)) {
    migrateRedirects(options, migration);
    return;
  }
  const name =
    'name' in item
      ? item.name === 'default'
        ? from
        : `${item.name} from ${from}`
      : 'a local plugin';
  report(
    migration,
    location,
    `\`plugins\` was not migrated: ${name}.`,
    getPluginHint(from) ??
      'Rewrite it as an Octavo plugin with the `config`, `pages`, `pageData`, `head`, `bundler` and `build` hooks.',
  );
}

function migrateSitemap(
  options: StaticValue | undefined,
  migration: Migration,
  location: SourceLocation,
): void {
  const url =
    getString(getProperty(options, 'siteUrl')) ?? getString(getProperty(options, 'domain'));
  if (url && URL.canParse(url)) setKey(migration, 'siteOrigin', new URL(url).origin, location);
  else report(migration, location, 'The sitemap plugin has no site URL.', 'Set `siteOrigin`.');
}

function migrateRedirects(options: StaticValue | undefined, migration: Migration): void {
  const rules = getProperty(options, 'redirects');
  for (const rule of rules?.kind === 'list' ? rules.items : []) {
    const data = extractData(rule, migration, 'redirects') as
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
        setKey(migration, 'redirects', { ...known, [source]: data.to }, rule.at);
      } else {
        report(
          migration,
          rule.at,
          `The redirect ${String(source)} → ${String(data?.to)} was not migrated, because patterns are not supported.`,
          'Add a redirect for each route that matches the pattern.',
        );
      }
    }
  }
}
