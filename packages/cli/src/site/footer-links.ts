import { FILE_LINK_PREFIX, isExternal, toHref, withBase } from '@octavo/theme/urls';

import type { SiteConfig } from '../model/config';
import { localizeLink } from './navigation/localize-link';

/** Language and version of the pages that show a footer. */
type FooterEdition = Parameters<typeof localizeLink>[1];

/** URL in the HTML of a footer. */
export interface FooterUrl {
  kind: 'link' | 'image';
  /** URL in the configuration. */
  written: string;
  /** URL in the pages, with base and language. */
  resolved: string;
}

const TAG = /<(?:a|img)(?=\s)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** Matches an attribute in a tag: white space, name, equals sign and value with quotes. */
export const HTML_ATTRIBUTE = /(\s)([^\s=>"'/]+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Adds the base, the language and the file extension to the links in the HTML of a footer, a target to its links to
 * files, and the base to its images. The rest of the HTML is unchanged.
 *
 * @param onUrl - called with each URL
 */
export function resolveFooterLinks(
  html: string,
  edition: FooterEdition,
  config: SiteConfig,
  onUrl: (url: FooterUrl) => void = () => undefined,
): string {
  return html.replace(TAG, (tag) => {
    const kind = /^<a/i.test(tag) ? 'link' : 'image';
    const name = kind === 'link' ? 'href' : 'src';
    return tag.replace(HTML_ATTRIBUTE, (attribute, space, key: string, equals, value?: string) => {
      if (value === undefined || key.toLowerCase() !== name) return attribute;
      const quote = /^["']/.exec(value)?.[0] ?? '';
      const written = quote ? value.slice(1, -1) : value;
      const { resolved, isFile } = resolve(written, kind, edition, config);
      onUrl({ kind, written, resolved });
      const target = isFile && !/\starget\b/i.test(tag) ? ' target="_self"' : '';
      return space + key + equals + quote + resolved + quote + target;
    });
  });
}

function resolve(
  url: string,
  kind: FooterUrl['kind'],
  edition: FooterEdition,
  config: SiteConfig,
): { resolved: string; isFile?: boolean } {
  if (kind === 'image') {
    const isLocal = url.startsWith('/') && !isExternal(url);
    return { resolved: isLocal ? withBase(url, config.base) : url };
  }
  const link = localizeLink(url, edition, config);
  if (!link.startsWith('/') || isExternal(link)) return { resolved: link };
  return {
    resolved: toHref(link, { base: config.base, cleanUrls: config.route.cleanUrls }),
    isFile: link.startsWith(FILE_LINK_PREFIX),
  };
}
