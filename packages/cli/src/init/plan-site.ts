import { withDefaults } from '../config/with-defaults';
import type { Surroundings } from './look-around';
import { samplePages } from './sample-pages';

export interface SiteWishes {
  title: string;
  /** Tags; the first is the default language. */
  langs: readonly string[];
}

/** Files of a new site, by path below its folder. */
export type SitePlan = Record<string, string>;

const LABELS: Record<string, string> = {
  en: 'English',
  zh: '简体中文',
  ja: '日本語',
  ko: '한국어',
};
const SCRIPTS = { dev: 'octavo dev', build: 'octavo build', preview: 'octavo preview' };

/** What to write for a site. What is there already is kept, but for `package.json`, which gains what it lacks. */
export function planSite(
  { title, langs }: SiteWishes,
  { contentRoot, manifest, folder, entries }: Surroundings,
  version: string,
): SitePlan {
  const root = contentRoot ?? withDefaults({}).root;
  const isBilingual = langs.length > 1;
  const pages = contentRoot
    ? []
    : langs.flatMap((lang, index) => {
        const below = isBilingual ? `${root}/${lang}` : root;
        const prefix = index === 0 ? '' : `/${lang}`;
        return Object.entries(samplePages(title, lang, prefix)).map(
          ([path, content]) => [`${below}/${path}`, content] as const,
        );
      });
  return {
    'docs.config.ts': configOf({ title, langs }, root),
    'package.json': `${JSON.stringify(withSite(manifest ?? newManifest(folder), version), null, 2)}\n`,
    ...(entries.includes('.gitignore') ? {} : { '.gitignore': 'node_modules\ndist\n' }),
    ...Object.fromEntries(pages),
  };
}

function configOf({ title, langs }: SiteWishes, root: string): string {
  const text = (value: string) => `'${value.replace(/[\\']/g, '\\$&')}'`;
  const lines = [`title: ${text(title)},`];
  if (root !== 'content') lines.push(`root: ${text(root)},`);
  if (langs.length > 1 || langs[0] !== 'en') lines.push(`lang: ${text(langs[0]!)},`);
  if (langs.length > 1) {
    const locales = langs.map(
      (lang) => `    { lang: ${text(lang)}, label: ${text(LABELS[lang] ?? lang)} },`,
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

/** Scripts and dependencies a site needs; those that are there stay, and take another name where one is in the way. */
function withSite(manifest: Record<string, unknown>, version: string): Record<string, unknown> {
  const scripts = { ...(manifest.scripts as Record<string, string> | undefined) };
  for (const [name, command] of Object.entries(SCRIPTS)) {
    if (Object.values(scripts).includes(command)) continue;
    scripts[name in scripts ? `docs:${name}` : name] ??= command;
  }
  const known = { ...(manifest.dependencies as object), ...(manifest.devDependencies as object) };
  const wanted = { '@octavo/cli': `^${version}`, react: '^19.0.0', 'react-dom': '^19.0.0' };
  const missing = Object.entries(wanted).filter(([name]) => !(name in known));
  return {
    ...manifest,
    scripts,
    dependencies: {
      ...(manifest.dependencies as Record<string, string> | undefined),
      ...Object.fromEntries(missing),
    },
  };
}
