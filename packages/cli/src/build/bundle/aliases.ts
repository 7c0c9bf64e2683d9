import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { SiteConfig } from '../../model/config';
import { THEME_ALIASES } from '../../model/theme-aliases';

export type AliasOptions = Pick<SiteConfig, 'configFile' | 'themeFile' | 'alias'>;

/**
 * Creates the module aliases for the bundler. They dedupe React and the theme, and resolve the theme imports in pages.
 */
export function createAliases(config: AliasOptions): Record<string, string> {
  const fromCli = createRequire(import.meta.url);
  const fromSite = createRequire(config.configFile);
  const folderOf = (name: string) => {
    for (const require of [fromSite, fromCli]) {
      try {
        return dirname(require.resolve(`${name}/package.json`));
      } catch {
        // The package is not installed here. Try the next location.
      }
    }
    return name;
  };
  const themeMdx = fromCli.resolve('@octavo/theme/mdx');
  const pageTheme = config.themeFile ?? themeMdx;
  const react = folderOf('react');
  const builtIn = {
    // An exact match, which `bundle-config.ts` overrides for a package.
    react$: join(react, 'index.js'),
    react,
    'react-dom': folderOf('react-dom'),
    '@octavo/theme/mdx$': themeMdx,
    '@octavo/theme/internals$': fromCli.resolve('@octavo/theme/internals'),
    // Without the styles that are loaded with their components.
    '@octavo/theme/styles.css$': join(dirname(themeMdx), 'site.css'),
    '@octavo/theme/document.css$': join(dirname(themeMdx), 'document.css'),
    '@octavo/theme/static$': fromCli.resolve('@octavo/theme/static'),
    '@octavo/theme/react-router$': fromCli.resolve('@octavo/theme/react-router'),
    '@octavo/theme/urls$': fromCli.resolve('@octavo/theme/urls'),
    '@octavo/theme$': fromCli.resolve('@octavo/theme'),
    '@octavo/search$': fromCli.resolve('@octavo/search'),
    '@octavo/search/internal$': fromCli.resolve('@octavo/search/internal'),
    ...Object.fromEntries(THEME_ALIASES.map((name) => [`${name}$`, pageTheme])),
  };
  // Aliases from the configuration take precedence. Rspack prefers exact matches (`name$`), so remove overridden
  // aliases.
  const remaining = Object.entries(builtIn).filter(
    ([name]) => !Object.hasOwn(config.alias, name.replace(/\$$/, '')),
  );
  // The subpaths of a file do not exist.
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const own = Object.entries(config.alias).map(([name, path]) => [
    isFile(path) && !name.endsWith('$') ? `${name}$` : name,
    path,
  ]);
  return Object.fromEntries([...remaining, ...own]);
}
