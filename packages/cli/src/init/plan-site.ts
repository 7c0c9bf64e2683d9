import { getShardsFolder } from '../model/shards-folder';
import { DEFAULT_OUT_DIR } from './build-folders';
import { editManifest } from './edit-manifest';
import { type FolderInfo, findReadmeIndex } from './inspect-folder';
import { planManifest } from './plan-manifest';
import { addIgnoredPaths, createProjectFiles, type ProjectCommands } from './project-files';
import { createSamplePages, getLanguageLabel } from './sample-pages';
import { chooseWorkflowPath, createWorkflow, hasWorkflowByDefault, isNewProject } from './workflow';

export interface SiteOptions {
  title: string;
  /** Language tags, default language first. */
  langs: readonly string[];
  /**
   * Whether the site has a workflow that publishes it on GitHub Pages. By default, new projects have it if they are not
   * part of a repository.
   */
  hasWorkflow?: boolean | undefined;
}

export interface SitePlan {
  /** File contents of a new site, by path relative to the site folder. */
  files: Record<string, string>;
  /** Commands of the site. */
  commands: ProjectCommands;
  /** Decisions that differ from the defaults, with the reason. */
  decisions: string[];
  /** What the user has to do before the site is complete. */
  notes: string[];
}

/** The default of the configuration key `root`. */
const DEFAULT_ROOT = 'content';

/**
 * Returns the files to write for a new site. Existing content of `package.json` is preserved, and existing pages stay
 * where they are.
 *
 * @param version - version of `@octavo/cli`
 * @param manager - package manager: `npm`, `pnpm`, `yarn` or `bun`
 */
export function planSite(
  { title, langs, hasWorkflow }: SiteOptions,
  info: FolderInfo,
  version: string,
  manager: string,
): SitePlan {
  const { contentRoot, contentEntries, manifest, outDir, defaultBranch: branch } = info;
  const { manifest: newManifest, scripts, outdated } = planManifest(info, version);
  const commands: ProjectCommands = { manager, scripts };
  const isNew = isNewProject(info);
  const workflow =
    (hasWorkflow ?? hasWorkflowByDefault(info)) ? chooseWorkflowPath(info) : undefined;
  const description = getDescription(manifest);
  // The cache is in node_modules.
  const gitignore = addIgnoredPaths(info.gitignore, [
    'node_modules',
    outDir,
    getShardsFolder(outDir),
  ]);
  const configFile = info.compilesAllFiles ? 'docs.config.mjs' : 'docs.config.ts';
  const locales = chooseLocales(info, langs);
  const decisions: string[] = [];
  if (outDir !== DEFAULT_OUT_DIR)
    decisions.push(
      `The site is built to ${outDir}/, because the project already uses ${DEFAULT_OUT_DIR}/.`,
    );
  if (info.compilesAllFiles)
    decisions.push(
      `The configuration is ${configFile}, because tsconfig.json includes all TypeScript files of the project.`,
    );
  const editUrl = getContentEditUrl(info);
  if (editUrl !== undefined)
    decisions.push(
      `Pages have a link to edit them at ${editUrl}, from "repository" in package.json.`,
    );
  // The README of a new project describes the workflow.
  if (workflow !== undefined && !isNew)
    decisions.push(
      `${workflow} publishes the site on GitHub Pages when you push to ${branch}. To enable it, open Settings → Pages in the repository, and set Source to GitHub Actions.`,
    );
  const notes: string[] = [];
  if (info.compilesAllFiles && info.compilesJavaScript)
    notes.push(
      `tsconfig.json includes all JavaScript files of the project. Add "${configFile}" and "${outDir}" to its \`exclude\`.`,
    );
  if (outdated.length > 0)
    notes.push(
      `Octavo requires React 19 or newer, but package.json contains ${outdated.join(' and ')}. Update React before you start the site.`,
    );
  if (contentRoot !== undefined) {
    if (locales.length === 0 && langs.length > 1)
      notes.push(describeTranslation(contentRoot, langs));
    const readme = findReadmeIndex(contentEntries);
    if (locales.length === 0 && readme !== undefined)
      decisions.push(`${joinPath(contentRoot, readme)} is the home page.`);
  }
  const extraDependencies = isNew
    ? { devDependencies: { '@types/node': '^20.0.0', '@types/react': '^19.0.0' } }
    : {};
  return {
    files: {
      [configFile]: printConfig({
        title,
        description,
        lang: langs[0]!,
        locales,
        root: contentRoot,
        outDir,
        workflow,
        editUrl,
      }),
      'package.json': printManifest(info, { ...newManifest, ...extraDependencies }),
      ...(gitignore === info.gitignore ? {} : { '.gitignore': gitignore }),
      ...(isNew ? createProjectFiles({ title, langs, commands, outDir, workflow, branch }) : {}),
      ...(workflow === undefined
        ? {}
        : {
            [workflow]: createWorkflow({ commands, outDir, branch, pnpmMajor: info.pnpmMajor }),
          }),
      ...(contentRoot === undefined ? createPages(title, description, langs) : {}),
    },
    commands,
    decisions,
    notes,
  };
}

/** Extends the existing `package.json` in its own format, or prints a new one. */
function printManifest(
  { manifest, manifestSource }: Pick<FolderInfo, 'manifest' | 'manifestSource'>,
  after: Record<string, unknown>,
): string {
  return manifest === undefined || manifestSource === undefined
    ? `${JSON.stringify(after, null, 2)}\n`
    : editManifest(manifestSource, manifest, after);
}

/**
 * Returns the languages of the configuration, or an empty array for a site in one language. Pages without a language folder
 * would be missing from the navigation of a site in several languages.
 */
export function chooseLocales(
  { contentRoot, contentEntries }: Pick<FolderInfo, 'contentRoot' | 'contentEntries'>,
  langs: readonly string[],
): readonly string[] {
  const isTranslated = contentRoot === undefined || contentEntries.includes(langs[0]!);
  return isTranslated && langs.length > 1 ? langs : [];
}

/** Returns globs for the files in a project folder that are not pages. */
export function getExcludedPaths({ outDir }: Pick<FolderInfo, 'outDir'>): string[] {
  return [
    `**/*.{${CODE_EXTENSIONS.join(',')}}`,
    ...(outDir === DEFAULT_OUT_DIR ? [] : [`${DEFAULT_OUT_DIR}/**`]),
  ];
}

/** Returns the URL at which the pages are edited, if known. The path of a page follows it. */
export function getContentEditUrl({
  editUrl,
  contentRoot = DEFAULT_ROOT,
}: Pick<FolderInfo, 'editUrl' | 'contentRoot'>): string | undefined {
  if (editUrl === undefined || contentRoot === '.') return editUrl;
  return `${editUrl}/${contentRoot}`;
}

/** Returns the description of the package, if any. */
export function getDescription(manifest: FolderInfo['manifest']): string | undefined {
  const { description } = manifest ?? {};
  return typeof description === 'string' && description.trim() !== ''
    ? description.trim()
    : undefined;
}

function createPages(
  title: string,
  description: string | undefined,
  langs: readonly string[],
): Record<string, string> {
  const pages = langs.flatMap((lang, index) => {
    const folder = langs.length > 1 ? `${DEFAULT_ROOT}/${lang}` : DEFAULT_ROOT;
    // The description of a package is in one language.
    const tagline = index === 0 ? description : undefined;
    return Object.entries(createSamplePages({ title, tagline, lang })).map(
      ([path, content]) => [`${folder}/${path}`, content] as const,
    );
  });
  return Object.fromEntries(pages);
}

/** Describes how to add translations to existing pages, which stay outside of a language folder. */
function describeTranslation(contentRoot: string, langs: readonly string[]): string {
  const [lang, ...others] = langs as [string, ...string[]];
  const folders = others.map((each) => joinPath(contentRoot, each)).join(', ');
  return `The pages in ${nameFolder(contentRoot)} were not moved. The site is in "${lang}" only. To add translations:
  1. Write the translated pages in ${folders}.
  2. Add this to docs.config.ts:
${indentLines(printLocales(langs), '     ')}`;
}

interface ConfigOptions {
  title: string;
  description: string | undefined;
  lang: string;
  /** Language tags of a site in several languages, otherwise empty. */
  locales: readonly string[];
  root: string | undefined;
  outDir: string;
  /** Path of the workflow that deploys the site, if any. */
  workflow: string | undefined;
  /** URL for `themeConfig.editLink.docRepoBaseUrl`, if known. */
  editUrl: string | undefined;
}

function printConfig({
  title,
  description,
  lang,
  locales,
  root,
  outDir,
  workflow,
  editUrl,
}: ConfigOptions): string {
  const lines = [`title: ${quote(title)},`];
  if (description !== undefined) lines.push(`description: ${quote(description)},`);
  if (workflow !== undefined)
    lines.push(
      `// The workflow ${workflow} sets these variables.`,
      "base: process.env.BASE_PATH || '/',",
      'siteOrigin: process.env.SITE_ORIGIN,',
    );
  if (root !== undefined && root !== DEFAULT_ROOT) lines.push(`root: ${quote(root)},`);
  if (outDir !== DEFAULT_OUT_DIR)
    lines.push(`// The project uses ${DEFAULT_OUT_DIR}.`, `outDir: ${quote(outDir)},`);
  if (root === '.') {
    const excluded = getExcludedPaths({ outDir });
    lines.push(
      '// The content folder also contains code, such as this file.',
      `route: { exclude: [${excluded.map(quote).join(', ')}] },`,
    );
  }
  if (locales.length > 0 || lang !== 'en') lines.push(`lang: ${quote(lang)},`);
  if (locales.length > 0) lines.push(printLocales(locales));
  if (editUrl !== undefined)
    lines.push(`themeConfig: {\n  editLink: { docRepoBaseUrl: ${quote(editUrl)} },\n},`);
  return `import { defineConfig } from '@octavo/cli';

export default defineConfig({
${indentLines(lines.join('\n'), '  ')}
});
`;
}

/** Extensions of component pages. In a project folder, such files are not pages. */
export const CODE_EXTENSIONS = ['tsx', 'jsx', 'ts', 'js'];

function printLocales(langs: readonly string[]): string {
  const locales = langs.map(
    (lang) => `  { lang: ${quote(lang)}, label: ${quote(getLanguageLabel(lang))} },`,
  );
  return `locales: [\n${locales.join('\n')}\n],`;
}

function quote(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  return `'${escaped.replaceAll("'", "\\'")}'`;
}

function indentLines(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

function nameFolder(root: string): string {
  return root === '.' ? 'this folder' : `${root}/`;
}

function joinPath(root: string, name: string): string {
  return root === '.' ? name : `${root}/${name}`;
}
