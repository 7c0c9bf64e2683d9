import { getProperty, type SourceLocation, type StaticValue } from '@octavo/cli/internal';

import { BUNDLER_HINT, type Migration, OUTLINE_HINT, report, TITLE_HINT } from '../migration';
import type { Impact, MigrationProblem } from '../report/migration-problem';
import { createKeyProblem, PAGINATION_HINT } from '../tree/page-frontmatter';
import type { Outline, StarlightConfig } from './starlight-config';

/** Reports options of `starlight()` that are not migrated and change what readers see. */
export function reportStarlightKeys(
  config: StarlightConfig,
  migration: Migration,
  at: SourceLocation,
): void {
  const { customCss, components, plugins, pagefind, routeMiddleware } = config;
  const reportKey = (key: keyof StarlightConfig, hint: string, impact?: Impact): void => {
    const value = config[key];
    const names = key === 'components' ? `: ${Object.keys(value as object).join(', ')}` : '';
    report(migration, at, `\`${key}\` was not migrated${names}.`, hint, impact);
  };
  if (customCss !== undefined)
    reportKey('customCss', 'Override the design tokens in theme/index.css.');
  if (components !== undefined)
    reportKey(
      'components',
      'Override theme components. Run `octavo list` to show all components and `octavo wrap` to create an override.',
    );
  if (plugins?.length)
    reportKey(
      'plugins',
      'Rewrite the plugins as Octavo plugins with the `config`, `pages`, `pageData`, `head`, `bundler` and `build` hooks.',
    );
  if (routeMiddleware !== undefined)
    reportKey('routeMiddleware', "Change pages in a plugin's `pageData` hook.");
  if (typeof pagefind === 'object' && pagefind !== null)
    reportKey(
      'pagefind',
      'Set `search.weight` to rank folders, and `sites` to search other sites.',
    );
  if (hasOtherOutline(config.tableOfContents))
    reportKey('tableOfContents', OUTLINE_HINT, 'cosmetic');
  if (config.pagination === false) reportKey('pagination', PAGINATION_HINT, 'cosmetic');
  if (config.expressiveCode !== undefined && config.expressiveCode !== true)
    reportKey(
      'expressiveCode',
      'Override the design tokens to change the colors of code.',
      'cosmetic',
    );
  if ((config.titleDelimiter ?? '-') !== '-') reportKey('titleDelimiter', TITLE_HINT, 'cosmetic');
}

/** Reports keys of the configuration of Astro that change the build. */
export function reportAstroKeys(astro: StaticValue, migration: Migration): void {
  const vite = getProperty(astro, 'vite');
  if (vite) report(migration, vite.at, '`vite` was not migrated.', BUNDLER_HINT);
}

/** Returns a problem for each key of the frontmatter that is not migrated and changes the page. Problems have no file. */
export function findUnsupportedKeys(data: Readonly<Record<string, unknown>>): MigrationProblem[] {
  const { editUrl, lastUpdated, tableOfContents } = data;
  const create = (key: string, hint: string) => createKeyProblem(key, hint, 'cosmetic');
  const problems: MigrationProblem[] = [];
  if (typeof editUrl === 'string')
    problems.push(create('editUrl', 'Edit links lead to the files in the content folder.'));
  if (lastUpdated !== undefined && lastUpdated !== null && lastUpdated !== true)
    problems.push(create('lastUpdated', 'The last update is the time of the last Git commit.'));
  // A page without an outline is converted.
  if (tableOfContents !== false && hasOtherOutline(tableOfContents))
    problems.push(create('tableOfContents', OUTLINE_HINT));
  return problems;
}

/** Whether the outline shows other levels than 2 and 3, or nothing. */
function hasOtherOutline(tableOfContents: unknown): boolean {
  if (typeof tableOfContents !== 'object' || tableOfContents === null)
    return tableOfContents === false;
  const { minHeadingLevel = 2, maxHeadingLevel = 3 } = tableOfContents as Outline;
  return minHeadingLevel !== 2 || maxHeadingLevel < 3 || maxHeadingLevel > 4;
}
