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
  if (siteOrigin && !isRelocatable) return;
  throw new OctavoError(
    'CONFIG_INVALID',
    `The plugin "${plugin}" requires "siteOrigin" and an absolute "base", because ${reason}.`,
    { hint: "Set siteOrigin in docs.config.ts, for example siteOrigin: 'https://example.com'." },
  );
}
