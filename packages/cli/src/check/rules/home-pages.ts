import { join } from 'node:path';

import { joinRoute, withBase } from '@octavo/theme/urls';

import { getContentFolder, getLangOptions } from '../../content/scan/route-of';
import type { SiteConfig } from '../../model/config';
import type { Finding } from '../../model/rules';
import type { LinkTargets } from './targets';

/**
 * Reports languages and versions without a home page, which the logo, the language menu and the 404 page link to. A
 * redirect, a public file, or the home page of the default language as a fallback are sufficient.
 */
export function auditHomePages(
  editions: readonly { lang: string; version: string }[],
  targets: Pick<LinkTargets, 'link'>,
  config: SiteConfig,
): Finding[] {
  return editions.flatMap(({ lang, version }): Finding[] => {
    const route = joinRoute({ lang, version, rest: '/' }, getLangOptions(config));
    // Generated and public files are only found by their full name.
    if (!targets.link(withBase(`${route}index.html`, config.base), undefined)) return [];
    const folder = join(config.root, getContentFolder(config, lang, version));
    return [
      {
        rule: 'no-home',
        file: folder,
        message: `No home page: "${route}" does not exist.`,
        hint: 'Create index.mdx in this folder, or add a redirect from this route to the "redirects" in the configuration.',
      },
    ];
  });
}
