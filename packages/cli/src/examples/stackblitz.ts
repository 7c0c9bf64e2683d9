import type { ShownFile } from './jobs';

/** Project that StackBlitz creates. */
export interface StackBlitzProject {
  title: string;
  files: readonly ShownFile[];
  /** Versions of packages, by name. */
  dependencies: Readonly<Record<string, string>>;
  /** Command that runs when the project has been installed. */
  command: string;
}

/** Command of a sample, with the exit code that it must have. */
export interface TestedCommand {
  command: string;
  exit: number;
}

const MANIFEST = 'package.json';
/** Words, quoted strings without expansions, and `&&`. A comment can follow. */
const SIMPLE_COMMAND = /^((?:'[^'\n]*'|"[^"\\$`\n]*"|&&|[^'"\\$`#;&|<>()\n])*)(?:(?<=\s)#.*)?$/;

/**
 * Returns the command that runs commands as they were tested. Returns `undefined` if StackBlitz may not be able to run
 * them: its shell supports only a part of the syntax, and a command after one that must fail would not run.
 */
export function toStartCommand(commands: readonly TestedCommand[]): string | undefined {
  const simple = commands.map(({ command }) => SIMPLE_COMMAND.exec(command)?.[1]?.trim());
  return simple.includes(undefined) || commands.slice(0, -1).some(({ exit }) => exit !== 0)
    ? undefined
    : simple.join(' && ');
}

/** Returns the fields of a form that creates a project, as documented by StackBlitz. */
export function toStackBlitzFields(project: StackBlitzProject): [name: string, value: string][] {
  const { title, files } = project;
  const own = files.find(({ path }) => path === MANIFEST);
  const all = [
    ...files.filter((file) => file !== own),
    { path: MANIFEST, code: createManifest(project, own?.code) },
  ];
  return [
    ['project[title]', title],
    ['project[description]', title],
    ['project[template]', 'node'],
    ...all.map(({ path, code }): [string, string] => [`project[files][${encodePath(path)}]`, code]),
  ];
}

function createManifest(
  { files, dependencies, command }: StackBlitzProject,
  own: string | undefined,
): string {
  const isModule = files.some(
    ({ path, code }) => /\.[jt]sx?$/.test(path) && /^(?:import|export)\b/m.test(code),
  );
  const shown = own === undefined ? (isModule ? { type: 'module' } : {}) : parse(own);
  return `${JSON.stringify(
    {
      ...shown,
      dependencies: { ...dependencies, ...(shown as { dependencies?: object }).dependencies },
      stackblitz: { startCommand: command },
    },
    null,
    2,
  )}\n`;
}

function parse(manifest: string): object {
  try {
    const value: unknown = JSON.parse(manifest);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    // The sample shows an invalid file.
    return {};
  }
}

/** Encodes the brackets of a path, which would end the name of a field. */
function encodePath(path: string): string {
  return path.replaceAll('[', '%5B').replaceAll(']', '%5D');
}
