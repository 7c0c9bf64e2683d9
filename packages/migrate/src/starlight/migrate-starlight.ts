import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';

import {
  getProperty,
  getString,
  type SourceLocation,
  type StaticValue,
  toData,
} from '@octavo/cli/internal';
import { parse } from 'jsonc-parser';
import { globSync } from 'tinyglobby';

import type { ReadConfiguration } from '../config/read-configuration';
import { COMPUTED_HINT, createMigration, type Migration, report, setKey } from '../migration';
import { removeInvalidKeys } from '../remove-invalid-keys';
import {
  CONTENT_FOLDER,
  type ContentTree,
  createContentTree,
  writeContentTree,
} from '../tree/content-tree';
import { parsePage } from '../tree/page-frontmatter';
import { COMPONENTS_MODULE } from './convert-starlight-page';
import { convertStarlightTree } from './convert-starlight-tree';
import { COMPAT_FOLDER, COMPONENTS_SOURCE } from './starlight-compat';
import {
  convertSidebar,
  generateSidebar,
  pick,
  type SidebarItem,
  type StarlightDoc,
} from './starlight-sidebar';

const DOCS_FOLDER = 'src/content/docs';

interface StarlightConfig {
  title?: string | Record<string, string>;
  description?: string;
  logo?: { src?: string; light?: string; dark?: string; replacesTitle?: boolean };
  favicon?: string;
  social?: { icon: string; label?: string; href: string }[] | Record<string, string>;
  head?: { tag: string; attrs?: Record<string, string | boolean>; content?: string }[];
  locales?: Record<string, { label?: string; lang?: string }>;
  defaultLocale?: string;
  sidebar?: unknown[];
  editLink?: { baseUrl?: string };
  lastUpdated?: boolean;
  customCss?: string[];
  components?: Record<string, string>;
  plugins?: unknown[];
}

interface Locale {
  /** Key in `locales`, which is the folder. Empty for the root language. */
  folder: string;
  /** Tag of the language in the original configuration. */
  original: string;
  lang: string;
  label: string;
}

/** Migrates a Starlight site, and writes its pages to the content folder. */
export function migrateStarlight(
  file: string,
  read: ReadConfiguration,
): Migration & { count: number } {
  const site = dirname(file);
  const location: SourceLocation = { file, line: 1, column: 1 };
  const migration = createMigration(site, read);
  const astro = read(file);
  const value = findIntegration(astro);
  const at = value?.at ?? location;
  const reportComputed = (dynamic: StaticValue, path: string) =>
    report(
      migration,
      dynamic.at,
      `\`${path.replace(/^\./, '')}\` was not migrated, because its value is computed.`,
      COMPUTED_HINT,
    );
  const config = (value ? toData(value, reportComputed) : {}) as StarlightConfig;
  if (!value)
    report(
      migration,
      location,
      'The options of `starlight()` were not found.',
      'Set the values in docs.config.ts manually.',
    );

  setKey(migration, 'check', { rules: { 'dead-anchor': 'warn' } }, location);
  if (!checksAllLinks(value)) allowDeadLinks(migration, at);
  migrateAstroKeys(astro, migration, location);
  const locales = readLocales(config);
  const [first] = locales as [Locale];
  setKey(migration, 'lang', first.lang, at);
  if (locales.length > 1)
    setKey(
      migration,
      'locales',
      locales.map(({ lang, label }) => ({ lang, label })),
      at,
    );
  migrateSiteKeys(config, first, migration, at, site);

  const tree = createContentTree(site);
  const source = join(site, DOCS_FOLDER);
  tree.roots.push({ folder: source, target: '_files' });
  const pages = globSync(['**/*.{md,mdx}'], {
    cwd: source,
    ignore: ['**/_*', '**/_*/**'],
    expandDirectories: false,
  }).toSorted();
  const docsOf = new Map<Locale, StarlightDoc[]>(locales.map((locale) => [locale, []]));
  for (const path of pages) {
    const locale =
      locales.find(
        ({ folder }) => folder !== '' && path.toLowerCase().startsWith(`${folder.toLowerCase()}/`),
      ) ?? locales.find(({ folder }) => folder === '');
    if (!locale) continue;
    const inside = locale.folder === '' ? path : path.slice(locale.folder.length + 1);
    const doc = readDoc(join(source, path), inside);
    if (!doc || /^404\.mdx?$/.test(inside)) continue;
    docsOf.get(locale)!.push(doc);
    const extension = /\.mdx?$/.exec(path)![0];
    const target = posix.join(
      locales.length > 1 ? locale.lang : '',
      `${doc.route.slice(1)}${doc.route.endsWith('/') ? 'index' : ''}${extension}`,
    );
    const route = posix.join('/', locale === first ? '' : locale.lang, doc.route);
    tree.pages.set(join(source, path), {
      source: join(source, path),
      route: `${route.replace(/\/$/, '')}/`,
      target,
    });
    // The default language of Octavo has no prefix.
    if (locale === first && locale.folder !== '')
      addRedirect(migration, posix.join('/', locale.folder, doc.route), doc.route, at);
  }
  for (const path of globSync(['**/*'], {
    cwd: join(site, 'public'),
    dot: true,
    expandDirectories: false,
  }))
    tree.copies.set(`public/${path}`, join(site, 'public', path));
  if (convertStarlightTree(tree, migration, readAliases(site))) {
    migration.files.set(`${COMPAT_FOLDER}/components.ts`, COMPONENTS_SOURCE);
    setKey(
      migration,
      'alias',
      { [`${COMPONENTS_MODULE}$`]: `./${COMPAT_FOLDER}/components.ts` },
      at,
    );
  }
  migrateSidebars(config, docsOf, migration, at);
  addHomePages(tree, locales, config, docsOf);
  addPublicLogo(tree, migration, config, site);
  removeInvalidKeys(migration);
  migration.written.push(...writeContentTree(tree));
  migration.problems.push(...tree.problems);
  return { ...migration, count: tree.pages.size };
}

/** Checks whether the build of the original site fails for every dead link. */
function checksAllLinks(starlight: StaticValue | undefined): boolean {
  const plugins = getProperty(starlight, 'plugins');
  return (plugins?.kind === 'list' ? plugins.items : []).some((item) => {
    if (item.kind !== 'call' || item.from !== 'starlight-links-validator') return false;
    const [options] = item.args;
    const fails = getProperty(options, 'failOnError');
    return (
      getProperty(options, 'exclude') === undefined &&
      !(fails?.kind === 'plain' && fails.value === false)
    );
  });
}

/** Makes dead links warnings, because Starlight only checks links with a plugin, which can exclude pages. */
function allowDeadLinks(migration: Migration, at: SourceLocation): void {
  setKey(migration, 'check', { rules: { 'dead-anchor': 'warn', 'dead-link': 'warn' } }, at);
  report(
    migration,
    at,
    'Dead links are warnings, because the original site does not check all links.',
    'Fix the links that `octavo check` lists, and remove `dead-link` from `check.rules`.',
    'info',
  );
}

/** Finds the options of `starlight()` in the integrations. */
function findIntegration(astro: StaticValue): StaticValue | undefined {
  const integrations = getProperty(astro, 'integrations');
  for (const item of integrations?.kind === 'list' ? integrations.items : [])
    if (item.kind === 'call' && item.from === '@astrojs/starlight') return item.args[0];
  return undefined;
}

function migrateAstroKeys(
  astro: StaticValue,
  migration: Migration,
  location: SourceLocation,
): void {
  const site = getString(getProperty(astro, 'site'));
  if (site && URL.canParse(site)) setKey(migration, 'siteOrigin', new URL(site).origin, location);
  const base = getString(getProperty(astro, 'base'));
  if (base) setKey(migration, 'base', base, location);
  const redirects = getProperty(astro, 'redirects');
  const data =
    redirects && (toData(redirects, () => {}) as Record<string, string | { destination?: string }>);
  for (const [from, to] of Object.entries(data ?? {})) {
    const target = typeof to === 'string' ? to : to.destination;
    if (target === undefined) continue;
    if (/\[/.test(from))
      report(
        migration,
        redirects!.at,
        `The redirect ${from} was not migrated, because patterns are not supported.`,
        'Add a redirect for each route that matches the pattern.',
      );
    else addRedirect(migration, from, target, location);
  }
}

function addRedirect(
  migration: Migration,
  from: string,
  to: string,
  location: SourceLocation,
): void {
  const known = migration.config.redirects as Record<string, string> | undefined;
  if (from !== to) setKey(migration, 'redirects', { ...known, [from]: to }, location);
}

/** Returns the languages, default language first. */
function readLocales({ locales, defaultLocale }: StarlightConfig): Locale[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const all = Object.entries(locales ?? { root: { lang: defaultLocale ?? 'en' } }).map(
    ([key, { label, lang }]): Locale => {
      const original = lang ?? (key === 'root' ? 'en' : key);
      const tag = key === 'root' ? original : key;
      return {
        folder: key === 'root' ? '' : key,
        original,
        lang: tag,
        label: label ?? names.of(original) ?? tag,
      };
    },
  );
  const isFirst = ({ folder, lang }: Locale) => folder === '' || lang === defaultLocale;
  return [...all.filter(isFirst), ...all.filter((locale) => !isFirst(locale))];
}

function migrateSiteKeys(
  config: StarlightConfig,
  first: Locale,
  migration: Migration,
  at: SourceLocation,
  site: string,
): void {
  const title = pick(config.title, undefined, first.original);
  setKey(migration, 'title', title, at);
  if (!config.logo?.replacesTitle) setKey(migration, 'logoText', title, at);
  setKey(migration, 'description', config.description, at);
  setKey(
    migration,
    'icon',
    config.favicon ?? (existsSync(join(site, 'public/favicon.svg')) ? '/favicon.svg' : undefined),
    at,
  );
  setKey(migration, 'themeConfig.lastUpdated', config.lastUpdated, at);
  const social = Array.isArray(config.social)
    ? config.social
    : Object.entries(config.social ?? {}).map(([icon, href]) => ({ icon, href, label: icon }));
  if (social.length > 0) {
    const icons: Record<string, string> = { 'x.com': 'x', twitter: 'x', blueSky: 'bluesky' };
    setKey(
      migration,
      'themeConfig.socialLinks',
      social.map(({ icon, href, label }) => ({
        icon: icons[icon] ?? icon.toLowerCase(),
        mode: 'link',
        content: href,
        ...(label ? { label } : {}),
      })),
      at,
    );
  }
  const head = (config.head ?? []).map(({ tag, attrs = {}, content }) =>
    content === undefined
      ? [tag, attrs]
      : `<${tag}${Object.entries(attrs)
          .map(([key, text]) => ` ${key}="${text}"`)
          .join('')}>${content}</${tag}>`,
  );
  if (head.length > 0) setKey(migration, 'head', head, at);
  if (config.editLink?.baseUrl)
    setKey(
      migration,
      'themeConfig.editLink',
      {
        docRepoBaseUrl: `${config.editLink.baseUrl.replace(/\/$/, '')}/${CONTENT_FOLDER}`,
        text: 'Edit page',
      },
      at,
    );
  const unsupported: [key: string, value: unknown, hint: string][] = [
    [
      'customCss',
      config.customCss,
      'Add a stylesheet that overrides the design tokens to the public folder, and link it in `head`.',
    ],
    [
      'components',
      config.components,
      'Override theme components. Run `octavo list` to show all components and `octavo wrap` to create an override.',
    ],
    [
      'plugins',
      config.plugins?.length ? config.plugins : undefined,
      'Rewrite the plugins as Octavo plugins with the `config`, `pages`, `pageData`, `head`, `bundler` and `build` hooks.',
    ],
  ];
  for (const [key, value, hint] of unsupported)
    if (value !== undefined)
      report(
        migration,
        at,
        `\`${key}\` was not migrated${Array.isArray(value) ? '' : `: ${Object.keys(value as object).join(', ')}`}.`,
        hint,
      );
}

function addPublicLogo(
  tree: ContentTree,
  migration: Migration,
  { logo }: StarlightConfig,
  site: string,
): void {
  if (!logo) return;
  const add = (path: string) => {
    const file = resolve(site, path.replace(/^\//, ''));
    const name = path.split('/').at(-1)!;
    if (!existsSync(file)) return path.startsWith('/') ? path : `/${name}`;
    tree.copies.set(`public/_assets/${name}`, file);
    return `/_assets/${name}`;
  };
  const { src, light, dark } = logo;
  const location = { file: join(site, 'astro.config.mjs'), line: 1, column: 1 };
  if (light && dark) setKey(migration, 'logo', { light: add(light), dark: add(dark) }, location);
  else if (src) setKey(migration, 'logo', add(src), location);
}

function readDoc(file: string, path: string): StarlightDoc | undefined {
  const { data } = parsePage(readFileSync(file, 'utf8'));
  if (data.draft === true) return undefined;
  const { label, order, hidden } = (data.sidebar ?? {}) as {
    label?: string;
    order?: number;
    hidden?: boolean;
  };
  const name = path.replace(/\.mdx?$/, '');
  const slug = typeof data.slug === 'string' ? data.slug.replace(/^\/|\/$/g, '') : undefined;
  const isIndex = slug === undefined ? /(?:^|\/)index$/.test(name) : slug === '';
  const route = slug === undefined ? `/${name.replace(/(^|\/)index$/, '$1')}` : `/${slug}`;
  return {
    route: isIndex && route !== '/' && !route.endsWith('/') ? `${route}/` : route,
    path: slug ?? name,
    label,
    title: String(data.title ?? name),
    order: order ?? Number.POSITIVE_INFINITY,
    isHidden: hidden === true || (data.template === 'splash' && name === 'index'),
  };
}

function migrateSidebars(
  config: StarlightConfig,
  docsOf: ReadonlyMap<Locale, StarlightDoc[]>,
  migration: Migration,
  at: SourceLocation,
): void {
  const [first] = [...docsOf.keys()] as [Locale];
  const convert = (locale: Locale, docs: readonly StarlightDoc[]): SidebarItem[] => {
    const context = {
      docs,
      lang: locale.original,
      report: (message: string) => {
        if (locale === first) report(migration, at, message, 'Remove the item from the sidebar.');
      },
    };
    return config.sidebar ? convertSidebar(config.sidebar, context) : generateSidebar('', context);
  };
  const defaultDocs = docsOf.get(first)!;
  setKey(migration, 'themeConfig.sidebar', { '/': convert(first, defaultDocs) }, at);
  setKey(migration, 'themeConfig.nav', [], at);
  if (docsOf.size === 1) return;
  const locales = [...docsOf].map(([locale, docs]) => {
    // Pages without a translation are listed in the default language.
    const translated = new Set(docs.map(({ route }) => route));
    const all = [...docs, ...defaultDocs.filter(({ route }) => !translated.has(route))];
    return {
      lang: locale.lang,
      label: locale.label,
      ...(locale === first ? {} : { sidebar: { '/': convert(locale, all) } }),
    };
  });
  setKey(migration, 'themeConfig.locales', locales, at);
}

/** Adds a home page to each language without one. */
function addHomePages(
  tree: ContentTree,
  locales: readonly Locale[],
  config: StarlightConfig,
  docsOf: ReadonlyMap<Locale, StarlightDoc[]>,
): void {
  for (const locale of locales) {
    const folder = locales.length > 1 ? locale.lang : '';
    const docs = docsOf.get(locale)!;
    if (docs.some(({ route }) => route === '/')) continue;
    const list = docs
      .slice(0, 12)
      .map(({ title, route }) => `- [${title.replace(/[[\]]/g, '\\$&')}](${route})`);
    const title = pick(config.title, undefined, locale.original) ?? 'Documentation';
    tree.texts.set(
      posix.join(folder, 'index.md'),
      `# ${title}\n\n${config.description ?? title}\n\n${list.join('\n')}\n`,
    );
  }
}

/** Reads the aliases of `tsconfig.json`. `~` and `@` are common for the source folder. */
function readAliases(site: string): Record<string, string> {
  const file = join(site, 'tsconfig.json');
  const tsconfig = (existsSync(file) ? parse(readFileSync(file, 'utf8')) : {}) as
    | { compilerOptions?: { baseUrl?: string; paths?: Record<string, string[]> } }
    | undefined;
  const { baseUrl = '.', paths = {} } = tsconfig?.compilerOptions ?? {};
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, [target]]) =>
      target && name.endsWith('/*')
        ? [[name.slice(0, -2), resolve(site, baseUrl, target.replace(/\/\*$/, ''))]]
        : [],
    ),
  );
}
