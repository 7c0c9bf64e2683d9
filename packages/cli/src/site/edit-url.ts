import type { GitVersion } from '../model/git-version';
import type { Page } from '../model/page';

/** URL of a folder in a branch on GitHub, GitLab, Gitea or Bitbucket. */
const FOLDER_URL =
  /^(https?:\/\/[^/?#]+\/[^?#]+?\/(?:-\/)?)(edit|tree|blob|src|_edit)\/(branch\/|tag\/)?[^/?#]+(\/[^?#]*)?$/;
/** Views of a file that cannot be edited, because a tag does not change. */
const VIEWS: Record<string, string> = { edit: 'blob', _edit: 'src' };

/**
 * Returns the URL of the source of a page. For a version that is read from Git, it leads to the file in its tag or
 * branch. Returns `undefined` if the form of the URL is unknown, so that the branch in it cannot be replaced.
 *
 * @param base - URL of the content folder
 */
export function createEditUrl(
  base: string,
  { relativePath, version }: Pick<Page, 'relativePath' | 'version'>,
  git: GitVersion | undefined,
): string | undefined {
  if (!git) return `${base.replace(/\/?$/, '/')}${relativePath}`;
  const [all, repository = '', view = '', kind = '', folder = ''] = FOLDER_URL.exec(base) ?? [];
  if (all === undefined) return undefined;
  const refKind = kind && (git.isBranch ? 'branch/' : 'tag/');
  const ref = git.ref.split('/').map(encodeURIComponent).join('/');
  const path = git.root === undefined ? folder.replace(/^\/|\/$/g, '') : git.prefix;
  const rest = relativePath.slice(version.length + 1);
  const target = git.isBranch ? view : (VIEWS[view] ?? view);
  return `${repository}${target}/${refKind}${[ref, path, rest].filter(Boolean).join('/')}`;
}
