import { getProperty, type StaticValue } from '@octavo/cli/internal';

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
