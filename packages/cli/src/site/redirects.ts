import { isExternal, localizeRoute, pageKey, splitHref, splitRoute } from '@octavo/theme/urls';

import { langOptions } from '../content/scan/route-of';
import type { SiteConfig } from '../model/config';
import type { Page } from '../model/page';

/** An address that leads to another one. */
export interface Redirect {
  /** Route path. */
  from: string;
  /** Route path with what follows it, or an address elsewhere. Never another redirect. */
  to: string;
}

/** A redirect that cannot be published, and why. */
export interface BadRedirect extends Redirect {
  reason: 'page' | 'twice' | 'loop' | 'nowhere';
  /** The page whose frontmatter has it; missing for one of the configuration. */
  page?: Page;
}

interface Written extends Redirect {
  page?: Page;
}

/** Redirects of the configuration and of pages (`redirectFrom`), each with the place it leads to in the end. */
export function redirectsOf(
  pages: readonly Page[],
  config: SiteConfig,
): { redirects: Redirect[]; bad: BadRedirect[] } {
  const byKey = new Map(pages.map((page) => [pageKey(page.routePath), page]));
  const written = new Map<string, Written>();
  const redirects: Redirect[] = [];
  const bad: BadRedirect[] = [];

  for (const redirect of [...fromConfig(config), ...fromPages(pages, config)]) {
    const key = pageKey(redirect.from);
    const known = written.get(key);
    if (byKey.has(key)) bad.push({ ...redirect, reason: 'page' });
    else if (known && pageKey(known.to) !== pageKey(redirect.to))
      bad.push({ ...redirect, reason: 'twice' });
    else written.set(key, known ?? redirect);
  }
  for (const redirect of written.values()) {
    const to = follow(redirect);
    if (to === undefined) bad.push({ ...redirect, reason: 'loop' });
    else if (!isExternal(to) && !byKey.has(keyOf(to))) bad.push({ ...redirect, reason: 'nowhere' });
    else redirects.push({ from: redirect.from, to });
  }
  return { redirects, bad };

  function follow({ from, to }: Redirect): string | undefined {
    const passed = new Set([pageKey(from)]);
    let target = to;
    for (;;) {
      const next = isExternal(target) ? undefined : written.get(keyOf(target));
      if (!next) return target;
      if (passed.has(keyOf(target))) return undefined;
      passed.add(keyOf(target));
      target = next.to;
    }
  }
}

function keyOf(target: string): string {
  return pageKey(splitHref(target).path);
}

function fromConfig({ redirects }: SiteConfig): Written[] {
  return Object.entries(redirects).map(([from, to]) => ({ from, to }));
}

/** A page names its old addresses in its own language, unless the address names one. */
function fromPages(pages: readonly Page[], config: SiteConfig): Written[] {
  const options = langOptions(config);
  return pages.flatMap((page) => {
    const { redirectFrom = [] } = page.content.frontmatter;
    const routes = Array.isArray(redirectFrom) ? redirectFrom : [redirectFrom];
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
