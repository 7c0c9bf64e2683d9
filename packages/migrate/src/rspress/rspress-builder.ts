import type { StaticValue } from '@octavo/cli/internal';
import {
  applyNested,
  BUNDLER_HINT,
  copyTo,
  type Migration,
  type MigrationRules,
  report,
  reportUnsupported,
} from '../migration';
import { migrateHtmlTags } from './rspress-head';
import { migrateAliases } from './rspress-paths';
import { getPluginHint } from './rspress-plugins';

/** Migration rules for `builderConfig` keys. */
export const builderRules: MigrationRules = {
  plugins: migrateBuilderPlugins,
  tools: reportUnsupported(BUNDLER_HINT),
  server: reportUnsupported(
    'Use the `--port` and `--host` flags of `octavo dev` and `octavo preview`.',
  ),
  dev: reportUnsupported('Use the `--port` and `--host` flags of `octavo dev`.'),
  output: reportUnsupported(BUNDLER_HINT),
  performance: reportUnsupported(BUNDLER_HINT),
  source: applyNested({
    alias: migrateAliases,
    define: reportUnsupported(BUNDLER_HINT),
  }),
  resolve: applyNested({ alias: migrateAliases }),
  html: applyNested({
    tags: migrateHtmlTags,
    favicon: copyTo('icon'),
    appIcon: reportUnsupported('Add `<link>` tags for the icons to `head`.'),
  }),
};

/** Reports bundler plugins, except for the Sass plugin, which is migrated if a page imports Sass stylesheets. */
function migrateBuilderPlugins(value: StaticValue, migration: Migration): void {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items) {
    const { name, from } =
      item.kind === 'call' || item.kind === 'import' ? item : { name: 'a local plugin', from: '' };
    if (from === '@rsbuild/plugin-sass') continue;
    report(
      migration,
      item.at,
      `\`builderConfig.plugins\` was not migrated: ${from ? `${name} from ${from}` : name}.`,
      getPluginHint(from) ?? BUNDLER_HINT,
    );
  }
}
