import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { isFolder } from '../files/is-folder';
import { OctavoError } from '../model/errors';
import { promptYesOrNo } from './prompt';

/** Package that converts the sites of other tools. */
export const MIGRATE_PACKAGE = '@octavo/migrate';

export type OtherTool = 'VitePress' | 'Rspress' | 'Docusaurus' | 'Starlight' | 'MkDocs';

/** Existing site of another tool. */
export interface OtherSite {
  tool: OtherTool;
  /** Folder of the site, relative to the inspected folder. */
  folder: string;
}

/** Configurations of tools that `@octavo/migrate` recognizes: a file or folder, and a pattern for the content of the file. */
const TOOLS: readonly { tool: OtherTool; entry: RegExp; content?: RegExp }[] = [
  { tool: 'VitePress', entry: /^\.vitepress$/ },
  { tool: 'Rspress', entry: /^rspress\.config\.[mc]?[jt]s$/ },
  { tool: 'Rspress', entry: /^rstack\.config\.[mc]?[jt]s$/, content: /\bdefine\.doc\b/ },
  { tool: 'Docusaurus', entry: /^docusaurus\.config\.[mc]?[jt]s$/ },
  { tool: 'Starlight', entry: /^astro\.config\.[mc]?[jt]s$/, content: /@astrojs\/starlight/ },
  { tool: 'MkDocs', entry: /^mkdocs\.ya?ml$/ },
];

/** Folders of a repository that often contain the site. */
const SITE_FOLDERS = ['.', 'content', 'docs', 'doc', 'pages', 'website', 'site', 'documentation'];

/** Finds the site of another tool in a folder or in a common subfolder. */
export function findOtherSite(folder: string): OtherSite | undefined {
  if (!isFolder(folder)) return undefined;
  for (const path of SITE_FOLDERS) {
    const site = join(folder, path);
    if (!isFolder(site)) continue;
    const tool = findTool(site);
    if (tool) return { tool, folder: path };
  }
  return undefined;
}

/** Returns the tool whose configuration is in a folder. */
function findTool(folder: string): OtherTool | undefined {
  const entries = readdirSync(folder);
  return TOOLS.find(({ entry, content }) =>
    entries.some(
      (name) =>
        entry.test(name) && (!content || content.test(readFileSync(join(folder, name), 'utf8'))),
    ),
  )?.tool;
}

export interface OfferMigrationOptions {
  cwd: string;
  /** Folder for the new site, relative to `cwd`. */
  folder: string;
  /** Version of `@octavo/migrate` to run. */
  version: string;
  /** Whether the terminal accepts answers. */
  isInteractive: boolean;
  /** Command that creates a site in a different folder, for the hint. */
  createCommand: string;
}

/**
 * If a folder contains the site of another tool, offers to migrate it instead of writing sample pages.
 *
 * @returns whether the site was migrated
 * @throws {OctavoError} `USAGE` with the command if the terminal accepts no answers, the user declines, or it fails
 */
export async function offerMigration({
  cwd,
  folder,
  version,
  isInteractive,
  createCommand,
}: OfferMigrationOptions): Promise<boolean> {
  const found = findOtherSite(resolve(cwd, folder));
  // MkDocs sites cannot be converted, but a new site can use their pages.
  if (!found || found.tool === 'MkDocs') return false;
  const { tool } = found;
  const path = relative(cwd, resolve(cwd, folder, found.folder)) || '.';
  const name = `${MIGRATE_PACKAGE}@${version}`;
  if (isInteractive) {
    const question = `The project contains a ${tool} site in ${path}. Convert it with ${MIGRATE_PACKAGE}?`;
    if (await promptYesOrNo(question, true)) {
      const { status } = spawnSync('npx', ['--yes', name, path], {
        cwd,
        stdio: 'inherit',
        // On Windows, npx is a batch file.
        shell: process.platform === 'win32',
      });
      if (status === 0) return true;
      throw new OctavoError('USAGE', `\`npx ${name} ${path}\` failed.`);
    }
  }
  throw new OctavoError('USAGE', `The project contains a ${tool} site in ${path}.`, {
    hint: `Convert it with \`npx ${name} ${path}\`, or create a site in a different folder with \`${createCommand}\`.`,
  });
}
