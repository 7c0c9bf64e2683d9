import { execFile } from 'node:child_process';

/** Runs git in a folder and returns its output, or an empty string if git fails or is not installed. */
export function git(cwd: string, args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile('git', args, { cwd, maxBuffer: 1 << 30 }, (error, stdout) =>
      done(error ? '' : stdout),
    );
  });
}
