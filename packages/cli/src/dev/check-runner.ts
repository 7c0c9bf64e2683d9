import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

import type { CheckReport } from '../model/check-report';
import type { CheckRun } from './live-check';

const bin = fileURLToPath(new URL('./bin.js', import.meta.url));
/** Lower priority than the dev server and the editor. See `os.setPriority`. */
const LOW_PRIORITY = 10;

/** Creates a function that runs `octavo check` in a child process, so that checks do not block the dev server. */
export function createCheckRunner({
  cwd,
  configFile,
}: {
  cwd: string;
  configFile?: string | undefined;
}) {
  return (): CheckRun => {
    const config = configFile === undefined ? [] : ['--config', configFile];
    const child = spawn(process.execPath, [bin, 'check', '--format', 'json', ...config], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
    } catch {
      // The process may have exited, or changing priorities may not be permitted.
    }
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    const report = new Promise<CheckReport>((done, fail) => {
      child.on('error', fail);
      child.on('close', () => {
        const value = readReport(output);
        if (value) done(value);
        else fail(new Error((errors + output).trim()));
      });
    });
    return { report, stop: () => void child.kill() };
  };
}

function readReport(output: string): CheckReport | undefined {
  try {
    return JSON.parse(output) as CheckReport;
  } catch {
    return undefined;
  }
}
