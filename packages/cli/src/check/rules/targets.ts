import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { findSimilarFile } from '@octavo/mdx-plugins/diagnostics';
import {
  encodePath,
  FILE_LINK_PREFIX,
  isExternal,
  pageKey,
  safeDecode,
  splitHref,
  toRoutePath,
  withoutBase,
} from '@octavo/theme/urls';

import { isFolder } from '../../files/is-folder';
import { isInside } from '../../files/is-inside';
import { toPosixPath } from '../../files/posix-path';
import { BASE_PLACEHOLDER } from '../../model/base-placeholder';
import type { SiteConfig } from '../../model/config';
import { memoize } from '../../model/memoize';
import type { Page, SourceFile } from '../../model/page';
import { findUnsafeUrl } from '../../model/unsafe-url';
import type { Redirect } from '../../site/redirects';
import { type ContentFolders, contentPath } from './content-path';
import type { LinkProblem } from './link-problem';
import { findMissingAnchor, findNearestRoute } from './similar-targets';
import { createSiteLinkCheck, type SiteLinkCheck } from './site-links';

/** Valid link targets on the site: pages, redirects and files. */
export interface LinkTargets {
  /** Checks a link. `href` includes the base. Returns `undefined` if the link is safe and the target exists. */
  link: (href: string, from: Page | undefined) => LinkProblem | undefined;
  /** Checks a link that code renders. Returns `undefined` unless it is the route of a page without the base. */
  renderedLink: (href: string) => LinkProblem | undefined;
  /** Checks the URL of an image or other file. Returns `undefined` if the file exists. */
  asset: (href: string) => LinkProblem | undefined;
  /** Checks links to other sites as they are written in the source. All other links are valid. */
  site: SiteLinkCheck;
  /** Returns the page that a link points to. Returns `undefined` if the target is not a page. */
  pageOf: (href: string) => Page | undefined;
}

export interface LinkTargetsInput {
  config: Pick<SiteConfig, 'base' | 'publicDir' | 'sites'> & ContentFolders;
  pages: readonly Page[];
  /** Pages that are excluded because they are drafts. */
  drafts?: readonly SourceFile[];
  redirects?: readonly Redirect[];
  /** Paths of generated files that are not pages, relative to the output folder. */
  generatedFiles?: Pick<ReadonlySet<string>, 'has'>;
  /** Checks whether a page may generate IDs at runtime. */
  mayGenerateIds: (page: Page) => boolean;
}

/** Reports the URL of a link or image that can run code. */
export function checkScheme(url: string, kind: 'link' | 'image' = 'link'): LinkProblem | undefined {
  const problem = findUnsafeUrl(url, kind);
  return problem && { rule: 'unsafe-link', ...problem };
}

/** Creates functions that check links against the site's pages, redirects and files. */
export function createLinkTargets({
  config,
  pages,
  drafts = [],
  redirects = [],
  generatedFiles = new Set(),
  mayGenerateIds,
}: LinkTargetsInput): LinkTargets {
  const { base, publicDir } = config;
  const byKey = new Map(pages.map((page) => [pageKey(page.routePath), page]));
  const draftByKey = new Map(drafts.map((draft) => [pageKey(draft.routePath), draft]));
  const redirectByKey = new Map(redirects.map(({ from, to }) => [pageKey(from), to]));

  /** Returns the route of a path in an href, or `undefined` if it is outside the base. Pages share many targets. */
  const routeOf = memoize((path: string) => {
    const urlPath = withoutBase(path, base);
    return urlPath === undefined ? undefined : toRoutePath(urlPath);
  });
  const pageAt = memoize((path: string) => {
    const route = routeOf(path);
    return route === undefined ? undefined : byKey.get(pageKey(route));
  });

  const isPublished = (path: string) => {
    const name = posix.normalize(safeDecode(path));
    if (generatedFiles.has(name.replace(/^\//, ''))) return true;
    const file = join(publicDir, name);
    return existsSync(isFolder(file) ? join(file, 'index.html') : file);
  };

  function suggestPublicFile(path: string): string | undefined {
    const similar = posix.extname(path) && findSimilarFile(join(publicDir, safeDecode(path)));
    if (!similar || !isInside(similar, publicDir)) return undefined;
    return `Did you mean "/${encodePath(toPosixPath(relative(publicDir, similar)))}"?`;
  }

  function checkAnchor(page: Page, hash: string): LinkProblem | undefined {
    const missing = findMissingAnchor(hash, page.content.ids);
    if (!missing) return undefined;
    const { id, nearest } = missing;
    return {
      rule: 'dead-anchor',
      message: `Dead anchor: no element with the id "${id}" in ${contentPath(page.relativePath, config)}.`,
      hint: nearest === undefined ? undefined : `Did you mean "#${nearest}"?`,
      ...(mayGenerateIds(page) ? { runtimeAnchor: { page, id } } : {}),
    };
  }

  /** Browsers find the page anyway, with a script of the not-found page. */
  function checkCase(route: string, { routePath }: Page): LinkProblem | undefined {
    const path = safeDecode(route);
    if (path.toLowerCase() !== routePath.toLowerCase() || path === routePath) return undefined;
    return {
      rule: 'link-case',
      message: `The letter case of the path "${path}" differs from that of the page "${routePath}", so most hosts do not find the page.`,
      hint: `Use the letter case of the file name: ${routePath}`,
    };
  }

  return {
    site: createSiteLinkCheck(config.sites),
    pageOf(href) {
      const { path } = splitHref(href);
      return path === '' || isExternal(href) ? undefined : pageAt(path);
    },
    link(href, from) {
      const unsafe = checkScheme(href);
      if (unsafe || isExternal(href)) return unsafe;
      const { path, hash } = splitHref(href);
      if (path === '') return from && checkAnchor(from, hash);
      const route = routeOf(path);
      // Paths outside the base may belong to a different site.
      if (route === undefined) return undefined;
      const to = redirectByKey.size > 0 ? redirectByKey.get(pageKey(route)) : undefined;
      if (to !== undefined && (isExternal(to) || to.startsWith(FILE_LINK_PREFIX))) return undefined;
      const page = to === undefined ? pageAt(path) : byKey.get(pageKey(splitHref(to).path));
      if (page)
        return checkAnchor(page, hash) ?? (to === undefined ? checkCase(route, page) : undefined);
      if (isPublished(withoutBase(path, base) ?? route)) return undefined;
      const draft = draftByKey.get(pageKey(to === undefined ? route : splitHref(to).path));
      if (draft) {
        return {
          rule: 'dead-link',
          message: `Dead link: page "${toRoutePath(route)}" is a draft, and builds exclude drafts.`,
          hint: `Remove the link, or remove "draft: true" from ${contentPath(draft.relativePath, config)}.`,
        };
      }
      const key = pageKey(route);
      const inLanguage = [...byKey].flatMap(([other, { lang }]) =>
        lang === from?.lang ? other : [],
      );
      const nearestMatch = findNearestRoute(key, inLanguage) ?? findNearestRoute(key, byKey.keys());
      return {
        rule: 'dead-link',
        message: `Dead link: page "${toRoutePath(route)}" not found.`,
        hint:
          nearestMatch === undefined
            ? suggestPublicFile(route)
            : `Did you mean "${byKey.get(nearestMatch)!.routePath}"?`,
      };
    },
    renderedLink(href) {
      const { path } = splitHref(href);
      if (!path.startsWith('/') || isExternal(href) || routeOf(path) !== undefined)
        return undefined;
      const page = byKey.get(pageKey(toRoutePath(path)));
      // The root of the host is often another site.
      if (!page || page.routePath === '/') return undefined;
      return {
        rule: 'dead-link',
        message: `Dead link: "${href}" is outside of the base "${base === BASE_PLACEHOLDER ? './' : base}".`,
        hint: `Add the base with Link from "@octavo/theme": <Link href="${href}">.`,
      };
    },
    asset(href) {
      const unsafe = checkScheme(href, 'image');
      if (unsafe || isExternal(href)) return unsafe;
      const { path } = splitHref(href);
      const publicPath = withoutBase(path, base);
      if (path === '' || publicPath === undefined || isPublished(publicPath)) return undefined;
      return {
        rule: 'dead-asset',
        message: `File "${publicPath}" not found in the public folder.`,
        hint: suggestPublicFile(publicPath) ?? 'Fix the path or add the file.',
      };
    },
  };
}
