import { git } from './git';

/**
 * Returns the date of the last commit for each content file (ISO 8601), by path relative to the content root. Runs `git
 * log` once for the whole site. Returns an empty map outside a Git repository, and in shallow clones, where all pages
 * would get the same date.
 */
export async function readLastCommitDates(root: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  if ((await git(root, ['rev-parse', '--is-shallow-repository'])).trim() !== 'false') return dates;
  const log = await git(root, [
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%cI',
    '--name-only',
    '--relative',
    '--no-merges',
    '--',
    '.',
  ]);
  for (const commit of log.split('\0').slice(1)) {
    const [time, ...paths] = commit.split('\n').filter(Boolean);
    for (const path of paths) if (!dates.has(path)) dates.set(path, new Date(time!).toISOString());
  }
  return dates;
}
