/** Returns the URL of the repository in the content of `package.json`, or an empty string if there is none. */
export function getRepositoryUrl({ repository }: Readonly<Record<string, unknown>>): string {
  const url =
    typeof repository === 'object' && repository !== null && 'url' in repository
      ? repository.url
      : repository;
  return typeof url === 'string' ? toRepositoryUrl(url) : '';
}

/** Host names of the short form, such as `gitlab:me/lib`. */
const SHORT_HOSTS: Readonly<Record<string, string>> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
};

/** Converts a repository URL or its short form, such as `me/lib`, to the URL of its website. */
export function toRepositoryUrl(repository: string): string {
  const short = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(repository);
  const [, host, path] =
    short ??
    /^(?:git\+)?(?:https?|git|ssh):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/(.+)$/.exec(repository) ??
    /^[^@/]+@([\w.-]+):(.+)$/.exec(repository) ??
    [];
  if (path === undefined) return '';
  const name = short ? SHORT_HOSTS[host ?? 'github']! : host!;
  return `https://${name}/${path.replace(/(?:\.git)?\/?(?:#.*)?$/, '')}`;
}
