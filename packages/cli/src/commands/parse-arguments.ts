import type { CAC } from 'cac';

/** Character before values that look like numbers, which no argument can contain. */
const MARK = '\0';

/**
 * Parses the arguments of a process. All values are strings as they were written, because cac would parse `1.10` as the
 * number 1.1. The last value of an option that is repeated applies, unless the option is a list.
 */
export function parseArguments(cli: CAC, argv: readonly string[]): void {
  cli.parse(argv.map(markNumber), { run: false });
  cli.rawArgs = [...argv];
  cli.args = cli.args.map(unmark);
  const options = unmarkValues(cli.options);
  const { matchedCommand, globalCommand } = cli;
  for (const { names, rawName } of [...(matchedCommand?.options ?? []), ...globalCommand.options])
    for (const name of names)
      if (Array.isArray(options[name]) && !isList(rawName)) options[name] = options[name].at(-1);
  cli.options = options;
}

/**
 * Parses the arguments, and shows the help of a command if it was requested. The command that is matched then is the one
 * that runs.
 */
export function parseCommand(cli: CAC, argv: readonly string[]): void {
  parseArguments(cli, argv);
  const { matchedCommand, args, options } = cli;
  const hasOwnHelp = matchedCommand?.name === 'migrate' || (matchedCommand?.name === '' && args[0]);
  if (!options.help || hasOwnHelp) return;
  cli.outputHelp();
  cli.unsetMatchedCommand();
}

/** Whether an option can be repeated, for example `--tag <...tags>`. */
export function isList(rawName: string): boolean {
  return /[<[]\.\.\./.test(rawName);
}

function markNumber(arg: string): string {
  const [, name = '', value = ''] = /^(-[^=]*=|)(.*)$/s.exec(arg) ?? [];
  // An empty value is the number 0 to cac.
  return Number.isFinite(Number(value)) && !/^-[^=]*$/.test(arg) ? `${name}${MARK}${value}` : arg;
}

function unmark(value: string): string {
  return String(value).replace(MARK, '');
}

function unmarkValues(values: CAC['options']): CAC['options'] {
  const convert = (value: unknown): unknown =>
    typeof value === 'string' ? unmark(value) : Array.isArray(value) ? value.map(convert) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)]));
}
