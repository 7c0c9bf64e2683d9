import { getProperty, type SourceLocation, type StaticValue } from '@octavo/cli/internal';

import { type Migration, report, setKey } from '../migration';

/** Checks whether the build of the original site fails for every dead link. */
export function checksAllLinks(starlight: StaticValue | undefined): boolean {
  const plugins = getProperty(starlight, 'plugins');
  return (plugins?.kind === 'list' ? plugins.items : []).some((item) => {
    if (item.kind !== 'call' || item.from !== 'starlight-links-validator') return false;
    const [options] = item.args;
    const fails = getProperty(options, 'failOnError');
    return (
      getProperty(options, 'exclude') === undefined &&
      !(fails?.kind === 'plain' && fails.value === false)
    );
  });
}

/** Makes dead links warnings, because Starlight only checks links with a plugin, which can exclude pages. */
export function allowDeadLinks(migration: Migration, at: SourceLocation): void {
  setKey(migration, 'check', { rules: { 'dead-anchor': 'warn', 'dead-link': 'warn' } }, at);
  report(
    migration,
    at,
    'Dead links are warnings, because the original site does not check all links.',
    'Fix the links that `octavo check` lists, and remove `dead-link` from `check.rules`.',
    'info',
  );
}
