import {
  getProperty,
  getString,
  type SourceLocation,
  type StaticValue,
} from '../../config-source/static-value';
import { extractData, type Migration, report, setKey } from '../migration';

/** Plugins whose features are built into Octavo. */
const BUILT_IN =
  /(?:medium-zoom|last-updated|container-syntax|auto-nav-sidebar|plugin-shiki|plugin-llms|file-tree|font-open-sans|plugin-katex-css)$/;
const HINTS: [RegExp, string][] = [
  [/algolia/, "Set search: { provider: { name: 'algolia', appId, apiKey, indexName } }."],
  [/rss|feed/, 'Write the file in the build hook of a plugin, which receives all pages.'],
  [/typedoc|api-docgen/, 'Add the generated pages in the pages hook of a plugin.'],
  [/preview|playground/, 'Import the component in the MDX page, where it is interactive.'],
  [
    /twoslash|katex|math|mermaid/,
    'Add its remark or rehype plugin to markdown.remarkPlugins or markdown.rehypePlugins.',
  ],
  [/open-graph/, 'Open Graph tags are built in. Set the image with "image".'],
  [/analytics/, 'Add its script to "head".'],
];

/** Returns a hint for replacing a plugin, if one is known. */
export function hintForPlugin(from: string): string | undefined {
  return HINTS.find(([pattern]) => pattern.test(from))?.[1];
}

/** Migrates an entry of `plugins`. */
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
    `plugins was not migrated: ${name}.`,
    hintForPlugin(from) ??
      'Rewrite it with the hooks of Octavo: config, pages, pageData, head, bundler and build.',
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
  else report(migration, location, 'The sitemap plugin has no site URL.', 'Set "siteOrigin".');
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
          `redirects was not migrated: ${String(source)} → ${String(data?.to)}. Only routes are supported, not patterns.`,
          'Add a redirect for each route that the pattern matches.',
        );
      }
    }
  }
}
