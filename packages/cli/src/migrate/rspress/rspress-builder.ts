import type { StaticValue } from '../../config-source/static-value';
import {
  BUNDLER_HINT,
  copyTo,
  type Migration,
  nested,
  type Rules,
  report,
  unsupported,
} from '../migration';
import { migrateHtmlTags } from './rspress-head';
import { migrateAliases } from './rspress-paths';
import { hintForPlugin } from './rspress-plugins';

/** Migration rules for the keys of `builderConfig`. */
export const builderRules: Rules = {
  plugins: migrateBuilderPlugins,
  tools: unsupported(BUNDLER_HINT),
  server: unsupported('Use the options --port and --host of octavo dev and octavo preview.'),
  dev: unsupported('Use the options --port and --host of octavo dev.'),
  output: unsupported(BUNDLER_HINT),
  performance: unsupported(BUNDLER_HINT),
  source: nested({
    alias: migrateAliases,
    define: unsupported(BUNDLER_HINT),
  }),
  resolve: nested({ alias: migrateAliases }),
  html: nested({
    tags: migrateHtmlTags,
    favicon: copyTo('icon'),
    appIcon: unsupported('Add link tags for the icons to "head".'),
  }),
};

/** Reports bundler plugins, except for Sass, which is migrated with the imports of stylesheets. */
function migrateBuilderPlugins(value: StaticValue, migration: Migration): void {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items) {
    const { name, from } =
      item.kind === 'call' || item.kind === 'import' ? item : { name: 'a local plugin', from: '' };
    if (from === '@rsbuild/plugin-sass') continue;
    report(
      migration,
      item.at,
      `builderConfig.plugins was not migrated: ${from ? `${name} from ${from}` : name}.`,
      hintForPlugin(from) ?? BUNDLER_HINT,
    );
  }
}
