import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import {
  FILE_EXTENSION,
  FILE_LINK_PREFIX,
  isExternal,
  joinRoute,
  localizeRoute,
  type ParsedRoute,
  safeDecode,
  splitHref,
  splitRoute,
  toHref,
  withBase,
} from '@octavo/theme/urls';

import { toPosixPath } from '../../files/posix-path';
import { parseSiteLink, resolveSiteLink } from '../../inventory/site-links';
import type { CompileSettings } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import { isPublicFile, toFileLink } from '../scan/is-public-file';
import { isReadme, PAGE_EXTENSIONS, README_NAMES } from '../scan/page-extensions';
import { getGeneratedDir } from '../scan/plugin-pages';
import { getLangOptions, parseContentPath } from '../scan/route-of';
import { fromContentPath, getVersionFolders, toContentPath } from '../scan/version-folders';
import { toNeutralRoute } from './version-neutral';

/** Settings required to resolve links. */
export type LinkSettings = Pick<
  CompileSettings,
  | 'root'
  | 'publicDir'
  | 'generatedDir'
  | 'base'
  | 'cleanUrls'
  | 'langOptions'
  | 'isMultilingual'
  | 'isDefaultVersionInRoot'
  | 'versionFolders'
  | 'sites'
>;

/** Extracts the link settings from the configuration. */
export function getLinkSettings(config: SiteConfig): LinkSettings {
  const { root, publicDir, base, isMultilingual, isDefaultVersionInRoot, route } = config;
  const { cleanUrls } = route;
  const versionFolders = getVersionFolders(config);
  return {
    root,
    publicDir,
    base,
    cleanUrls,
    ...(config.plugins.some(({ pages }) => pages) ? { generatedDir: getGeneratedDir(config) } : {}),
    langOptions: getLangOptions(config),
    isMultilingual,
    ...(isDefaultVersionInRoot ? { isDefaultVersionInRoot } : {}),
    ...(versionFolders ? { versionFolders } : {}),
    ...(config.sites.length > 0
      ? { sites: config.sites.map(({ prefix, url, file }) => ({ prefix, url, file })) }
      : {}),
  };
}

export interface LinkResolver {
  /** Resolves a link in a file to a route path or public file path, without the base, or to a page of another site. */
  resolveRoute: (href: string, filePath: string) => string;
  /** Resolves a link in a file to an href. `onProbe` is called with each path whose existence affects the result. */
  resolveLink: (href: string, filePath: string, onProbe?: (path: string) => void) => string;
  /**
   * Resolves a component prop that links to a public file. Returns `undefined` for other links, which components
   * resolve as pages.
   */
  resolveComponentLink: (href: string) => string | undefined;
  /** Resolves a link with the prefix of another site. Returns `undefined` for all other links. */
  resolveSite: (href: string, filePath: string) => { href: string; dependency: string } | undefined;
  /** Adds or removes the trailing slash of a route with the language, so that it matches the file of its page. */
  normalizeRoute: (route: string) => string;
  /** Returns the href of a file in the public folder. */
  resolvePublic: (src: string) => string;
  langOf: (filePath: string) => string;
}

/**
 * Creates a link resolver for content files: links with a leading slash are routes, all others are relative to the
 * file.
 */
export function createLinkResolver(settings: LinkSettings): LinkResolver {
  const { root, base, cleanUrls, publicDir, isMultilingual, isDefaultVersionInRoot } = settings;
  const { langOptions: options, generatedDir, versionFolders, sites = [] } = settings;

  const contentPathOf = (filePath: string) => {
    const generated = generatedDir && toPosixPath(relative(generatedDir, filePath));
    const path =
      generated && !generated.startsWith('../')
        ? generated.replace(/^[^/]+\//, '')
        : toContentPath(filePath, root, versionFolders);
    return parseContentPath(path, { ...options, isMultilingual });
  };

  function resolveFileLink(
    path: string,
    filePath: string,
    onProbe: (path: string) => void,
  ): string {
    const target = resolve(dirname(filePath), safeDecode(path));
    const withoutExtension = target.replace(/\.(?:mdx?|html)$/i, '');
    const isFolder = !hasPage(withoutExtension, onProbe) && hasIndex(withoutExtension, onProbe);
    const { version, lang, rest } = contentPathOf(
      isFolder ? join(withoutExtension, 'index') : readmeToIndex(withoutExtension, onProbe),
    );
    const route = `/${rest}`.replace(/\/index$/, '/');
    // Preserve a trailing slash, because the page may be published as a folder. With `.html` links, it never is.
    const slash = cleanUrls && path.endsWith('/') && !route.endsWith('/') ? '/' : '';
    return joinRoute({ version, lang, rest: route + slash }, options);
  }

  function hasPage(path: string, onProbe: (path: string) => void): boolean {
    return PAGE_EXTENSIONS.some((extension) => {
      onProbe(path + extension);
      return existsSync(path + extension);
    });
  }

  /** Checks whether a folder has an index page, which can be a README. */
  function hasIndex(folder: string, onProbe: (path: string) => void): boolean {
    if (hasPage(join(folder, 'index'), onProbe)) return true;
    return README_NAMES.some((name) => hasMarkdown(join(folder, name), onProbe));
  }

  function hasMarkdown(path: string, onProbe: (path: string) => void): boolean {
    return ['.mdx', '.md'].some((extension) => {
      onProbe(path + extension);
      return existsSync(path + extension);
    });
  }

  /** Returns the index path of the folder if a file is a README that is the index of its folder. */
  function readmeToIndex(path: string, onProbe: (path: string) => void): string {
    if (!isReadme(toPosixPath(path)) || !hasMarkdown(path, onProbe)) return path;
    const index = join(dirname(path), 'index');
    return hasPage(index, onProbe) ? path : index;
  }

  function resolveSite(href: string, filePath: string) {
    const link = parseSiteLink(href, sites);
    if (!link) return undefined;
    const { lang } = contentPathOf(filePath);
    return { href: resolveSiteLink(link, lang).href, dependency: link.site.file };
  }

  return {
    resolveSite,
    langOf: (filePath) => contentPathOf(filePath).lang,
    resolvePublic: (src) => (isExternal(src) ? src : withBase(src, base)),
    resolveRoute(href, filePath) {
      const site = resolveSite(href, filePath);
      if (site) return site.href;
      const { target, isFile } = resolveTarget(href, filePath, () => undefined);
      return (isFile && toFileLink(target, publicDir)) || markGeneratedFile(target);
    },
    normalizeRoute(route) {
      const { path, search, hash } = splitHref(route);
      return markGeneratedFile(normalizeSlash(path, () => undefined) + search + hash);
    },
    resolveComponentLink(href) {
      const link = toFileLink(href, publicDir);
      return link && withBase(link, base);
    },
    resolveLink(href, filePath, onProbe = () => undefined) {
      const { target, isFile } = resolveTarget(href, filePath, onProbe);
      if (target === href && !href.startsWith('/')) return href;
      if (isFile && !target.startsWith(FILE_LINK_PREFIX)) return withBase(target, base);
      const route =
        versionFolders && !isFile
          ? toNeutralRoute(target, { href, version: contentPathOf(filePath).version, options })
          : target;
      return toHref(route, { base, cleanUrls: cleanUrls || isGeneratedFile(target, onProbe) });
    },
  };

  function resolveTarget(
    href: string,
    filePath: string,
    onProbe: (path: string) => void,
  ): { target: string; isFile?: boolean } {
    const { path, search, hash } = splitHref(href);
    if (isExternal(href) || path === '') return { target: href };
    if (!path.startsWith('/')) {
      return { target: resolveFileLink(path, filePath, onProbe) + search + hash };
    }
    if (path.startsWith(FILE_LINK_PREFIX) || isPublicFile(path, publicDir, onProbe))
      return { target: href, isFile: true };
    const route = localizeRoute(path.replace(/\.(?:mdx?)$/i, ''), contentPathOf(filePath), options);
    return { target: normalizeSlash(route, onProbe) + search + hash };
  }

  /**
   * Adds a trailing slash to the route of a folder index, to avoid a redirect. For `.html` links, also removes the slash
   * from other routes, because `/a/` and `/a` have different files.
   */
  function normalizeSlash(route: string, onProbe: (path: string) => void): string {
    const hasSlash = route.endsWith('/');
    if (hasSlash && (cleanUrls || route === '/')) return route;
    const files = filesOf(splitRoute(route.replace(/\/$/, ''), options));
    if (files.some((file) => readmeToIndex(file, onProbe) !== file))
      return route.replace(/[^/]+\/?$/, '');
    const isPage = files.some((file) => hasPage(file, onProbe));
    const isFolder = () => files.some((file) => hasIndex(file, onProbe));
    if (!isPage && !hasSlash && isFolder()) return `${route}/`;
    return isPage && hasSlash && !isFolder() ? route.replace(/\/$/, '') : route;
  }

  /**
   * Returns the paths that the content file of a route can have, without extension. Pages in the default language can be
   * outside of a language folder.
   */
  function filesOf({ version, lang, rest }: ParsedRoute): string[] {
    const isInRoot = isDefaultVersionInRoot && version === options.defaultVersion;
    const versionFolder = options.versions.length > 0 && !isInRoot ? version : '';
    const folders = [
      ...(isMultilingual ? [lang] : []),
      ...(isMultilingual && lang !== options.defaultLang ? [] : ['']),
    ];
    return folders.map((folder) => {
      const path = [versionFolder, folder, safeDecode(rest)].filter(Boolean).join('/');
      return fromContentPath(path, root, versionFolders);
    });
  }

  /**
   * Checks whether a route is the path of a file that the build or a plugin generates, such as `/sitemap.xml`: it has a
   * common extension, and no page in any language has this name.
   */
  function isGeneratedFile(route: string, onProbe: (path: string) => void): boolean {
    const { path } = splitHref(route);
    if (isExternal(route) || !FILE_EXTENSION.test(path)) return false;
    const parsed = splitRoute(path, options);
    const files = options.langs.flatMap((lang) => filesOf({ ...parsed, lang }));
    return !files.some((file) => hasPage(file, onProbe));
  }

  /** Adds the prefix of file links to the route of a generated file. Other links get the extension `.html` later. */
  function markGeneratedFile(route: string): string {
    return !cleanUrls && isGeneratedFile(route, () => undefined) ? `/.${route}` : route;
  }
}
