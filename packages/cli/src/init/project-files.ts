import type { ManifestPlan } from './plan-manifest';

export interface ProjectCommands {
  /** Package manager: `npm`, `pnpm`, `yarn` or `bun`. */
  manager: string;
  scripts: ManifestPlan['scripts'];
}

/** Returns the command line that runs a command of the site, such as `npm run docs:build`. */
export function getCommandLine(
  { manager, scripts }: ProjectCommands,
  command: keyof ProjectCommands['scripts'],
): string {
  const script = scripts[command];
  return script === undefined ? `npx octavo ${command}` : `${manager} run ${script}`;
}

interface ProjectOptions {
  title: string;
  langs: readonly string[];
  commands: ProjectCommands;
  outDir: string;
  /** Path of the workflow that deploys the site, if any. */
  workflow: string | undefined;
  /** Branch that the workflow publishes. */
  branch: string;
}

/** Returns the README and the TypeScript configuration of a new site, by path relative to the site folder. */
export function createProjectFiles(options: ProjectOptions): Record<string, string> {
  return { 'tsconfig.json': TSCONFIG, 'README.md': createReadme(options) };
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "es2022",
    "module": "esnext",
    "moduleResolution": "bundler",
    "lib": ["es2023", "dom", "dom.iterable"],
    "types": ["node", "@octavo/cli/client"],
    "jsx": "react-jsx",
    "strict": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["docs.config.ts", "components", "content", "theme"]
}
`;

function createReadme({
  title,
  langs,
  commands,
  outDir,
  workflow,
  branch,
}: ProjectOptions): string {
  const { manager } = commands;
  const folder = langs.length > 1 ? 'content/<language>' : 'content';
  const deploy = workflow
    ? `
## Deploy

The workflow in \`${workflow}\` publishes the site on GitHub Pages when you push to \`${branch}\`. To enable it:

1. Commit all files, including the lockfile, and push them to GitHub.
2. In the settings of the repository, open **Pages** and set **Source** to **GitHub Actions**.

To use another host, run \`${getCommandLine(commands, 'build')}\` and upload the folder \`${outDir}\`.
`
    : '';
  return `# ${title}

## Commands

| command | description |
| --- | --- |
| \`${manager} install\` | installs the dependencies |
| \`${getCommandLine(commands, 'dev')}\` | starts the dev server |
| \`${getCommandLine(commands, 'build')}\` | builds the site to \`${outDir}\` |
| \`${getCommandLine(commands, 'preview')}\` | serves the build |

## Files

| path | content |
| --- | --- |
| \`${folder}/index.mdx\` | home page |
| \`${folder}/guide/\` | pages of the guide, in the order of \`_meta.json\` |
| \`${folder}/_nav.json\` | links in the navbar |
| \`docs.config.ts\` | configuration of the site |
${deploy}`;
}

/**
 * Adds paths to the content of `.gitignore`, unless it already contains them. Returns the content of a new file if there is
 * none.
 */
export function addIgnoredPaths(gitignore = '', paths: readonly string[]): string {
  const lines = gitignore.split(/\r?\n/);
  const existing = new Set(lines.map((line) => line.trim().replace(/^(?:\*\*)?\/|\/$/g, '')));
  const missing = paths.filter((path) => !existing.has(path));
  if (missing.length === 0) return gitignore;
  const newline = gitignore.includes('\r\n') ? '\r\n' : '\n';
  const start = gitignore === '' || gitignore.endsWith('\n') ? gitignore : gitignore + newline;
  return start + missing.map((path) => path + newline).join('');
}
