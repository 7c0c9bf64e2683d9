import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { SiteConfig } from '../../model/config';
import { THEME_ALIASES } from '../../model/theme-aliases';

export type AliasSource = Pick<SiteConfig, 'configFile' | 'themeFile' | 'alias'>;

/** One React and one theme for everything, and the names by which pages reach the theme. */
export function aliasesOf(config: AliasSource): Record<string, string> {
  const fromCli = createRequire(import.meta.url);
  const fromSite = createRequire(config.configFile);
  const folderOf = (name: string) => {
    for (const require of [fromSite, fromCli]) {
      try {
        return dirname(require.resolve(`${name}/package.json`));
      } catch {
        // Not installed beside this one.
      }
    }
    return name;
  };
  const themeMdx = fromCli.resolve('@octavo/theme/mdx');
  const pageTheme = config.themeFile ?? themeMdx;
  const ours = {
    react: folderOf('react'),
    'react-dom': folderOf('react-dom'),
    '@octavo/theme/mdx$': themeMdx,
    '@octavo/theme/internals$': fromCli.resolve('@octavo/theme/internals'),
    '@octavo/theme/styles.css$': join(dirname(themeMdx), 'styles.css'),
    '@octavo/theme/react-router$': fromCli.resolve('@octavo/theme/react-router'),
    '@octavo/theme/urls$': fromCli.resolve('@octavo/theme/urls'),
    '@octavo/theme$': fromCli.resolve('@octavo/theme'),
    '@octavo/search$': fromCli.resolve('@octavo/search'),
    '@octavo/search/client$': fromCli.resolve('@octavo/search/client'),
    ...Object.fromEntries(THEME_ALIASES.map((name) => [`${name}$`, pageTheme])),
  };
  // What a site says comes first, and an exact name of ours would be found before it.
  const kept = Object.entries(ours).filter(
    ([name]) => !Object.hasOwn(config.alias, name.replace(/\$$/, '')),
  );
  return { ...Object.fromEntries(kept), ...config.alias };
}
