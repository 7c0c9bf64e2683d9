import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { distance, nearest } from '@octavo/mdx-plugins/diagnostics';
import {
  isExternal,
  pageKey,
  safeDecode,
  splitHref,
  toRoutePath,
  withoutBase,
} from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Finding } from '../../model/rules';
import type { Redirect } from '../../site/redirects';

/** What is wrong with a link, without its place. */
export type Verdict = Pick<Finding, 'rule' | 'message' | 'hint'> & {
  /** The page whose ids decide, where code of its own may make more of them than are known. */
  unsure?: { page: Page; id: string };
};

/** A verdict with its place. */
export type Placed = Finding & Pick<Verdict, 'unsure'>;

/** Where links of a site may lead. */
export interface Targets {
  /** What is wrong with a href as it stands in a page, base and all; nothing where it leads somewhere. */
  link: (href: string, from: Page | undefined) => Verdict | undefined;
  /** The same for the address of an image or another file. */
  asset: (href: string) => Verdict | undefined;
  /** The page of the site that a href leads to. */
  pageOf: (href: string) => Page | undefined;
}

export interface TargetsInput {
  config: Pick<SiteConfig, 'base' | 'publicDir'>;
  pages: readonly Page[];
  redirects?: readonly Redirect[];
  /** Files that a build makes beside pages, below the output folder. */
  made?: ReadonlySet<string>;
  /** Whether code of a page may make ids that nobody knows before it runs. */
  makesIds: (page: Page) => boolean;
}

export function createTargets({
  config,
  pages,
  redirects = [],
  made = new Set(),
  makesIds,
}: TargetsInput): Targets {
  const { base, publicDir } = config;
  const byKey = new Map(pages.map((page) => [pageKey(page.routePath), page]));
  const redirectByKey = new Map(redirects.map(({ from, to }) => [pageKey(from), to]));

  const isPublished = (path: string) => {
    const name = posix.normalize(safeDecode(path));
    if (made.has(name.replace(/^\//, ''))) return true;
    const file = join(publicDir, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isDirectory()) return stat !== undefined;
    return statSync(join(file, 'index.html'), { throwIfNoEntry: false }) !== undefined;
  };

  function anchor(page: Page, hash: string): Verdict | undefined {
    const id = safeDecode(hash.slice(1).replace(/:~:.*$/, ''));
    // An empty hash and `#top` lead to the top of any page.
    if (id === '' || id.toLowerCase() === 'top' || page.content.ids.includes(id)) return undefined;
    const near = nearest(id, page.content.ids);
    return {
      rule: 'dead-anchor',
      message: `Expected a heading with the id "${id}" in ${page.relativePath}, got none.`,
      hint: near === undefined ? undefined : `The nearest id there is "${near}".`,
      ...(makesIds(page) ? { unsure: { page, id } } : {}),
    };
  }

  return {
    pageOf(href) {
      const { path } = splitHref(href);
      const route = isExternal(href) ? undefined : withoutBase(toRoutePath(path), base);
      return path === '' || route === undefined ? undefined : byKey.get(pageKey(route));
    },
    link(href, from) {
      if (isExternal(href)) return undefined;
      const { path, hash } = splitHref(href);
      if (path === '') return from && anchor(from, hash);
      const route = withoutBase(toRoutePath(path), base);
      // Above the base another site may be served.
      if (route === undefined) return undefined;
      const to = redirectByKey.get(pageKey(route));
      if (to !== undefined && isExternal(to)) return undefined;
      const page = byKey.get(pageKey(to === undefined ? route : splitHref(to).path));
      if (page) return anchor(page, hash);
      if (isPublished(withoutBase(path, base) ?? route)) return undefined;
      const near = nearestRoute(pageKey(route), byKey.keys());
      return {
        rule: 'dead-link',
        message: `Expected a page at ${toRoutePath(route)}, got none.`,
        hint: near === undefined ? undefined : `The nearest page is ${byKey.get(near)!.routePath}.`,
      };
    },
    asset(href) {
      if (isExternal(href)) return undefined;
      const { path } = splitHref(href);
      const inside = withoutBase(path, base);
      if (path === '' || inside === undefined || isPublished(inside)) return undefined;
      return {
        rule: 'dead-asset',
        message: `Expected a file at ${inside} of the public folder, got none.`,
        hint: 'Correct the path, or add the file.',
      };
    },
  };
}

/** Returns the most similar page key, or else the nearest one with the same file name in another folder. */
export function nearestRoute(key: string, keys: Iterable<string>): string | undefined {
  const known = [...keys];
  const close = nearest(key, known);
  if (close !== undefined) return close;
  const name = lastOf(key);
  const moved = known.filter((other) => lastOf(other) === name && name !== '');
  return moved.sort((a, b) => distance(a, key) - distance(b, key) || (a < b ? -1 : 1))[0];
}

function lastOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
