import { type FolderInfo, hasIndexPage } from './inspect-folder';
import { type ManifestPlan, planManifest } from './plan-manifest';
import { createProjectFiles, createWorkflow } from './project-files';
import { createSamplePages, getLanguageLabel } from './sample-pages';

export interface SiteOptions {
  title: string;
  /** Language tags, default language first. */
  langs: readonly string[];
}

export interface SitePlan {
  /** File contents of a new site, by path relative to the site folder. */
  files: Record<string, string>;
  scripts: ManifestPlan['scripts'];
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
  { title, langs }: SiteOptions,
  info: FolderInfo,
  version: string,
  manager: string,
): SitePlan {
  const { contentRoot, contentEntries, manifest, indent, entries, isInRepository } = info;
  const { manifest: newManifest, scripts, outdated } = planManifest(info, version);
  const isNew = manifest === undefined && contentRoot === undefined;
  // GitHub only runs workflows in the root folder of a repository.
  const hasWorkflow = isNew && !isInRepository;
  // Pages without a language folder would be missing from the navigation of a site in several languages.
  const isTranslated = contentRoot === undefined || contentEntries.includes(langs[0]!);
  const locales = isTranslated && langs.length > 1 ? langs : [];
  const notes: string[] = [];
  if (outdated.length > 0)
    notes.push(
      `Octavo requires React 19, but package.json contains ${outdated.join(' and ')}. Update it before you start the site.`,
    );
  if (contentRoot !== undefined) {
    if (!isTranslated && langs.length > 1) notes.push(describeTranslation(contentRoot, langs));
    const folder = locales.length > 0 ? joinPath(contentRoot, langs[0]!) : contentRoot;
    if (locales.length === 0 && !hasIndexPage(contentEntries))
      notes.push(
        `${nameFolder(folder)} has no index page, so the route "/" does not exist. Create ${joinPath(folder, 'index.md')}.`,
      );
  }
  const extraDependencies = isNew
    ? { devDependencies: { '@types/node': '^20.0.0', '@types/react': '^19.0.0' } }
    : {};
  return {
    files: {
      'docs.config.ts': printConfig(title, langs[0]!, locales, contentRoot, hasWorkflow),
      'package.json': `${JSON.stringify({ ...newManifest, ...extraDependencies }, null, indent)}\n`,
      ...(entries.includes('.gitignore') ? {} : { '.gitignore': 'node_modules\ndist\n' }),
      ...(isNew ? createProjectFiles({ title, langs, manager, hasWorkflow }) : {}),
      ...(hasWorkflow ? { '.github/workflows/deploy.yml': createWorkflow(manager) } : {}),
      ...(contentRoot === undefined ? createPages(title, langs) : {}),
    },
    scripts,
    notes,
  };
}

function createPages(title: string, langs: readonly string[]): Record<string, string> {
  const pages = langs.flatMap((lang, index) => {
    const folder = langs.length > 1 ? `${DEFAULT_ROOT}/${lang}` : DEFAULT_ROOT;
    const prefix = index === 0 ? '' : `/${lang}`;
    return Object.entries(createSamplePages(title, lang, prefix)).map(
      ([path, content]) => [`${folder}/${path}`, content] as const,
    );
  });
  return Object.fromEntries(pages);
}

/** Describes how to add translations to existing pages, which have no language folders. */
function describeTranslation(contentRoot: string, langs: readonly string[]): string {
  const [lang, ...others] = langs as [string, ...string[]];
  const folders = others.map((each) => joinPath(contentRoot, each)).join(', ');
  return `The pages in ${nameFolder(contentRoot)} were not moved. The site is in "${lang}" only. To add translations:
  1. Move the pages to ${joinPath(contentRoot, lang)}.
  2. Write the translated pages in ${folders}.
  3. Add this to docs.config.ts:
${indentLines(printLocales(langs), '     ')}`;
}

function printConfig(
  title: string,
  lang: string,
  locales: readonly string[],
  root: string | undefined,
  hasWorkflow: boolean,
): string {
  const lines = [`title: ${quote(title)},`];
  if (hasWorkflow)
    lines.push(
      '// The workflow .github/workflows/deploy.yml sets these variables.',
      "base: process.env.BASE_PATH || '/',",
      'siteOrigin: process.env.SITE_ORIGIN,',
    );
  if (root !== undefined && root !== DEFAULT_ROOT) lines.push(`root: ${quote(root)},`);
  if (root === '.')
    lines.push(
      '// The content folder also contains code, such as this file.',
      `route: { exclude: ['**/*.{${CODE_EXTENSIONS.join(',')}}'] },`,
    );
  if (locales.length > 0 || lang !== 'en') lines.push(`lang: ${quote(lang)},`);
  if (locales.length > 0) lines.push(printLocales(locales));
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
