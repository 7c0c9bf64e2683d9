import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';

import {
  FILE_LINK_PREFIX,
  isExternal,
  isScriptUrl,
  localizeRoute,
  pageKey,
  safeDecode,
  splitHref,
  splitRoute,
  toHtmlFile,
} from '@octavo/theme/urls';

import { isPublicFile } from '../content/scan/is-public-file';
import { getLangOptions } from '../content/scan/route-of';
import { isOutputPath } from '../files/output-path';
import { parseSiteLink, resolveSiteLink } from '../inventory/site-links';
import type { SiteConfig } from '../model/config';
import type { Page } from '../model/page';
import { runFiles } from '../plugin-host/plugin-host';

/** Control characters and line breaks, which end a line in the redirects file. */
const CONTROL_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Characters that end the path of a URL, and the wildcard of some hosts. */
const INVALID_IN_SOURCE = /[?#*]/;

/** Redirect from one URL to another. */
export interface Redirect {
  /** Source route path, which is decoded. Can end with `.html`. */
  from: string;
  /**
   * Target route path with query and hash, an external URL, or a file with `FILE_LINK_PREFIX`. Chains are resolved, so the
   * target is never redirected.
   */
  to: string;
}

/** Invalid redirect with the reason. */
export interface InvalidRedirect extends Redirect {
  reason: 'outside' | 'character' | 'unsafe' | 'page' | 'file' | 'duplicate' | 'loop' | 'dead';
  /** Page whose frontmatter contains the redirect. `undefined` for redirects from the configuration. */
  page?: Page;
}

interface SourceRedirect extends Redirect {
  page?: Page;
  /** Whether the redirect is derived from one in the default language. It is skipped if the target does not exist. */
  isLocalized?: boolean;
}

/**
 * Collects the redirects from the configuration and from frontmatter (`redirectFrom`), and resolves redirect chains.
 */
export function collectRedirects(
  pages: readonly Page[],
  config: SiteConfig,
): { redirects: Redirect[]; invalid: InvalidRedirect[] } {
  const byKey = new Map(pages.map((page) => [pageKey(page.routePath), page]));
  const byFrom = new Map<string, SourceRedirect>();
  const redirects: Redirect[] = [];
  const invalid: InvalidRedirect[] = [];
  let pluginFiles: ReadonlySet<string> | undefined;

  const ownPages = pages.filter(({ contentLang }) => contentLang === undefined);
  for (const redirect of [...fromConfig(config), ...fromPages(ownPages, config)]) {
    const reason = findReason(redirect);
    if (reason) invalid.push({ ...redirect, reason });
    else addRedirect(redirect);
  }
  // Derived redirects give way to everything else. For example, the translation of a renamed page may still have its old
  // name.
  const fallbackPages = pages.filter(({ contentLang }) => contentLang !== undefined);
  const derived = [
    ...fromPages(fallbackPages, config),
    ...localizeRedirects([...byFrom.values()], config),
  ];
  for (const redirect of derived) if (!findReason(redirect)) addRedirect(redirect);
  for (const redirect of byFrom.values()) {
    const to = follow(redirect);
    if (redirect.isLocalized && (to === undefined || !isTarget(to))) continue;
    if (to === undefined) invalid.push({ ...redirect, reason: 'loop' });
    else if (!isTarget(to)) invalid.push({ ...redirect, reason: 'dead' });
    else
      redirects.push({
        from: safeDecode(redirect.from),
        to: normalizeTarget(resolveSite(to, redirect.from)),
      });
  }
  return { redirects, invalid };

  function addRedirect(redirect: SourceRedirect): void {
    const key = pageKey(redirect.from);
    byFrom.set(key, byFrom.get(key) ?? redirect);
  }

  /** Returns the reason why a redirect cannot be added to `byFrom`. */
  function findReason({ from, to }: Redirect): InvalidRedirect['reason'] | undefined {
    const key = pageKey(from);
    const existing = byFrom.get(key);
    if (!isSource(from)) return 'outside';
    if (INVALID_IN_SOURCE.test(safeDecode(from))) return 'character';
    if (isScriptUrl(to) || CONTROL_CHARACTER.test(to)) return 'unsafe';
    if (byKey.has(key)) return 'page';
    if (hasPublicFile(from)) return 'file';
    return existing && pageKey(existing.to) !== pageKey(to) ? 'duplicate' : undefined;
  }

  /** Checks whether the public folder contains the file of a redirect, which would be overwritten. */
  function hasPublicFile(from: string): boolean {
    return existsSync(join(config.publicDir, getRedirectFile(safeDecode(from))));
  }

  function isTarget(to: string): boolean {
    return isExternal(to) || byKey.has(keyOf(to)) || isFile(to);
  }

  /** Checks whether a target is a public file or a file of a plugin. */
  function isFile(to: string): boolean {
    const path = toFilePath(to);
    if (!path.startsWith('/')) return false;
    if (isPublicFile(path, config.publicDir)) return true;
    // Plugins create the list from all pages, so only request it for targets that are not found otherwise.
    pluginFiles ??= new Set(runFiles(config, pages));
    return pluginFiles.has(safeDecode(path).slice(1));
  }

  /** Resolves a target on another site to a page in the language of the source. */
  function resolveSite(to: string, from: string): string {
    const link = parseSiteLink(to, config.sites);
    return link ? resolveSiteLink(link, splitRoute(from, getLangOptions(config)).lang).href : to;
  }

  /**
   * Uses the route of the target page, because the file of a different letter case or trailing slash may not exist. All
   * other targets in the site are files.
   */
  function normalizeTarget(to: string): string {
    if (isExternal(to)) return to;
    const page = byKey.get(keyOf(to));
    const { search, hash } = splitHref(to);
    return (page ? page.routePath : `/.${toFilePath(to)}`) + search + hash;
  }

  function follow({ from, to }: Redirect): string | undefined {
    const visited = new Set([pageKey(from)]);
    let target = to;
    for (;;) {
      const next = isExternal(target) ? undefined : byFrom.get(keyOf(target));
      if (!next) return target;
      if (visited.has(keyOf(target))) return undefined;
      visited.add(keyOf(target));
      target = next.to;
    }
  }
}

/**
 * Returns the HTML file of a redirect, relative to the output folder.
 *
 * @param from - decoded source. Hosts serve the file `x.html` for `/x` and `/x.html`.
 */
export function getRedirectFile(from: string): string {
  return toHtmlFile(from.replace(/\.html$/i, ''));
}

/** Checks whether a route can be the source of a redirect: whether its file is in the output folder. */
function isSource(route: string): boolean {
  const path = safeDecode(route);
  return isOutputPath(getRedirectFile(path)) && !CONTROL_CHARACTER.test(path);
}

/** Returns the path of a target that is a file. */
function toFilePath(target: string): string {
  return posix.normalize(splitHref(target).path);
}

function keyOf(target: string): string {
  return pageKey(splitHref(target).path);
}

function fromConfig({ redirects }: SiteConfig): SourceRedirect[] {
  return Object.entries(redirects).map(([from, to]) => ({ from, to }));
}

/**
 * Returns the redirects from the configuration in the other languages and versions, because links stay in the language and
 * version of the page. A redirect in a version other than the default one is only for this version.
 */
function localizeRedirects(
  redirects: readonly SourceRedirect[],
  config: SiteConfig,
): SourceRedirect[] {
  const options = getLangOptions(config);
  const configured = redirects.filter(({ page }) => page === undefined);
  return configured.flatMap(({ from, to }) => {
    const source = splitRoute(from, options);
    const isDefault = source.version === options.defaultVersion;
    const versions = new Set([source.version, ...(isDefault ? options.versions : [])]);
    return [...versions].flatMap((version) =>
      options.langs.map((lang) => {
        const target = { ...source, lang, version };
        const isRoute = to.startsWith('/') && !isExternal(to) && !isPublicTarget(to, config);
        return {
          from: localizeRoute(from, target, options),
          to: isRoute ? localizeRoute(to, target, options) : to,
          isLocalized: true,
        };
      }),
    );
  });
}

/** Checks whether a target is a file that is the same in all languages and versions. */
function isPublicTarget(to: string, { publicDir }: SiteConfig): boolean {
  return to.startsWith(FILE_LINK_PREFIX) || isPublicFile(splitHref(to).path, publicDir);
}

/** Returns the redirects in frontmatter. Routes without a language prefix inherit the page's language. */
function fromPages(pages: readonly Page[], config: SiteConfig): SourceRedirect[] {
  const options = getLangOptions(config);
  return pages.flatMap((page) => {
    const { redirectFrom = [] } = page.content.frontmatter;
    // Invalid values are reported with the frontmatter.
    const routes = [redirectFrom].flat().filter((route) => typeof route === 'string');
    return routes.map((route) => ({
      from: localizeRoute(
        route.startsWith('/') ? route : `/${route}`,
        splitRoute(page.routePath, options),
        options,
      ),
      to: page.routePath,
      page,
    }));
  });
}
