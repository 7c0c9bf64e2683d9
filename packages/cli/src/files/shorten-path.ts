import { cwd } from 'node:process';

/**
 * Returns a path relative to the working directory if it is inside, for system calls. These look up each folder in a path, so that
 * reading the states of 80,000 files takes 15 % less time.
 */
export function shortenPath(path: string): string {
  const prefix = `${cwd()}/`;
  return path.length > prefix.length && path.startsWith(prefix) ? path.slice(prefix.length) : path;
}
