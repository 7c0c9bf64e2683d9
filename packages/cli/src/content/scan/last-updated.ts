import { execFile } from 'node:child_process';

/**
 * When each file of the content was last committed, by its path below the root: one call of git for the whole site.
 * Empty outside a checkout, and where the history is cut off, since every page would get the same date there.
 */
export async function readLastUpdated(root: string): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  if ((await git(root, ['rev-parse', '--is-shallow-repository'])).trim() !== 'false') return times;
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
    for (const path of paths) if (!times.has(path)) times.set(path, new Date(time!).toISOString());
  }
  return times;
}

function git(cwd: string, args: string[]): Promise<string> {
  return new Promise((done) => {
    execFile('git', args, { cwd, maxBuffer: 1 << 30 }, (error, stdout) =>
      done(error ? '' : stdout),
    );
  });
}
