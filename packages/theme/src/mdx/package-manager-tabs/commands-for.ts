import convert from 'npm-to-yarn';

/** Kind of a command: `command` for npm commands, `exec` for binaries of the project, `dlx` for downloaded binaries. */
export type CommandMode = 'command' | 'exec' | 'dlx';

const TOOLS = ['npm', 'yarn', 'pnpm', 'bun'];
type Convertible = Parameters<typeof convert>[1];
const isConvertible = (tool: string): tool is Convertible => [...TOOLS, 'deno'].includes(tool);

/** Matches an operator, or a command up to the next operator. Quoted operators belong to the command. */
const COMMAND = /&&|[;|]+|(?:"[^"]*"|'[^']*'|(?!&&)[^;|])+/g;
/** Commands after an operator that are treated as npm commands although they do not start with `npm`. */
const NPM_VERB = /^(?:install|i|add|ci|uninstall|remove|update|run|exec|create|init)(?!\S)/;
/** Flags that install from the lockfile without changing it, if not `--frozen-lockfile`. */
const FROZEN: Record<string, string> = { yarn: '--immutable', deno: '--frozen' };
const OTHER_TOOL = /^(?:yarn|pnpm|pnpx|bun|bunx|deno)(?!\S)/;

/**
 * Returns the command of each package manager.
 *
 * @param command npm command, with or without the `npm` prefix, which is converted for npm, Yarn, pnpm, Bun and
 *   `otherTools`; or an object with a command for each tool, which is not converted
 * @param mode kind of the command
 * @param otherTools names of additional tools
 * @example
 * ```ts
 * commandsFor('install -D typescript', 'command').yarn; // 'yarn add --dev typescript'
 * ```
 */
export function commandsFor(
  command: string | Partial<Record<string, string>>,
  mode: CommandMode,
  otherTools: Iterable<string> = [],
): Record<string, string> {
  const listedTools = typeof command === 'string' ? [] : Object.keys(command);
  const tools = [...new Set([...TOOLS, ...otherTools, ...listedTools])];
  return Object.fromEntries(
    tools.flatMap((tool) => {
      const converted =
        typeof command === 'string' ? convertScript(command, tool, mode) : command[tool];
      return converted === undefined ? [] : [[tool, converted]];
    }),
  );
}

/** Converts each command of a script separately, because npm-to-yarn converts only single commands correctly. */
function convertScript(script: string, tool: string, mode: CommandMode): string {
  const convertLine = (line: string) =>
    line.replace(COMMAND, (command, offset: number) =>
      // Environment variables before the command, such as `CI=1`, are not changed.
      command.replace(
        /^(\s*(?:\w+=\S*\s+)*)(.*\S)/,
        (_, start: string, text: string) => start + convertPart(text, tool, mode, offset === 0),
      ),
    );
  const lines = script
    .trim()
    .replace(/\s*\\\r?\n\s*/g, ' ')
    .split(/\r?\n/);
  return lines.map((line) => (/^\s*#/.test(line) ? line : convertLine(line))).join('\n');
}

function convertPart(text: string, tool: string, mode: CommandMode, isFirst: boolean): string {
  if (/^np[mx](?!\S)/.test(text)) return convertCommand(text, tool);
  if (OTHER_TOOL.test(text) || (!isFirst && !NPM_VERB.test(text))) return text;
  // `npm exec` would parse the flags of the binary.
  const runner = mode === 'dlx' || tool === 'npm' ? 'npx' : 'npm exec';
  return convertCommand(`${isFirst && mode !== 'command' ? runner : 'npm'} ${text}`, tool);
}

function convertCommand(command: string, tool: string): string {
  if (tool === 'npm') return command;
  if (!isConvertible(tool)) return command.replace(/^npm/, tool);
  // Commands that npm-to-yarn does not convert, or converts incorrectly.
  const converted = command
    .replace(/^npm (?:i|add)(?!\S)/, 'npm install')
    .replace(/^(npm (?:install|ci)\b.*?)(?: --(?:legacy-peer-deps|no-audit|no-fund)(?!\S))+/, '$1')
    .replace(/^npm (install(?: --registry \S+| -\S+)*)$/, `${tool} $1`)
    .replace(/^npm ci(?!\S)/, `${tool} install ${FROZEN[tool] ?? '--frozen-lockfile'}`)
    .replace(
      /^npm (?:up|update|upgrade)(?!\S)/,
      `${tool} ${tool === 'yarn' ? 'upgrade' : 'update'}`,
    )
    .replace(/^yarn upgrade (?:-g|--global) /, 'yarn global upgrade ')
    .replace(/^npm run-script(?!\S)/, 'npm run')
    .replace(/^npm init (?:-y|--yes)$/, /^(?:pnpm|deno)$/.test(tool) ? `${tool} init` : '$&')
    .replace(/^npx (?:-y|--yes) /, 'npx ')
    .replace(/^npx (?:-p|--package) /, 'npx --package=');
  if (!/^np[mx](?!\S)/.test(converted)) return converted;
  // npm-to-yarn changes `=` and `&`, even in quoted strings.
  const protectedStrings: string[] = [];
  return convert(
    converted.replace(/"[^"]*"|'[^']*'|[=&]/g, (text) => `<${protectedStrings.push(text) - 1}>`),
    tool,
  )
    .replace(/<(\d+)>/g, (placeholder, index) => protectedStrings[Number(index)] ?? placeholder)
    .replace("\n# couldn't auto-convert command", '');
}
