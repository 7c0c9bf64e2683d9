import { stripVTControlCharacters } from 'node:util';

/** Flag as `--help` shows it. */
export interface Flag {
  /** `--reporter` and all its other names. */
  names: string[];
  /** Whether a value follows. */
  value: 'required' | 'optional' | 'none';
}

/** Returns the flags of what `<command> --help` prints. */
export function readHelp(help: string): Flag[] {
  return stripVTControlCharacters(help)
    .split('\n')
    .map((line) => /^ {1,8}(-{1,2}[\w?[].*?)(?: {2,}|$)/.exec(line)?.[1])
    .filter((spec) => spec !== undefined)
    .map((spec) => ({ names: namesOf(spec), value: valueKind(spec) }));
}

/** Removes the flags that several commands repeat. */
export function uniqueFlags(flags: readonly Flag[]): Flag[] {
  return [...new Map(flags.map((flag) => [flag.names.join(), flag])).values()];
}

/** Parses a flag that a page shows, such as `--bail [number]`. */
export function readShown(code: string): Flag | undefined {
  if (!/^--?(?:\[no-\])?[a-z]/i.test(code)) return undefined;
  return { names: namesOf(code), value: valueKind(code) };
}

function namesOf(spec: string): string[] {
  return spec.split(/,\s*/).flatMap((part) => {
    const name = part.split(/[ =]/)[0]!;
    if (!name.startsWith('--[no-]')) return name;
    return ['--', '--no-'].map((start) => start + name.slice('--[no-]'.length));
  });
}

function valueKind(spec: string): Flag['value'] {
  if (/[ =]<[^>]+>/.test(spec)) return 'required';
  return /[ =]\[[^\]]+\]/.test(spec) ? 'optional' : 'none';
}

/** Whether a flag sets an option or a key of it, or the heading names the flag. */
export function sets(flag: Flag, option: readonly string[]): boolean {
  const path = option.join('.');
  if (path === '') return false;
  if (isHeading(flag, option)) return true;
  return flag.names.some((name) => {
    const key = name
      .replace(/^--/, '')
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return key === path || key.startsWith(`${path}.`);
  });
}

/** Whether the heading names a flag, for example `-u, --update` or `-u/--update`. */
function isHeading({ names }: Flag, option: readonly string[]): boolean {
  const words = option.at(-1)?.split(/[\s,/|]+/);
  return names.some((name) => words?.includes(name));
}

/**
 * Compares the flags that a page states for an option.
 *
 * @param option - keys of the option. Empty if the page is not about one
 * @param stated - code of the statement
 * @param onPage - all inline code of the page
 * @param flags - flags of `--help`
 */
export function flagProblems(
  option: readonly string[],
  stated: readonly string[],
  onPage: readonly string[],
  flags: readonly Flag[],
): string[] {
  const problems: string[] = [];
  const unknown: string[] = [];
  const own = flags.filter((flag) => sets(flag, option));
  for (const code of stated) {
    const shown = readShown(code);
    problems.push(...shortNameProblems(shown?.names ?? [], own, flags));
    // The names of a flag share its value, so a wrong value is one problem.
    let isReported = false;
    for (const name of shown?.names ?? []) {
      const problem = nameProblem(name, shown!, flags);
      if (problem !== undefined && !isReported) problems.push(problem);
      isReported ||= problem !== undefined;
      if (problem !== undefined) continue;
      if (!name.endsWith('.*') && !findFlag(name, flags)) unknown.push(name);
    }
  }
  const named = new Set(onPage.flatMap((code) => readShown(code)?.names ?? []));
  const isFamily = onPage.includes(`--${option.join('.')}.*`);
  for (const flag of own) {
    const isNamed = isHeading(flag, option) || flag.names.some((name) => named.has(name));
    if (isFamily || isNamed) continue;
    // A flag with another name is one problem, although it is also missing under its real name.
    const other = unknown.shift();
    const names = `\`${flag.names.join('`, `')}\``;
    problems.push(
      other === undefined
        ? `The page does not mention ${names}, which --help lists.`
        : `--help lists ${names} instead of \`${other}\`.`,
    );
  }
  return [...unknown.map((name) => `--help has no \`${name}\`.`), ...problems];
}

/** Describes the problem of a name, unless it is a single flag that `--help` does not have. */
function nameProblem(name: string, shown: Flag, flags: readonly Flag[]): string | undefined {
  if (name.endsWith('.*')) {
    const start = name.slice(0, -1);
    const isThere = flags.some(({ names }) => names.some((other) => other.startsWith(start)));
    return isThere ? undefined : `--help has no flag that starts with \`${start}\`.`;
  }
  const flag = findFlag(name, flags);
  // A page can omit the value.
  const isOther = flag && shown.value !== 'none' && shown.value !== flag.value;
  if (!isOther) return undefined;
  return flag.value === 'none'
    ? `In --help, \`${name}\` takes no value.`
    : `In --help, \`${name}\` has ${flag.value === 'required' ? 'a required' : 'an optional'} value.`;
}

/** Finds short names of flags other than those of the option. If it has none, other than those named next to them. */
function shortNameProblems(
  names: readonly string[],
  own: readonly Flag[],
  flags: readonly Flag[],
): string[] {
  const short = names.filter((name) => /^-[^-]/.test(name));
  const long = names.filter((name) => !short.includes(name));
  const allowed =
    own.length > 0 ? own : flags.filter((flag) => long.some((name) => flag.names.includes(name)));
  if (allowed.length === 0) return [];
  return short.flatMap((name) => {
    const found = flags.filter((flag) => flag.names.includes(name));
    if (found.length === 0 || found.some((flag) => allowed.includes(flag))) return [];
    return [`\`${name}\` is the short form of \`${found[0]!.names.at(-1)}\`.`];
  });
}

function findFlag(name: string, flags: readonly Flag[]): Flag | undefined {
  const positive = name.replace(/^--no-/, '--');
  const find = (wanted: string) =>
    flags.find(({ names }) => names.some((known) => covers(known, wanted)));
  return find(name) ?? find(positive);
}

/** Whether a name of `--help`, which may end in `.*`, is or includes a name. */
function covers(known: string, name: string): boolean {
  return known === name || (known.endsWith('.*') && name.startsWith(known.slice(0, -1)));
}
