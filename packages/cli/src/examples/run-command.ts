// cspell:ignore taskkill
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { cleanUpOnExit } from './clean-up-on-exit';

/** Result of a command. */
export interface CommandResult {
  /** Exit code. 0 if the command was stopped because its output matched `until`. */
  code: number;
  output: string;
  /** Why the command was stopped. */
  stopped?: 'timeout' | 'output-size';
}

/** Command with the folder in which it runs. */
export interface CommandSpec extends CommandOptions {
  /** Shell code. */
  command: string;
  /** Working directory of the first command. */
  folder: string;
  /**
   * File for the state of the shell, in a temporary folder outside of the working directory. The temporary folder is
   * removed if this process exits before the command.
   */
  state: string;
}

/** Result of `runCommand`. */
export interface FinishedCommand extends CommandResult {
  /** ID of the process group, whose background processes may still run. */
  group?: number | undefined;
}

/** Runs a command, in this process or in another one. */
export type ExecuteCommand = (spec: CommandSpec) => Promise<FinishedCommand>;

/** How commands of a site run. */
export interface CommandOptions {
  /** Shell code that runs before each command. */
  prelude: string;
  env: Readonly<Record<string, string>>;
  until?: RegExp | undefined;
  /** In seconds. */
  timeout: number;
  /** Whether commands can access the network. */
  network: boolean;
}

/** Variables that commands inherit. Everything else can change what they print. */
const INHERITED =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|SystemRoot|APPDATA|LOCALAPPDATA|USERPROFILE|PATHEXT|ComSpec)$/i;
const MAX_OUTPUT = 5_000_000;
/** Time until a stopped process is killed, and until the output of background processes is ignored, in milliseconds. */
const GRACE = 1000;
const JITI = join(dirname(createRequire(import.meta.url).resolve('jiti')), 'jiti-cli.mjs');

/** One stream, so that the order of lines is always the same, and `npx` without downloads. */
const PRELUDE = `exec 2>&1
npx() { while [ "\${1#-}" != "$1" ]; do shift; done; "$@"; }
jiti() { node "$OCTAVO_JITI" "$@"; }
`;
const NAMESPACE = ['unshare', '--net', '--map-root-user'];
const LOOPBACK = 'ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null; exec sh -c "$0"';

let canIsolate: boolean | undefined;

/** Whether commands can run without network: in a network namespace, which only Linux has. */
export function canBlockNetwork(): boolean {
  canIsolate ??=
    process.platform === 'linux' &&
    spawnSync(NAMESPACE[0]!, [...NAMESPACE.slice(1), 'true'], { stdio: 'ignore' }).status === 0;
  return canIsolate;
}

/** Runs commands in a folder, one after the other. The working directory and exported variables persist. */
export class CommandRunner {
  readonly #folder: string;
  readonly #state: string;
  readonly #options: CommandOptions;
  readonly #execute: ExecuteCommand;
  /** Process groups of commands whose background processes may still run. */
  readonly #groups = new Set<number>();

  /**
   * @param folder Working directory.
   * @param state File for the state of the shell, in a temporary folder outside of the working directory.
   * @param execute Runs a command.
   */
  constructor(
    folder: string,
    state: string,
    { prelude, env, until, timeout, network }: CommandOptions,
    execute: ExecuteCommand = runCommand,
  ) {
    this.#folder = folder;
    this.#state = state;
    this.#options = { prelude, env, until, timeout, network };
    this.#execute = execute;
  }

  /**
   * Runs shell code.
   *
   * @param options.inFolder - whether it runs in the folder, and changes nothing for the commands that follow
   */
  async run(command: string, { inFolder = false } = {}): Promise<CommandResult> {
    const { group, ...result } = await this.#execute({
      ...this.#options,
      // The state of the shell is restored before the command, so that `$PWD` can be another folder.
      command: inFolder ? `(cd "$OCTAVO_FOLDER" || exit\n${command}\n)` : command,
      folder: this.#folder,
      state: this.#state,
    });
    if (group !== undefined) this.#groups.add(group);
    return result;
  }

  /** Kills the background processes that the commands left. */
  close(): void {
    for (const pid of this.#groups) killGroup(pid, 'SIGKILL');
  }
}

/** Runs shell code. Never rejects: a command that cannot start has exit code 127. */
export function runCommand(spec: CommandSpec): Promise<FinishedCommand> {
  const { command, folder, state, prelude, network, timeout, until } = spec;
  const restore = existsSync(state) ? `. "$OCTAVO_STATE"\n` : '';
  const save = `trap 'octavo_code=$?; { export -p; printf "cd %s\\n" "\\"$PWD\\""; } > "$OCTAVO_STATE"; exit $octavo_code' EXIT\n`;
  const script = `${restore}${save}${PRELUDE}${prelude}\n${command}\n`;
  const args = ['sh', '-c', script];
  const isolated = !network && canBlockNetwork();
  const [file, ...rest] = isolated ? [...NAMESPACE, 'sh', '-c', LOOPBACK, script] : args;
  const child = spawn(file!, rest, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: createEnv(spec),
  });
  return new Promise((done) => {
    let output = '';
    let stopped: CommandResult['stopped'] | 'until';
    const group = child.pid;
    const release = cleanUpOnExit(dirname(state), () => killGroup(group, 'SIGKILL'));
    const timers: NodeJS.Timeout[] = [];
    const stop = (reason: typeof stopped) => {
      if (stopped) return;
      stopped = reason;
      killGroup(group, 'SIGTERM');
      timers.push(setTimeout(() => killGroup(group, 'SIGKILL'), GRACE));
    };
    const finish = (exitCode: number | null, signal: NodeJS.Signals | null = null) => {
      release();
      const code = exitCode ?? (signal ? 128 + constants.signals[signal] : 1);
      for (const timer of timers) clearTimeout(timer);
      if (stopped) killGroup(group, 'SIGKILL');
      if (stopped === 'until') done({ group, code: 0, output });
      else done({ group, code, output, ...(stopped ? { stopped } : {}) });
    };
    const read = (chunk: string) => {
      output += chunk;
      if (until?.test(output)) stop('until');
      else if (output.length > MAX_OUTPUT) {
        output = output.slice(0, MAX_OUTPUT);
        stop('output-size');
      }
    };
    timers.push(setTimeout(() => stop('timeout'), timeout * 1000));
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.on('error', ({ message }) => {
      output += message;
      finish(127);
    });
    // A background process keeps the output open, and `close` would wait for it.
    child.on('exit', (...ended) => timers.push(setTimeout(() => finish(...ended), GRACE)));
    child.on('close', finish);
  });
}

function createEnv({ env, folder, state }: CommandSpec): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([key]) => INHERITED.test(key));
  return {
    ...Object.fromEntries(inherited),
    NO_COLOR: '1',
    ...env,
    PATH: [join(folder, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
    OCTAVO_FOLDER: folder,
    OCTAVO_JITI: JITI,
    OCTAVO_STATE: state,
  };
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  // Windows has no process groups.
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', `${pid}`, '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // It has exited.
  }
}
