interface ProjectOptions {
  title: string;
  langs: readonly string[];
  manager: string;
  /** Whether the project contains the workflow that deploys it. */
  hasWorkflow: boolean;
}

/** Returns the README and the TypeScript configuration of a new site, by path relative to the site folder. */
export function createProjectFiles(options: ProjectOptions): Record<string, string> {
  return { 'tsconfig.json': TSCONFIG, 'README.md': createReadme(options) };
}

const TSCONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node', '@octavo/cli/client'],
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['docs.config.ts', 'content', 'theme'],
  },
  null,
  2,
)}
`;

function createReadme({ title, langs, manager, hasWorkflow }: ProjectOptions): string {
  const folder = langs.length > 1 ? 'content/<language>' : 'content';
  const deploy = hasWorkflow
    ? `
## Deploy

The workflow in \`.github/workflows/deploy.yml\` publishes the site on GitHub Pages when you push to \`main\`. To enable it:

1. Commit all files, including the lockfile, and push them to GitHub.
2. In the settings of the repository, open **Pages** and set **Source** to **GitHub Actions**.

To use another host, run \`${manager} run build\` and upload the folder \`dist\`.
`
    : '';
  return `# ${title}

## Commands

| command | description |
| --- | --- |
| \`${manager} install\` | installs the dependencies |
| \`${manager} run dev\` | starts the dev server |
| \`${manager} run build\` | builds the site to \`dist\` |
| \`${manager} run preview\` | serves the build |

## Files

| path | content |
| --- | --- |
| \`${folder}/index.mdx\` | home page |
| \`${folder}/guide/\` | pages of the guide, in the order of \`_meta.json\` |
| \`${folder}/_nav.json\` | links in the navbar |
| \`docs.config.ts\` | configuration of the site |
${deploy}`;
}

/** Steps that install the dependencies, by package manager. */
const INSTALL_STEPS: Readonly<Record<string, string>> = {
  npm: '      - run: npm ci',
  pnpm: '      - run: npx --yes pnpm@latest install --frozen-lockfile',
  yarn: '      - run: corepack enable\n      - run: yarn install',
  bun: '      - uses: oven-sh/setup-bun@v2\n      - run: bun install --frozen-lockfile',
};

/** Returns a GitHub workflow that publishes the site on GitHub Pages. */
export function createWorkflow(manager: string): string {
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
${INSTALL_STEPS[manager] ?? INSTALL_STEPS.npm}
      - run: npx octavo build
        env:
          BASE_PATH: \${{ steps.pages.outputs.base_path }}
          SITE_ORIGIN: \${{ steps.pages.outputs.origin }}
      - uses: actions/upload-pages-artifact@v3
        with:
          path: dist
      - uses: actions/deploy-pages@v4
        id: deployment
`;
}
