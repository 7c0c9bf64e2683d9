import type { SiteConfig } from '../../model/config';
import { git } from './git';

/**
 * Returns the date of the last commit for each content file (ISO 8601), by path relative to the content root. Runs `git
 * log` once for the whole site, and once for each version that is read from Git. Returns an empty map outside a Git
 * repository, and in shallow clones, where all pages would get the same date.
 */
export async function readLastCommitDates({
  root,
  gitVersions = new Map(),
}: Pick<SiteConfig, 'root' | 'gitVersions'>): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  if ((await git(root, ['rev-parse', '--is-shallow-repository'])).trim() !== 'false') return dates;
  await addDates(dates, '', root, ['--relative', '--', '.']);
  const top = (await git(root, ['rev-parse', '--show-toplevel'])).replace(/\r?\n$/, '');
  for (const [version, { commit, prefix }] of gitVersions) {
    const folder = prefix === '' ? [] : [`--relative=${prefix}/`];
    const args = [...folder, commit, '--', `:(top,literal)${prefix}`];
    await addDates(dates, `${version}/`, top, args);
  }
  return dates;
}

/** Returns the dates of the last commits if a site shows or publishes them, and an empty map otherwise. */
export async function readUsedCommitDates(
  config: Pick<SiteConfig, 'root' | 'gitVersions' | 'siteOrigin' | 'theme'>,
): Promise<ReadonlyMap<string, string>> {
  return config.theme.lastUpdated || config.siteOrigin ? readLastCommitDates(config) : new Map();
}

/** Adds the dates of the commits that `git log` lists for arguments. */
async function addDates(
  dates: Map<string, string>,
  prefix: string,
  cwd: string,
  args: readonly string[],
): Promise<void> {
  const log = await git(cwd, [
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%cI',
    '--name-only',
    '--no-merges',
    ...args,
  ]);
  for (const commit of log.split('\0').slice(1)) {
    const [time, ...paths] = commit.split('\n').filter(Boolean);
    for (const path of paths)
      if (!dates.has(prefix + path)) dates.set(prefix + path, new Date(time!).toISOString());
  }
}
