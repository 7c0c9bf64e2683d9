import type { DependencyKind, PackageCommand } from './parse-command';

export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun' | 'deno';

type Printer = (command: PackageCommand) => string[];
type DependencyFlags = Record<DependencyKind, readonly [short: string, long: string]>;

/** Flags that only npm knows and that the others do without. */
const NPM_ONLY = new Set([
  '--legacy-peer-deps',
  '--no-audit',
  '--no-fund',
  '--audit',
  '-y',
  '--yes',
]);

const NPM_FLAGS: DependencyFlags = {
  prod: ['-S', '--save'],
  dev: ['-D', '--save-dev'],
  optional: ['-O', '--save-optional'],
  peer: ['--save-peer', '--save-peer'],
};
const YARN_FLAGS: DependencyFlags = {
  prod: ['', ''],
  dev: ['-D', '--dev'],
  optional: ['-O', '--optional'],
  peer: ['-P', '--peer'],
};
const PNPM_FLAGS: DependencyFlags = { ...NPM_FLAGS, prod: ['-P', '--save-prod'] };
const BUN_FLAGS: DependencyFlags = {
  prod: ['', ''],
  dev: ['-d', '--dev'],
  optional: ['--optional', '--optional'],
  peer: ['--peer', '--peer'],
};
const DENO_FLAGS: DependencyFlags = {
  prod: ['', ''],
  dev: ['-D', '--dev'],
  optional: ['', ''],
  peer: ['', ''],
};

/** The words of a command as each manager wants them; empty words are left out by the caller. */
export const PRINTERS: Record<PackageManager, Printer> = {
  npm(command) {
    const { kind, args, flags, global } = command;
    const dependency = dependencyFlags(command, NPM_FLAGS, ['-E', '--save-exact']);
    const globalFlag = global ? '-g' : '';
    if (kind === 'install' || kind === 'add') {
      return ['npm', 'install', globalFlag, ...dependency, ...flags, ...args];
    }
    if (kind === 'ci') return ['npm', 'ci', ...flags];
    if (kind === 'remove')
      return ['npm', 'uninstall', globalFlag, ...dependency, ...flags, ...args];
    if (kind === 'update') return ['npm', 'update', globalFlag, ...flags, ...args];
    if (kind === 'run') return ['npm', 'run', ...flags, ...withDashes(args)];
    if (kind === 'script') return ['npm', ...withDashes(args)];
    if (kind === 'exec') return ['npx', ...flags, ...fromPackages(command, '-p'), ...args];
    if (kind === 'dlx') return ['npx', ...flags, ...fromPackages(command, '-p'), ...args];
    if (kind === 'create') return ['npm', 'create', ...flags, ...withDashes(args)];
    if (kind === 'init') return ['npm', 'init', ...flags];
    return ['npm', ...args];
  },

  yarn(command) {
    const { kind, args, global } = command;
    const flags = common(command);
    const dependency = dependencyFlags(command, YARN_FLAGS, ['-E', '--exact']);
    const globalWord = global ? 'global' : '';
    if (kind === 'install') return ['yarn', 'install', ...flags];
    if (kind === 'ci') return ['yarn', 'install', '--immutable', ...flags];
    if (kind === 'add') return ['yarn', globalWord, 'add', ...dependency, ...flags, ...args];
    if (kind === 'remove') return ['yarn', globalWord, 'remove', ...flags, ...args];
    if (kind === 'update') return ['yarn', globalWord, 'upgrade', ...flags, ...args];
    if (kind === 'run') return ['yarn', 'run', ...flags, ...args];
    if (kind === 'exec') return ['yarn', ...flags, ...args];
    if (kind === 'dlx') return ['yarn', 'dlx', ...fromPackages(command, '-p'), ...flags, ...args];
    if (kind === 'create') return ['yarn', 'create', ...withoutLatest(args)];
    if (kind === 'init') return ['yarn', 'init', ...command.flags];
    return ['yarn', ...args];
  },

  pnpm(command) {
    const { kind, args, global } = command;
    const flags = common(command);
    const dependency = dependencyFlags(command, PNPM_FLAGS, ['-E', '--save-exact']);
    const globalFlag = global ? '-g' : '';
    if (kind === 'install') return ['pnpm', 'install', ...flags];
    if (kind === 'ci') return ['pnpm', 'install', '--frozen-lockfile', ...flags];
    if (kind === 'add') return ['pnpm', 'add', globalFlag, ...dependency, ...flags, ...args];
    if (kind === 'remove') return ['pnpm', 'remove', globalFlag, ...dependency, ...flags, ...args];
    if (kind === 'update') return ['pnpm', 'update', globalFlag, ...flags, ...args];
    if (kind === 'run') return ['pnpm', 'run', ...flags, ...args];
    if (kind === 'exec') return ['pnpm', 'exec', ...flags, ...args];
    if (kind === 'dlx') return ['pnpm', ...packageOptions(command), 'dlx', ...flags, ...args];
    if (kind === 'create') return ['pnpm', 'create', ...args];
    if (kind === 'init') return ['pnpm', 'init', ...flags];
    return ['pnpm', ...args];
  },

  bun(command) {
    const { kind, args, global } = command;
    const flags = common(command);
    const dependency = dependencyFlags(command, BUN_FLAGS, ['-E', '--exact']);
    const globalFlag = global ? '-g' : '';
    if (kind === 'install') return ['bun', 'install', ...flags];
    if (kind === 'ci') return ['bun', 'install', '--frozen-lockfile', ...flags];
    if (kind === 'add') return ['bun', 'add', globalFlag, ...dependency, ...flags, ...args];
    if (kind === 'remove') return ['bun', 'remove', globalFlag, ...flags, ...args];
    if (kind === 'update') return ['bun', 'update', globalFlag, ...flags, ...args];
    // `bun test` is Bun's own runner, so that even the short forms need `run`.
    if (kind === 'run' || kind === 'script') return ['bun', 'run', ...flags, ...args];
    if (kind === 'exec' || kind === 'dlx') {
      return ['bunx', ...fromPackages(command, '-p'), ...flags, ...args];
    }
    if (kind === 'create') return ['bun', 'create', ...args];
    if (kind === 'init') return ['bun', 'init', ...command.flags];
    return ['bun', ...args];
  },

  deno(command) {
    const { kind, args, global } = command;
    const flags = common(command);
    const dependency = dependencyFlags(command, DENO_FLAGS, ['', '']);
    if (kind === 'install') return ['deno', 'install', ...flags];
    if (kind === 'ci') return ['deno', 'install', '--frozen', ...flags];
    if (kind === 'add') {
      const verb = global ? ['install', '-g', '-A'] : ['add'];
      return ['deno', ...verb, ...dependency, ...flags, ...args.map(fromNpm)];
    }
    if (kind === 'remove') return ['deno', ...(global ? ['uninstall', '-g'] : ['remove']), ...args];
    if (kind === 'update') return ['deno', 'outdated', '--update', ...args];
    if (kind === 'run' || kind === 'script') return ['deno', 'task', ...flags, ...args];
    if (kind === 'exec' || kind === 'dlx') {
      const [binary = '', ...rest] = args;
      return ['deno', 'run', '-A', fromNpm(command.packages[0] ?? binary), ...rest];
    }
    if (kind === 'create') return ['deno', 'init', '--npm', ...args];
    if (kind === 'init') return ['deno', 'init'];
    return ['deno', ...args];
  },
};

function common({ flags }: PackageCommand): string[] {
  return flags.filter((flag) => !NPM_ONLY.has(flag));
}

function dependencyFlags(
  { dependency, exact }: PackageCommand,
  names: DependencyFlags,
  [shortExact, longExact]: readonly [string, string],
): string[] {
  return [
    dependency ? names[dependency.kind][dependency.short ? 0 : 1] : '',
    exact ? (exact.short ? shortExact : longExact) : '',
  ];
}

/** npm keeps flags to itself unless two dashes stand before them. */
function withDashes(args: readonly string[]): string[] {
  const flag = args.findIndex((arg) => arg.startsWith('-'));
  return flag < 0 ? [...args] : [...args.slice(0, flag), '--', ...args.slice(flag)];
}

function fromPackages({ packages }: PackageCommand, flag: string): string[] {
  return packages.flatMap((name) => [flag, name]);
}

function packageOptions({ packages }: PackageCommand): string[] {
  return packages.map((name) => `--package=${name}`);
}

/** Yarn Classic has no tags here, and the latest version is what it takes anyway. */
function withoutLatest([target = '', ...rest]: readonly string[]): string[] {
  return [target.replace(/@latest(?=["']?$)/, ''), ...rest];
}

/** Name a package of the npm registry; paths, addresses and other registries stay. */
function fromNpm(spec: string): string {
  return spec.replace(/^(["']?)((?:@[\w.-]+\/)?[\w-][\w.-]*(?:@[^/:]*)?)(["']?)$/, '$1npm:$2$3');
}
