import { nearest } from '@octavo/mdx-plugins/diagnostics';
import { pageKey, safeDecode, splitRoute, toRoutePath } from '@octavo/theme/urls';

import { findConfigFiles } from '../../config/load-config';
import { readInventory } from '../../inventory/read-inventory';
import { parseSiteLink, resolveSiteLink } from '../../inventory/site-links';
import type { SiteConfig } from '../../model/config';
import type { LinkedSite } from '../../model/linked-site';
import { plural } from '../../model/plural';
import type { Finding } from '../../model/rules';
import { findInConfig } from './find-in-config';
import type { LinkProblem } from './link-problem';
import { findMissingAnchor, findNearestRoute } from './similar-targets';

/** Checks links to other sites against their inventories. */
export interface SiteLinkCheck {
  /**
   * Checks a link as it is written in the source. Returns `undefined` if the target exists, or the link does not lead to
   * another site.
   *
   * @param lang language of the page that contains the link
   */
  check: (href: string, lang: string) => LinkProblem | undefined;
  /** Returns the number of links that were checked, by prefix. */
  counts: () => ReadonlyMap<string, number>;
}

/** Creates a check of links to other sites. */
export function createSiteLinkCheck(sites: readonly LinkedSite[]): SiteLinkCheck {
  const counts = new Map<string, number>();
  return {
    counts: () => counts,
    check(href, lang) {
      const link = parseSiteLink(href, sites);
      if (!link) return checkPrefix(href, sites);
      const { prefix } = link.site;
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      const { page, isValid } = resolveSiteLink(link, lang);
      if (page) return checkAnchor(page.ids, link.hash, `${prefix}:${page.route}`);
      return isValid ? undefined : createDeadLink(link.site, link.path, lang);
    },
  };
}

/** Reports a link whose prefix is similar to that of a site. All others can be URL schemes of applications. */
function checkPrefix(href: string, sites: readonly LinkedSite[]): LinkProblem | undefined {
  const [, prefix, path] = /^([a-z][a-z\d-]*):(\/(?!\/).*)$/i.exec(href) ?? [];
  const similar =
    prefix === undefined
      ? undefined
      : nearest(
          prefix,
          sites.map((site) => site.prefix),
        );
  if (similar === undefined) return undefined;
  return {
    rule: 'dead-link',
    message: `Dead link: unknown site "${prefix}".`,
    hint: `Did you mean "${similar}:${path}"?`,
  };
}

function checkAnchor(
  ids: readonly string[],
  hash: string,
  target: string,
): LinkProblem | undefined {
  const missing = findMissingAnchor(hash, ids);
  if (!missing) return undefined;
  return {
    rule: 'dead-anchor',
    message: `Dead anchor: no element with the id "${missing.id}" on the page "${target}".`,
    hint: missing.nearest === undefined ? undefined : `Did you mean "#${missing.nearest}"?`,
  };
}

function createDeadLink(
  { prefix, name, file }: LinkedSite,
  path: string,
  lang: string,
): LinkProblem {
  const { inventory, pages } = readInventory(file)!;
  // Suggest pages in the language of the link, and without the prefix that is added to it.
  const shorten = (route: string): string => {
    const parts = splitRoute(route, inventory);
    return parts.lang === lang && parts.version === (inventory.defaultVersion ?? '')
      ? parts.rest
      : route;
  };
  const routes = [...pages.values()].map(({ route }) => shorten(route));
  const byKey = new Map(routes.map((route) => [pageKey(route), route]));
  const similar = findNearestRoute(pageKey(safeDecode(path)), byKey.keys());
  return {
    rule: 'dead-link',
    message: `Dead link: page "${toRoutePath(path)}" not found on the site "${name}".`,
    hint: similar === undefined ? undefined : `Did you mean "${prefix}:${byKey.get(similar)}"?`,
  };
}

/** Reports sites whose inventories could not be loaded. Sites without links are not reported. */
export function auditSites(
  { sites, configFile }: Pick<SiteConfig, 'sites' | 'configFile'>,
  counts: ReadonlyMap<string, number>,
  sourceOf: (file: string) => string,
): Finding[] {
  return sites.flatMap(({ prefix, url, status }): Finding[] => {
    const count = counts.get(prefix) ?? 0;
    if (count === 0 || !status || status.kind === 'current') return [];
    const links = plural(count, 'link');
    const positions = [url, url.slice(0, -1)].map((written) =>
      findInConfig(written, findConfigFiles(configFile), sourceOf),
    );
    const position = positions.find(({ line }) => line !== undefined) ?? positions[0];
    return [
      status.kind === 'missing'
        ? {
            rule: 'unavailable-site',
            ...position,
            message: `Failed to load octavo.json of the site "${prefix}", so ${links} could not be checked: ${status.reason}.`,
            hint: `Check sites.${prefix}.url. Sites have published octavo.json since Octavo 0.2. To build without this site, set check.rules["unavailable-site"] to "warn".`,
          }
        : {
            rule: 'stale-site',
            ...position,
            message: `Failed to load octavo.json of the site "${prefix}", so ${links} to it ${count === 1 ? 'was' : 'were'} checked against the copy from ${formatDate(status.date)}: ${status.reason}.`,
          },
    ];
  });
}

/** Formats an ISO 8601 date as `2026-11-25 09:30 UTC`. */
function formatDate(date: string): string {
  return `${date.slice(0, 16).replace('T', ' ')} UTC`;
}
