import convert from 'npm-to-yarn';

/** How a command is read: an npm command, a binary of the project, or a binary that is downloaded to run once. */
export type CommandMode = 'command' | 'exec' | 'dlx';

const TOOLS = ['npm', 'yarn', 'pnpm', 'bun'];
type Convertible = Parameters<typeof convert>[1];
const isConvertible = (tool: string): tool is Convertible => [...TOOLS, 'deno'].includes(tool);

/** An operator, or a command up to the next operator. Operators in quotes belong to the command. */
const COMMAND = /&&|[;|]+|(?:"[^"]*"|'[^']*'|(?!&&)[^;|])+/g;
/** Commands after an operator that are read as npm commands, although they do not start with `npm`. */
const NPM_VERB = /^(?:install|i|add|ci|uninstall|remove|update|run|exec|create|init)(?!\S)/;
/** Flags of an installation that does not change the lockfile. */
const FROZEN: Record<string, string> = { yarn: '--immutable', deno: '--frozen' };
const OTHER_TOOL = /^(?:yarn|pnpm|pnpx|bun|bunx|deno)(?!\S)/;

/**
 * Returns the command to show for each tool. A string is an npm command, with or without `npm`, and is converted for
 * npm, Yarn, pnpm, Bun and `otherTools`. An object has one command for each tool, which is not changed.
 */
export function commandsFor(
  command: string | Partial<Record<string, string>>,
  mode: CommandMode,
  otherTools: Iterable<string> = [],
): Record<string, string> {
  const given = typeof command === 'string' ? [] : Object.keys(command);
  const tools = [...new Set([...TOOLS, ...otherTools, ...given])];
  return Object.fromEntries(
    tools.flatMap((tool) => {
      const text = typeof command === 'string' ? convertText(command, tool, mode) : command[tool];
      return text === undefined ? [] : [[tool, text]];
    }),
  );
}

/** Converts each command of a text by itself: npm-to-yarn reads only one command correctly. */
function convertText(text: string, tool: string, mode: CommandMode): string {
  const convertLine = (line: string) =>
    line.replace(COMMAND, (command, offset: number) =>
      // Variables before the command, such as `CI=1`, stay.
      command.replace(
        /^(\s*(?:\w+=\S*\s+)*)(.*\S)/,
        (_, start: string, words: string) => start + convertWords(words, tool, mode, offset === 0),
      ),
    );
  const lines = text
    .trim()
    .replace(/\s*\\\r?\n\s*/g, ' ')
    .split(/\r?\n/);
  return lines.map((line) => (/^\s*#/.test(line) ? line : convertLine(line))).join('\n');
}

function convertWords(words: string, tool: string, mode: CommandMode, isFirst: boolean): string {
  if (/^np[mx](?!\S)/.test(words)) return convertCommand(words, tool);
  if (OTHER_TOOL.test(words) || (!isFirst && !NPM_VERB.test(words))) return words;
  // `npm exec` would read the flags of the binary.
  const runner = mode === 'dlx' || tool === 'npm' ? 'npx' : 'npm exec';
  return convertCommand(`${isFirst && mode !== 'command' ? runner : 'npm'} ${words}`, tool);
}

function convertCommand(command: string, tool: string): string {
  if (tool === 'npm') return command;
  if (!isConvertible(tool)) return command.replace(/^npm/, tool);
  // What npm-to-yarn does not convert, or converts to a command that fails.
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
  // npm-to-yarn changes `=` and `&`, also in quotes.
  const kept: string[] = [];
  return convert(
    converted.replace(/"[^"]*"|'[^']*'|[=&]/g, (text) => `<${kept.push(text) - 1}>`),
    tool,
  )
    .replace(/<(\d+)>/g, (placeholder, index) => kept[Number(index)] ?? placeholder)
    .replace("\n# couldn't auto-convert command", '');
}
