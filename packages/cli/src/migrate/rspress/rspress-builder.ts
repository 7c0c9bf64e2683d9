import type { StaticValue } from '../../config-source/static-value';
import {
  copyTo,
  inside,
  type Migration,
  OWN_BUNDLER,
  type Rules,
  report,
  unable,
} from '../migration';
import { htmlTags } from './rspress-head';
import { aliases } from './rspress-paths';
import { hintForPlugin } from './rspress-plugins';

/** Keys of `builderConfig`, and what becomes of them. */
export const builderRules: Rules = {
  plugins: eachBuilderPlugin,
  tools: unable(OWN_BUNDLER),
  server: unable('octavo dev and octavo preview take --port and --host.'),
  dev: unable('octavo dev takes --port and --host.'),
  output: unable(OWN_BUNDLER),
  performance: unable(OWN_BUNDLER),
  source: inside({
    alias: aliases,
    define: unable(OWN_BUNDLER),
  }),
  resolve: inside({ alias: aliases }),
  html: inside({
    tags: htmlTags,
    favicon: copyTo('icon'),
    appIcon: unable('Write link tags for the icons into head.'),
  }),
};

/** Plugins of the bundler; that for Sass is carried with the style sheets. */
function eachBuilderPlugin(value: StaticValue, migration: Migration): void {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items) {
    const { name, from } =
      item.kind === 'call' || item.kind === 'foreign'
        ? item
        : { name: 'a plugin of the site', from: '' };
    if (from === '@rsbuild/plugin-sass') continue;
    report(
      migration,
      item.at,
      `builderConfig.plugins: not carried over: ${from ? `${name} of ${from}` : name}.`,
      hintForPlugin(from) ?? OWN_BUNDLER,
    );
  }
}
