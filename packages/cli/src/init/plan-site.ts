import { withDefaults } from '../config/with-defaults';
import type { FolderInfo } from './inspect-folder';
import { createSamplePages, getLanguageLabel } from './sample-pages';

export interface SiteOptions {
  title: string;
  /** Language tags, default language first. */
  langs: readonly string[];
}

/** File contents of a new site, by path relative to the site folder. */
export type SitePlan = Record<string, string>;

const SCRIPTS = { dev: 'octavo dev', build: 'octavo build', preview: 'octavo preview' };

/** Returns the files to write for a new site. Existing `package.json` content is preserved. */
export function planSite(
  { title, langs }: SiteOptions,
  { contentRoot, manifest, folder: siteFolder, entries }: FolderInfo,
  version: string,
): SitePlan {
  const root = contentRoot ?? withDefaults({}).root;
  const isMultilingual = langs.length > 1;
  const pages = contentRoot
    ? []
    : langs.flatMap((lang, index) => {
        const folder = isMultilingual ? `${root}/${lang}` : root;
        const prefix = index === 0 ? '' : `/${lang}`;
        return Object.entries(createSamplePages(title, lang, prefix)).map(
          ([path, content]) => [`${folder}/${path}`, content] as const,
        );
      });
  return {
    'docs.config.ts': printConfig({ title, langs }, root),
    'package.json': `${JSON.stringify(addSiteSetup(manifest ?? newManifest(siteFolder), version), null, 2)}\n`,
    ...(entries.includes('.gitignore') ? {} : { '.gitignore': 'node_modules\ndist\n' }),
    ...Object.fromEntries(pages),
  };
}

function printConfig({ title, langs }: SiteOptions, root: string): string {
  const quote = (value: string) => `'${value.replace(/[\\']/g, '\\$&')}'`;
  const lines = [`title: ${quote(title)},`];
  if (root !== 'content') lines.push(`root: ${quote(root)},`);
  if (langs.length > 1 || langs[0] !== 'en') lines.push(`lang: ${quote(langs[0]!)},`);
  if (langs.length > 1) {
    const locales = langs.map(
      (lang) => `    { lang: ${quote(lang)}, label: ${quote(getLanguageLabel(lang))} },`,
    );
    lines.push(`locales: [\n${locales.join('\n')}\n  ],`);
  }
  return `import { defineConfig } from '@octavo/cli';

export default defineConfig({
${lines.map((line) => `  ${line}`).join('\n')}
});
`;
}

function newManifest(folder: string): Record<string, unknown> {
  const name = folder
    .split(/[\\/]/)
    .at(-1)!
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return { name: name || 'docs', private: true, type: 'module' };
}

/** Adds the site's scripts and dependencies to a manifest. Uses the prefix `docs:` if a script name is already taken. */
function addSiteSetup(manifest: Record<string, unknown>, version: string): Record<string, unknown> {
  const scripts = { ...(manifest.scripts as Record<string, string> | undefined) };
  for (const [name, command] of Object.entries(SCRIPTS)) {
    if (Object.values(scripts).includes(command)) continue;
    scripts[name in scripts ? `docs:${name}` : name] ??= command;
  }
  const installed = {
    ...(manifest.dependencies as object),
    ...(manifest.devDependencies as object),
  };
  const required = { '@octavo/cli': `^${version}`, react: '^19.0.0', 'react-dom': '^19.0.0' };
  const missing = Object.entries(required).filter(([name]) => !(name in installed));
  return {
    ...manifest,
    scripts,
    dependencies: {
      ...(manifest.dependencies as Record<string, string> | undefined),
      ...Object.fromEntries(missing),
    },
  };
}
