import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';

import { findSimilarFile } from '@octavo/mdx-plugins/diagnostics';
import { encodePath, isExternal, safeDecode, splitHref } from '@octavo/theme/urls';

import { findWorkspaceRoot } from '../../content/scan/find-outside-links';
import { isInside } from '../../files/is-inside';
import { toPosixPath, toRelativeSpecifier } from '../../files/posix-path';
import { getRepositoryUrl } from '../../files/repository-url';
import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';
import type { LinkProblem } from './link-problem';

type Settings = Pick<SiteConfig, 'cwd' | 'root' | 'publicDir' | 'locales'>;

/** Link in a source file. */
export interface FileLink {
  /** URL as written. */
  href: string;
  /** File that contains the link. */
  file: string;
  /** Language of the page. */
  lang: string;
}

/**
 * Explains a dead link to a file that exists, but is not part of the site, such as `../LICENSE`, or to a path outside the
 * content folder. Returns `undefined` for other links.
 */
export type FileLinkExplainer = (
  link: FileLink,
) => Pick<LinkProblem, 'message' | 'hint'> | undefined;

/**
 * Creates the explainer for the files of a project.
 *
 * @param drafts - pages that are excluded because they are drafts. Links to them have an explanation.
 */
export function createFileLinkExplainer(
  config: Settings,
  drafts: readonly Pick<SourceFile, 'filePath'>[] = [],
): FileLinkExplainer {
  const { cwd, root, publicDir } = config;
  const workspace = findWorkspaceRoot(cwd);
  let repository: string | undefined;

  /** Returns the URL of a file in the repository, or `undefined` if the repository is unknown. */
  function getFileUrl(file: string, stat: Stats, lang: string): string | undefined {
    const view = stat.isDirectory() ? 'tree' : 'blob';
    const { editLink } = config.locales.find((locale) => locale.lang === lang)?.theme ?? {};
    if (editLink && URL.canParse(editLink.docRepoBaseUrl)) {
      const base = editLink.docRepoBaseUrl.replace(/\/?$/, '/');
      const { href } = new URL(encodeURI(toPosixPath(relative(root, file))), base);
      // The link is for readers, who do not edit the file.
      return href.replace(/\/(?:edit|tree|blob)\//, `/${view}/`);
    }
    repository ??= [cwd, workspace].map(readRepository).find((url) => url !== '') ?? '';
    if (repository === '') return undefined;
    // Bitbucket shows files and folders at the same path.
    const shown = repository.startsWith('https://bitbucket.org/') ? 'src' : view;
    return `${repository}/${shown}/HEAD/${encodeURI(toPosixPath(relative(workspace, file)))}`;
  }

  /** Describes a relative link to a missing file, if there is one with a similar name. Pages are suggested by their route. */
  function describeSimilarFile(name: string, hash: string, file: string) {
    if (name.startsWith('/') || extname(name) === '' || /\.(?:mdx?|html)$/i.test(name))
      return undefined;
    const similar = findSimilarFile(resolve(dirname(file), name));
    if (similar === undefined || !isInside(similar, workspace)) return undefined;
    return {
      message: `Dead link: file "${name}" not found.`,
      hint: `Did you mean "${encodePath(toRelativeSpecifier(similar, dirname(file)))}${hash}"?`,
    };
  }

  /** Describes a relative link that leaves the content folder. It does not depend on files, which may be private. */
  function describeLinkToOutside(name: string, file: string) {
    const target = resolve(dirname(file), name);
    if (name.startsWith('/') || isInside(target, root) || !isInside(file, root)) return undefined;
    const shown = toPosixPath(relative(cwd, target)) || '.';
    return {
      message: `Dead link: "${name}" leads to "${shown}", which is outside the content folder.`,
    };
  }

  return ({ href, file, lang }) => {
    const { path, hash } = splitHref(href);
    if (isExternal(href) || path === '') return undefined;
    const name = safeDecode(path);
    // Repository hosts resolve links with a leading slash from the root of the repository. Pages such as a README may have
    // been copied from there.
    const candidates = name.startsWith('/')
      ? [join(workspace, name)]
      : [resolve(dirname(file), name), join(cwd, name)];
    const target = candidates.find((path) => existsSync(path));
    if (target === undefined)
      return describeSimilarFile(name, hash, file) ?? describeLinkToOutside(name, file);
    // Do not report what exists elsewhere on the machine.
    if ([root, cwd, workspace].includes(target) || !isInside(target, workspace))
      return describeLinkToOutside(name, file);
    if (target !== resolve(dirname(file), name) && isInside(target, root)) {
      return {
        message: `Dead link: "${name}" is the path of a file in the project, but links are relative to the page.`,
        hint: `Did you mean "${toRelativeSpecifier(target, dirname(file))}${hash}"?`,
      };
    }
    if (drafts.some(({ filePath }) => filePath === target)) return undefined;
    const stat = statSync(target);
    const shown = toPosixPath(relative(cwd, target));
    const isOutside = !isInside(target, root);
    const url = getFileUrl(target, stat, lang);
    const linkToRepository =
      url === undefined
        ? 'Link to its URL in the repository'
        : `Link to it in the repository, "${url}${hash}"`;
    const isPage = /\.mdx?$/i.test(target);
    if (isPage && !isOutside) {
      return {
        message: `Dead link: "${shown}" exists, but it is not a page.`,
        hint: 'Files whose names start with "_" or ".", or that match a glob in route.exclude, are not pages.',
      };
    }
    if (stat.isDirectory()) {
      return isOutside
        ? { message: describeOutside(shown), hint: `${linkToRepository}.` }
        : {
            message: `Dead link: the folder "${shown}" has no index page.`,
            hint: `Create ${shown}/index.md. If it contains no pages: ${linkToRepository}.`,
          };
    }
    const folder = toPosixPath(relative(cwd, isPage ? root : publicDir));
    return {
      message: isOutside
        ? describeOutside(shown)
        : `Dead link: "${shown}" exists, but it is not published.`,
      hint: `${linkToRepository}, or move it to ${folder}/.`,
    };
  };
}

function describeOutside(path: string): string {
  return `Dead link: "${path}" exists, but it is outside the content folder.`;
}

/** Returns the URL of the repository in `package.json`, or an empty string if there is none. */
function readRepository(folder: string): string {
  try {
    const source = readFileSync(join(folder, 'package.json'), 'utf8');
    return getRepositoryUrl(JSON.parse(source) as Record<string, unknown>);
  } catch {
    // There is no package, or its manifest is invalid, which the package manager reports.
    return '';
  }
}
