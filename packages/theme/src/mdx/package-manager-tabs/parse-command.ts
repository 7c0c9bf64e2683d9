/** What a package manager is asked to do, in words that belong to none of them. */
export type CommandKind =
  | 'install'
  | 'ci'
  | 'add'
  | 'remove'
  | 'update'
  | 'run'
  | 'script'
  | 'exec'
  | 'dlx'
  | 'create'
  | 'init'
  | 'other';

export type DependencyKind = 'prod' | 'dev' | 'optional' | 'peer';

export interface PackageCommand {
  kind: CommandKind;
  /** Packages, the script or binary with its arguments, or every word of an unknown command. */
  args: string[];
  /** Flags that all managers are taken to know, as written. */
  flags: string[];
  /** Dependency field that was asked for, and whether by a short flag. */
  dependency: { kind: DependencyKind; short: boolean } | undefined;
  exact: { short: boolean } | undefined;
  global: boolean;
  /** `--package` of `npx`: where the binary comes from. */
  packages: string[];
}

const KINDS: Record<string, CommandKind> = {
  install: 'install',
  i: 'install',
  add: 'install',
  ci: 'ci',
  'clean-install': 'ci',
  uninstall: 'remove',
  remove: 'remove',
  rm: 'remove',
  un: 'remove',
  update: 'update',
  upgrade: 'update',
  up: 'update',
  run: 'run',
  'run-script': 'run',
  test: 'script',
  t: 'script',
  start: 'script',
  stop: 'script',
  restart: 'script',
  exec: 'exec',
  x: 'exec',
  dlx: 'dlx',
  create: 'create',
  init: 'create',
};

const DEPENDENCY_FLAGS: Record<string, DependencyKind> = {
  '-D': 'dev',
  '-d': 'dev',
  '--save-dev': 'dev',
  '--dev': 'dev',
  '-S': 'prod',
  '-P': 'prod',
  '--save': 'prod',
  '--save-prod': 'prod',
  '-O': 'optional',
  '--save-optional': 'optional',
  '--optional': 'optional',
  '--save-peer': 'peer',
  '--peer': 'peer',
};

const FLAGS_WITH_VALUE = new Set(['--registry', '--tag', '--prefix', '--cwd', '-C']);

export function isCommandWord(word: string): boolean {
  return Object.hasOwn(KINDS, word) && word.length > 1 && KINDS[word] !== 'script';
}

/** Read the words after the manager's name, in the spelling of npm, Yarn, pnpm or Bun. */
export function parseCommand(words: readonly string[]): PackageCommand {
  const [name = '', ...rest] = words;
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name]! : 'other';
  if (kind === 'other') return { ...empty('other'), args: [...words] };
  if (kind === 'run' || kind === 'exec' || kind === 'dlx') return parseRun(kind, rest);
  if (kind === 'script') {
    return { ...empty(kind), args: [name === 't' ? 'test' : name, ...withoutDashes(rest)] };
  }
  if (kind === 'create') return parseCreate(rest);
  return parsePackages(kind, rest);
}

function empty(kind: CommandKind): PackageCommand {
  return {
    kind,
    args: [],
    flags: [],
    dependency: undefined,
    exact: undefined,
    global: false,
    packages: [],
  };
}

/** Only the first two dashes are the manager's; later ones belong to the script. */
function withoutDashes(words: readonly string[]): string[] {
  const dashes = words.indexOf('--');
  return words.filter((_, index) => index !== dashes);
}

/** Flags before the binary or script are the manager's, all that follows is its own. */
function parseRun(kind: CommandKind, words: readonly string[]): PackageCommand {
  const command = empty(kind);
  const rest = [...words];
  while (rest[0]?.startsWith('-')) {
    const flag = rest.shift()!;
    if (flag === '--') break;
    const value = /^--package=(.*)$/.exec(flag)?.[1];
    if (value !== undefined) command.packages.push(value);
    else if ((flag === '-p' || flag === '--package') && rest[0])
      command.packages.push(rest.shift()!);
    else command.flags.push(flag);
  }
  return { ...command, args: withoutDashes(rest) };
}

function parseCreate(words: readonly string[]): PackageCommand {
  const target = words.findIndex((word) => !word.startsWith('-'));
  if (target < 0) return { ...empty('init'), flags: [...words] };
  const flags = words.slice(0, target);
  return { ...empty('create'), flags, args: withoutDashes(words.slice(target)) };
}

function parsePackages(kind: CommandKind, words: readonly string[]): PackageCommand {
  const command = empty(kind);
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('-')) command.args.push(word);
    else if (word === '-g' || word === '--global') command.global = true;
    else if (word === '-E' || word === '--save-exact' || word === '--exact') {
      command.exact = { short: word === '-E' };
    } else if (Object.hasOwn(DEPENDENCY_FLAGS, word)) {
      command.dependency = { kind: DEPENDENCY_FLAGS[word]!, short: !word.startsWith('--') };
    } else {
      command.flags.push(word);
      if (FLAGS_WITH_VALUE.has(word) && rest[0]) command.flags.push(rest.shift()!);
    }
  }
  if (kind === 'install') {
    if (command.args.length > 0) command.kind = 'add';
    else if (command.flags.includes('--frozen-lockfile') || command.flags.includes('--immutable')) {
      command.kind = 'ci';
      command.flags = command.flags.filter(
        (flag) => !/^--(?:frozen-lockfile|immutable)$/.test(flag),
      );
    }
  }
  return command;
}
