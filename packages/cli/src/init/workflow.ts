import { CURRENT_PNPM_MAJOR } from '../files/package-manager';
import { type FolderInfo, WORKFLOW_FOLDER } from './inspect-folder';
import type { ProjectCommands } from './project-files';

/** File names of the workflow, in order of preference. */
export const WORKFLOW_NAMES = ['deploy.yml', 'deploy-docs.yml'];

/**
 * Returns the path of the workflow that publishes the site, or `undefined` if a project cannot have it: GitHub only runs
 * workflows in the root folder of a repository.
 */
export function chooseWorkflowPath({
  isInRepository,
  workflows,
}: Pick<FolderInfo, 'isInRepository' | 'workflows'>): string | undefined {
  const name = WORKFLOW_NAMES.find((each) => !workflows.includes(each));
  return isInRepository || name === undefined ? undefined : `${WORKFLOW_FOLDER}/${name}`;
}

/** Whether a project gets the workflow without being asked: it is new, and has no workflows. */
export function hasWorkflowByDefault(info: FolderInfo): boolean {
  return isNewProject(info) && !info.isInRepository && info.workflows.length === 0;
}

/** Whether `octavo init` asks if an existing project should get the workflow. */
export function offersWorkflow(info: FolderInfo): boolean {
  return !hasWorkflowByDefault(info) && info.isOnGitHub && chooseWorkflowPath(info) !== undefined;
}

/** Whether a folder contains neither a package nor pages. */
export function isNewProject({
  manifest,
  contentRoot,
}: Pick<FolderInfo, 'manifest' | 'contentRoot'>): boolean {
  return manifest === undefined && contentRoot === undefined;
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
  yarn: { install: '      - run: corepack enable\n      - run: yarn install', run: 'yarn run' },
  bun: {
    install: '      - uses: oven-sh/setup-bun@v2\n      - run: bun install --frozen-lockfile',
    run: 'bun run',
  },
};

/** Returns the steps for a major version of pnpm, which CI machines often lack. */
function createPnpmSteps(major: number): WorkflowSteps {
  const pnpm = `npx --yes pnpm@${major}`;
  return { install: `      - run: ${pnpm} install --frozen-lockfile`, run: `${pnpm} run` };
}

export interface WorkflowOptions {
  commands: ProjectCommands;
  outDir: string;
  /** Branch whose commits are published. @default 'main' */
  branch?: string | undefined;
  /** Major version of pnpm, if it is the package manager. @default CURRENT_PNPM_MAJOR */
  pnpmMajor?: number | undefined;
}

/** Returns a GitHub workflow that publishes the site on GitHub Pages. */
export function createWorkflow({
  commands: { manager, scripts },
  outDir,
  branch = 'main',
  pnpmMajor = CURRENT_PNPM_MAJOR,
}: WorkflowOptions): string {
  const steps = manager === 'pnpm' ? createPnpmSteps(pnpmMajor) : (STEPS[manager] ?? NPM_STEPS);
  const build = scripts.build === undefined ? 'npx octavo build' : `${steps.run} ${scripts.build}`;
  return `name: Deploy

on:
  push:
    branches: [${branch}]
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
