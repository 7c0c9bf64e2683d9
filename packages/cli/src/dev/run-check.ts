import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

import type { CheckReport } from '../model/check-report';
import type { CheckRun } from './live-check';

const bin = fileURLToPath(new URL('./bin.js', import.meta.url));
/** Behind everything an author waits for. */
const LOW_PRIORITY = 10;

/** Check a site in a process of its own: it takes neither time nor memory from the server. */
export function runCheck({ cwd, configFile }: { cwd: string; configFile?: string | undefined }) {
  return (): CheckRun => {
    const config = configFile === undefined ? [] : ['--config', configFile];
    const child = spawn(process.execPath, [bin, 'check', '--format', 'json', ...config], {
      cwd,
      // What keeps the site from being checked at all, the server tells itself.
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
    } catch {
      // It may have ended, or priorities may not be ours to set.
    }
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    const report = new Promise<CheckReport | undefined>((done) => {
      child.on('error', () => done(undefined));
      child.on('close', () => done(readReport(output)));
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
