import { OctavoError, type OctavoPlugin } from '@octavo/cli';

type Config = Parameters<NonNullable<OctavoPlugin['configResolved']>>[0];

/**
 * Checks that the URLs of a site are known when it is built.
 *
 * @param reason completes "requires siteOrigin, because …"
 * @throws {OctavoError} if they are not
 */
export function requireOrigin(
  plugin: string,
  reason: string,
  { siteOrigin, isRelocatable }: Pick<Config, 'siteOrigin' | 'isRelocatable'>,
): void {
  const missing: [name: string, hint: string][] = [];
  if (!siteOrigin)
    missing.push([
      '"siteOrigin"',
      "Set siteOrigin in docs.config.ts, for example siteOrigin: 'https://example.com'.",
    ]);
  if (isRelocatable)
    missing.push([
      'an absolute "base"',
      "Replace base: './' in docs.config.ts with the path of the site, for example base: '/'.",
    ]);
  if (missing.length === 0) return;
  throw new OctavoError(
    'CONFIG_INVALID',
    `The plugin "${plugin}" requires ${missing.map(([name]) => name).join(' and ')}, because ${reason}.`,
    { hint: missing.map(([, hint]) => hint).join(' ') },
  );
}
