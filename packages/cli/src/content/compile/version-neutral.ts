import { join } from 'node:path';

import { encodePath, joinRoute, type LangOptions, splitHref, splitRoute } from '@octavo/theme/urls';

import { isInside } from '../../files/is-inside';
import { toPosixPath } from '../../files/posix-path';
import type { CompileSettings } from '../../model/compiled-page';
import { parseContentPath } from '../scan/route-of';
import { findVersionOfFile, toContentPath } from '../scan/version-folders';

/** Segment of routes that stands for the version of the page. */
const OWN_VERSION = 'octavo--own-version';
/** Stands for the content folder of the version of the page. */
const OWN_FOLDER = 'octavo--own-folder';
/** Prefix of what stands for the public folder and the folders of other versions. */
const OTHER_FOLDER = 'octavo--folder-of-';

export type NeutralSettings = Pick<
  CompileSettings,
  | 'root'
  | 'publicDir'
  | 'langOptions'
  | 'isMultilingual'
  | 'isDefaultVersionInRoot'
  | 'versionFolders'
>;

/**
 * Converts compiled pages to a form that does not depend on their version, so that a page that is equal in several
 * versions is compiled once. Links to the version of the page and paths in its content folder are replaced.
 */
export interface VersionNeutral {
  /** Returns the path of a page in its version, with slashes. It is equal for the same page of all versions. */
  pathOf: (filePath: string) => string | undefined;
  /**
   * Whether a page can be equal in several versions although it depends on files: all of them are in the public folder or
   * in the folders of versions. Other relative paths can lead to other files in another version.
   */
  canShare: (filePath: string, paths: readonly string[]) => boolean;
  /** Converts JSON of a page to the neutral form. */
  encode: (json: string, filePath: string) => string;
  /** Converts JSON in the neutral form to that of a page. */
  decode: (json: string, filePath: string) => string;
}

/**
 * Replaces the version in a route if a link leads to the version of the page without naming it.
 *
 * @param route - route path with search and hash
 * @param page.href - link as written in the page
 * @param page.version - version of the page
 */
export function toNeutralRoute(
  route: string,
  { href, version, options }: { href: string; version: string; options: LangOptions },
): string {
  const namesVersion = options.versions?.some(
    (name) => href.split(/[/?#]/, 2)[1]?.toLowerCase() === name.toLowerCase(),
  );
  if (href.startsWith('/') && namesVersion) return route;
  const { path, search, hash } = splitHref(route);
  const target = splitRoute(path, options);
  if (target.version !== version) return route;
  return joinRoute({ ...target, version: OWN_VERSION }, options) + search + hash;
}

/** Creates the conversion for a site. Returns `undefined` if no version is read from Git. */
export function createVersionNeutral(settings: NeutralSettings): VersionNeutral | undefined {
  const { root, publicDir, langOptions, isMultilingual, versionFolders } = settings;
  if (!versionFolders) return undefined;
  const { versions, defaultVersion } = langOptions;
  const isInRoot = (version: string) =>
    settings.isDefaultVersionInRoot === true && version === defaultVersion;
  const folderOf = (version: string) =>
    versionFolders[version] ?? (isInRoot(version) ? root : join(root, version));
  const versionOf = (filePath: string) => {
    const isContent = isInside(filePath, root) || findVersionOfFile(filePath, versionFolders);
    if (!isContent) return undefined;
    const path = toContentPath(filePath, root, versionFolders);
    return parseContentPath(path, { ...langOptions, isMultilingual }).version;
  };
  // Folders can contain each other, so the longest path is replaced first.
  const folders = [
    { folder: publicDir, placeholder: `${OTHER_FOLDER}/public`, version: undefined },
    ...versions.map((version) => ({
      folder: folderOf(version),
      placeholder: OTHER_FOLDER + version,
      version,
    })),
  ].sort((a, b) => b.folder.length - a.folder.length);

  return {
    pathOf(filePath) {
      const version = versionOf(filePath);
      return version === undefined
        ? undefined
        : toPosixPath(filePath.slice(folderOf(version).length));
    },
    canShare: (filePath, paths) =>
      versionOf(filePath) !== undefined &&
      paths.every((path) => folders.some(({ folder }) => isInside(path, folder))),
    encode(json, filePath) {
      const own = versionOf(filePath);
      if (own === undefined) return json;
      return folders.reduce(
        (text, { folder, placeholder, version }) =>
          replacePath(text, inJson(folder), version === own ? OWN_FOLDER : placeholder),
        json,
      );
    },
    decode(json, filePath) {
      const version = versionOf(filePath);
      if (version === undefined) return json;
      const text = folders.reduce(
        (all, { folder, placeholder }) => replacePath(all, placeholder, inJson(folder)),
        replacePath(json, OWN_FOLDER, inJson(folderOf(version))),
      );
      const segment = version === defaultVersion ? '' : `${encodePath(version)}/`;
      return text
        .replaceAll(`${OWN_VERSION}/`, () => segment)
        .replaceAll(OWN_VERSION, () => segment.slice(0, -1));
    },
  };
}

/** Replaces a path where it is followed by a separator or by the end of its string. */
function replacePath(text: string, path: string, replacement: string): string {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`${escaped}(?=[\\\\/"])`, 'g'), () => replacement);
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
