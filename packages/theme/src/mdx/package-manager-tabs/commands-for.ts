import convert from 'npm-to-yarn';

/** Command type: `command` for npm commands, `exec` for project binaries, `dlx` for binaries to download and run. */
export type CommandMode = 'command' | 'exec' | 'dlx';

const TOOLS = ['npm', 'yarn', 'pnpm', 'bun'];
type Convertible = Parameters<typeof convert>[1];
const isConvertible = (tool: string): tool is Convertible => [...TOOLS, 'deno'].includes(tool);

/** Matches a shell operator, or a command up to the next operator. Quoted operators are part of the command. */
const COMMAND = /&&|[;|]+|(?:"[^"]*"|'[^']*'|(?!&&)[^;|])+/g;
/** Matches commands of a script that are treated as npm commands even without the `npm` prefix. */
const NPM_VERB =
  /^(?:install|i|add|ci|uninstall|remove|update|up|run|run-script|exec|create|init|start|login|publish|test$)(?!\S)/;
/** Frozen lockfile flags for the tools that do not use `--frozen-lockfile`. */
const FROZEN: Record<string, string> = { yarn: '--immutable', deno: '--frozen' };
const OTHER_TOOL = /^(?:yarn|pnpm|pnpx|bun|bunx|deno)(?!\S)/;

/**
 * Returns the command for each package manager.
 *
 * @param command npm command, with or without the `npm` prefix, that is converted for each tool; or an object with a
 *   command for each tool, used as is
 * @param mode command type
 * @param otherTools additional tools besides npm, Yarn, pnpm and Bun
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

/** Converts each command in a script separately, because npm-to-yarn only handles single commands correctly. */
function convertScript(script: string, tool: string, mode: CommandMode): string {
  const isComment = (line: string) => /^\s*#/.test(line);
  const lines = script
    .trim()
    .replace(/\s*\\\r?\n\s*/g, ' ')
    .split(/\r?\n/);
  const commands = lines.filter((line) => !isComment(line)).flatMap((line) => line.match(COMMAND));
  const convertLine = (line: string) =>
    line.replace(COMMAND, (command, offset: number) => {
      const isBinary = mode !== 'command' && offset === 0;
      const isMain = isBinary || commands.length === 1;
      // Keep leading environment variables, such as `CI=1`, unchanged.
      return command.replace(
        /^(\s*(?:\w+=\S*\s+)*)(.*\S)/,
        (_, start: string, text: string) => start + convertPart(text, tool, mode, isMain),
      );
    });
  return lines.map((line) => (isComment(line) ? line : convertLine(line))).join('\n');
}

/**
 * Converts one command.
 *
 * @param isMain whether the command is converted even if it is not a known npm command
 */
function convertPart(text: string, tool: string, mode: CommandMode, isMain: boolean): string {
  if (/^np[mx](?!\S)/.test(text)) return convertCommand(text, tool);
  if (OTHER_TOOL.test(text) || (!isMain && !NPM_VERB.test(text))) return text;
  // `npm exec` would parse the binary's flags as its own.
  const runner = mode === 'dlx' || tool === 'npm' ? 'npx' : 'npm exec';
  return convertCommand(`${isMain && mode !== 'command' ? runner : 'npm'} ${text}`, tool);
}

function convertCommand(command: string, tool: string): string {
  if (tool === 'npm') return command;
  if (!isConvertible(tool)) return command.replace(/^npm/, tool);
  // Handle commands that npm-to-yarn does not convert, or converts incorrectly.
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
  // Protect quoted strings, `=` and `&`, because npm-to-yarn modifies them.
  const protectedStrings: string[] = [];
  return convert(
    converted.replace(/"[^"]*"|'[^']*'|[=&]/g, (text) => `<${protectedStrings.push(text) - 1}>`),
    tool,
  )
    .replace(/<(\d+)>/g, (placeholder, index) => protectedStrings[Number(index)] ?? placeholder)
    .replace("\n# couldn't auto-convert command", '');
}
