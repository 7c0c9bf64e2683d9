import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface CommandResult {
  /** Exit code; 0 for a watch that was ended after its first run. */
  code: number;
  output: string;
}

/** Variables that change what a run prints. */
const FOREIGN =
  /^(?:CLAUDE|CODEX|CURSOR|GEMINI|AI_AGENT|OPENCODE|REPL_ID|GITHUB_|CI$|RSTEST|VITEST|NODE_ENV|NODE_OPTIONS|FORCE_COLOR|DEBUG$|npm_)/;
const LIMIT_MS = 120_000;
const WATCHES = /\bWaiting for file changes\b/;

/** One stream, `npx` without a download, and one worker, so that the order of lines is always the same. */
const PRELUDE = `exec 2>&1
npx() { "$@"; }
rstest() {
  case "$1" in
    init|merge-reports) command rstest "$@" ;;
    *) command rstest "$@" --pool.maxWorkers 1 ;;
  esac
}
`;

/** Run a line of shell in a folder. What runs in watch mode is ended when it waits. */
export function runCommand(line: string, folder: string): Promise<CommandResult> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !FOREIGN.test(key)));
  const child = spawn('sh', ['-c', `${PRELUDE}${line}`], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
      NO_COLOR: '1',
      RSTEST_NO_AGENT: '1',
    },
  });
  return new Promise((done, fail) => {
    let output = '';
    let waits = false;
    const end = () => process.kill(-child.pid!, 'SIGTERM');
    const timer = setTimeout(end, LIMIT_MS);
    const read = (chunk: string) => {
      output += chunk;
      if (waits || !WATCHES.test(output)) return;
      waits = true;
      end();
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.on('error', fail);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const ended = signal ? `\n(ended after ${LIMIT_MS / 1000} s)` : '';
      done(waits ? { code: 0, output } : { code: code ?? 1, output: output + ended });
    });
  });
}
