import { join, resolve } from 'node:path';

import { digest } from '../files/digest';
import type { LinkedSite } from '../model/linked-site';
import type { ConfigProblem } from './config-problem';
import { formatKey } from './validate';
import type { ConfigWithDefaults } from './with-defaults';

/** Prefixes that are also URL schemes. Drive letters need no entry, because a prefix has at least two letters. */
const SCHEMES = new Set(
  'about blob data file ftp git http https javascript mailto node npm sms ssh tel urn vbscript view-source ws wss'.split(
    ' ',
  ),
);

export interface ResolveSitesContext {
  cwd: string;
  file: string;
  cacheDir: string;
  /** Array to which problems are added. */
  problems: ConfigProblem[];
}

/** Checks and resolves the other sites that this site links to. */
export function resolveSites(
  sites: ConfigWithDefaults['sites'],
  { cwd, file, cacheDir, problems }: ResolveSitesContext,
): LinkedSite[] {
  return Object.entries(sites).map(([prefix, site]) => {
    const report = (key: string[], message: string, hint: string) =>
      problems.push({
        file,
        key: ['sites', prefix, ...key],
        message: `${formatKey(['sites', prefix, ...key], undefined)}: ${message}`,
        hint,
      });
    if (!/^[a-z][a-z\d-]+$/.test(prefix)) {
      report(
        [],
        `expected a link prefix such as "kit", got ${JSON.stringify(prefix)}.`,
        'Use at least two lowercase letters, digits and hyphens. The first character must be a letter.',
      );
    } else if (SCHEMES.has(prefix)) {
      report([], `"${prefix}:" is a URL scheme.`, 'Choose a different prefix.');
    }
    const { protocol, search, hash } = new URL(site.url);
    if (!/^https?:$/.test(protocol) || search !== '' || hash !== '') {
      report(
        ['url'],
        `expected an "https:" URL without a query and hash, got "${site.url}".`,
        'Use the URL of the home page of the site.',
      );
    }
    const url = site.url.replace(/\/*$/, '/');
    return {
      prefix,
      name: site.name,
      url,
      folder: site.folder === undefined ? undefined : resolve(cwd, site.folder),
      search: site.search,
      // A copy of another URL must not be used after the URL changes.
      file: join(cacheDir, 'sites', `${prefix}-${digest(url).slice(0, 8)}.json`),
    };
  });
}
