import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import {
  isExternal,
  joinRoute,
  localizeRoute,
  safeDecode,
  splitHref,
  splitRoute,
  toHref,
  withBase,
} from '@octavo/theme/urls';

import { toPosixPath } from '../../files/posix-path';
import type { CompileSettings } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import { FILE, isPublicFile, linkToFile } from '../scan/is-public-file';
import { PAGE_EXTENSIONS } from '../scan/page-extensions';
import { langOptions, placeInTree } from '../scan/route-of';

/** What has to be known of a site to resolve its links. */
export type LinkSettings = Pick<
  CompileSettings,
  'root' | 'publicDir' | 'base' | 'cleanUrls' | 'langOptions' | 'isMultilingual'
>;

/** Returns the settings of links that a configuration gives. */
export function linkSettings(config: SiteConfig): LinkSettings {
  const { root, publicDir, base, isMultilingual, route } = config;
  const { cleanUrls } = route;
  return { root, publicDir, base, cleanUrls, langOptions: langOptions(config), isMultilingual };
}

export interface LinkResolver {
  /** The same as data, which has no base: a route path, or the path of a public file. */
  resolveRoute: (href: string, filePath: string) => string;
  /** The href to print for a link of a file. `onProbe` is told each path whose existence decided it. */
  resolveLink: (href: string, filePath: string, onProbe?: (path: string) => void) => string;
  /** What to give a component for a link to a file: it takes other hrefs for pages. */
  resolveComponentLink: (href: string) => string | undefined;
  /** The href of a file of the public folder. */
  resolvePublic: (src: string) => string;
  langOf: (filePath: string) => string;
}

/** Resolve links the way authors mean them: a path from the root is a route, anything else starts at the file. */
export function createLinkResolver(settings: LinkSettings): LinkResolver {
  const { root, base, cleanUrls, publicDir, isMultilingual, langOptions: options } = settings;

  const placeOf = (filePath: string) =>
    placeInTree(toPosixPath(relative(root, filePath)), { ...options, isMultilingual });

  function resolveFileLink(
    path: string,
    filePath: string,
    onProbe: (path: string) => void,
  ): string {
    const target = resolve(dirname(filePath), safeDecode(path));
    const withoutExtension = target.replace(/\.(?:mdx?|html)$/i, '');
    const isFolder =
      !hasPage(withoutExtension, onProbe) && hasPage(join(withoutExtension, 'index'), onProbe);
    const { version, lang, rest } = placeOf(
      isFolder ? join(withoutExtension, 'index') : withoutExtension,
    );
    const route = `/${rest}`.replace(/\/index$/, '/');
    // A slash that the author wrote stays: the page may be published as a folder.
    const slash = path.endsWith('/') && !route.endsWith('/') ? '/' : '';
    return joinRoute({ version, lang, rest: route + slash }, options);
  }

  function hasPage(path: string, onProbe: (path: string) => void): boolean {
    return PAGE_EXTENSIONS.some((extension) => {
      onProbe(path + extension);
      return existsSync(path + extension);
    });
  }

  return {
    langOf: (filePath) => placeOf(filePath).lang,
    resolvePublic: (src) => (isExternal(src) ? src : withBase(src, base)),
    resolveRoute(href, filePath) {
      const { target, isFile } = read(href, filePath, () => undefined);
      return (isFile && linkToFile(target, settings)) || target;
    },
    resolveComponentLink(href) {
      const link = linkToFile(href, settings);
      return link && withBase(link, base);
    },
    resolveLink(href, filePath, onProbe = () => undefined) {
      const { target, isFile } = read(href, filePath, onProbe);
      if (target === href && !href.startsWith('/')) return href;
      const isWritten = isFile && !target.startsWith(FILE);
      return isWritten ? withBase(target, base) : toHref(target, { base, cleanUrls });
    },
  };

  function read(
    href: string,
    filePath: string,
    onProbe: (path: string) => void,
  ): { target: string; isFile?: boolean } {
    const { path, search, hash } = splitHref(href);
    if (isExternal(href) || path === '') return { target: href };
    if (!path.startsWith('/')) {
      return { target: resolveFileLink(path, filePath, onProbe) + search + hash };
    }
    if (path.startsWith(FILE) || isPublicFile(path, publicDir, onProbe))
      return { target: href, isFile: true };
    const route = localizeRoute(path.replace(/\.(?:mdx?)$/i, ''), placeOf(filePath), options);
    return { target: folderSlash(route, onProbe) + search + hash };
  }

  /** A route that is a folder's index gets its slash, so that a host need not redirect. */
  function folderSlash(route: string, onProbe: (path: string) => void): string {
    if (route.endsWith('/')) return route;
    const { version, lang, rest } = splitRoute(route, options);
    const segments = [
      options.versions.length > 0 ? version : '',
      isMultilingual ? lang : '',
      safeDecode(rest),
    ];
    const file = join(root, ...segments);
    return !hasPage(file, onProbe) && hasPage(join(file, 'index'), onProbe) ? `${route}/` : route;
  }
}
