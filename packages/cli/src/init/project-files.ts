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
  /** Whether the project contains the workflow that deploys it. */
  hasWorkflow: boolean;
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

function createReadme({ title, langs, commands, outDir, hasWorkflow }: ProjectOptions): string {
  const { manager } = commands;
  const folder = langs.length > 1 ? 'content/<language>' : 'content';
  const deploy = hasWorkflow
    ? `
## Deploy

The workflow in \`.github/workflows/deploy.yml\` publishes the site on GitHub Pages when you push to \`main\`. To enable it:

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

interface WorkflowSteps {
  /** Steps that install the dependencies. */
  install: string;
  /** Start of a command line that runs a script. */
  run: string;
}

const NPM_STEPS: WorkflowSteps = { install: '      - run: npm ci', run: 'npm run' };
/** Steps that differ between package managers. */
const STEPS: Readonly<Record<string, WorkflowSteps>> = {
  pnpm: {
    install: '      - run: npx --yes pnpm@latest install --frozen-lockfile',
    run: 'npx --yes pnpm@latest run',
  },
  yarn: { install: '      - run: corepack enable\n      - run: yarn install', run: 'yarn run' },
  bun: {
    install: '      - uses: oven-sh/setup-bun@v2\n      - run: bun install --frozen-lockfile',
    run: 'bun run',
  },
};

/** Returns a GitHub workflow that publishes the site on GitHub Pages. */
export function createWorkflow({ manager, scripts }: ProjectCommands, outDir: string): string {
  const steps = STEPS[manager] ?? NPM_STEPS;
  const build = scripts.build === undefined ? 'npx octavo build' : `${steps.run} ${scripts.build}`;
  return `name: Deploy

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: pages

jobs:
  deploy:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
        with:
          # The date of the last update of a page is that of its last commit.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - uses: actions/configure-pages@v5
        id: pages
${steps.install}
      - run: ${build}
        env:
          BASE_PATH: \${{ steps.pages.outputs.base_path }}
          SITE_ORIGIN: \${{ steps.pages.outputs.origin }}
      - uses: actions/upload-pages-artifact@v3
        with:
          path: ${outDir}
      - uses: actions/deploy-pages@v4
        id: deployment
`;
}
