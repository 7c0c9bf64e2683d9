import { findConfigFiles } from '../../config/load-config';
import { toRepositoryUrl } from '../../files/repository-url';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Finding } from '../../model/rules';
import { findInConfig } from './find-in-config';

/** Git repository that contains the content folder. */
export interface Repository {
  /** Path of the content folder, relative to the top of the repository. */
  content: string;
  /** URLs of the repository, as in remotes and in `package.json`. */
  urls: readonly string[];
  /** Paths of the content files that are not ignored, relative to the top of the repository. */
  files: ReadonlySet<string>;
}

/**
 * Reports edit links to missing files. Links to other repositories, and URLs whose form is unknown, are not checked.
 *
 * @param repository repository of the site, or `undefined` outside of one
 */
export function auditEditLinks(
  pages: readonly Page[],
  config: Pick<SiteConfig, 'locales' | 'configFile' | 'gitVersions'>,
  repository: Repository | undefined,
  sourceOf: (file: string) => string,
): Finding[] {
  if (!repository) return [];
  const names = new Set(repository.urls.flatMap((url) => toRepositoryName(url) ?? []));
  const reported = new Set<string>();
  return config.locales.flatMap(({ lang, theme }): Finding[] => {
    const url = theme.editLink?.docRepoBaseUrl;
    const target = url === undefined ? undefined : parseEditUrl(url);
    if (!url || !target || !names.has(target.repository)) return [];
    if (!pointsTo(target.path, repository.content)) {
      if (reported.has(url)) return [];
      reported.add(url);
      return [
        {
          rule: 'dead-edit-link',
          ...findInConfig(url, findConfigFiles(config.configFile), sourceOf),
          message: `themeConfig.editLink.docRepoBaseUrl does not point to the content folder: "${url}".`,
          hint: `The URL must end with the path "${repository.content}" in the repository.`,
        },
      ];
    }
    return pages.flatMap((page): Finding[] => {
      if (page.lang !== lang || page.content.frontmatter.editLink === false) return [];
      // The page exists in its commit.
      if (config.gitVersions?.has(page.version)) return [];
      const path = [repository.content, page.relativePath].filter(Boolean).join('/');
      if (repository.files.has(path)) return [];
      return [
        {
          rule: 'dead-edit-link',
          file: page.filePath,
          message: `The edit link leads to "${path}", which the Git repository does not contain.`,
          hint: 'Set "editLink: false" in the frontmatter of generated pages, or remove the file from .gitignore.',
        },
      ];
    });
  });
}

/** Returns the host and path of a repository, such as `github.com/me/docs`, from its URL or short form. */
function toRepositoryName(url: string): string | undefined {
  return toRepositoryUrl(url).replace('https://', '').toLowerCase() || undefined;
}

/** Splits the URL of a folder on GitHub, GitLab, Gitea or Bitbucket. `path` includes the branch. */
function parseEditUrl(url: string): { repository: string; path: string } | undefined {
  const match =
    /^https?:\/\/([^/?#]+\/[^?#]+?)(?:\/-)?\/(?:edit|tree|blob|src|_edit)\/([^?#]+)/.exec(url);
  return match
    ? { repository: match[1]!.toLowerCase(), path: match[2]!.replace(/\/+$/, '') }
    : undefined;
}

/**
 * Whether a path that starts with a branch points to a folder. Names of branches can contain slashes, so any path can
 * be a branch, which is the top of the repository.
 */
function pointsTo(path: string, folder: string): boolean {
  return folder === '' || safeDecode(path).endsWith(`/${folder}`);
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
