import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import type { LocaleThemeConfig, ThemeLocale } from '@octavo/theme';
import { localeThemeConfigSchema } from '@octavo/theme/schema';
import { normalizeBase } from '@octavo/theme/urls';

import { getCacheDir } from '../files/cache-dir';
import { isFolder } from '../files/is-folder';
import { toPosixPath } from '../files/posix-path';
import type {
  BuiltInPlugins,
  OctavoPlugin,
  SiteConfig,
  SiteLocale,
  UserConfig,
} from '../model/config';
import type { ComponentModule, VersionConfig } from '../model/config-values.generated';
import { omitUndefined } from '../model/omit-undefined';
import { findOverrides } from '../overrides/overridable-components';
import { isColor } from '../palette/derive-palette';
import { findReplacementConflicts } from '../plugin-host/plugin-components';
import { orderPlugins } from '../plugin-host/plugin-host';
import { checkNames } from './check-names';
import { checkOutDir } from './check-out-dir';
import type { ConfigProblem } from './config-problem';
import { findInvalidPatterns } from './find-invalid-patterns';
import { findUnsafeLinks } from './find-unsafe-links';
import { mergeFrontmatterFields } from './merge-frontmatter-fields';
import { getMissingRootHint } from './missing-root-hint';
import { findPublicDir, toPublicPath } from './public-path';
import { resolveSearch } from './resolve-search';
import { resolveSites } from './resolve-sites';
import { formatKey } from './validate';
import { type ConfigWithDefaults, withDefaults } from './with-defaults';

export interface ResolveContext {
  cwd: string;
  file: string;
  translations: Record<string, Record<string, string>>;
  i18nFile: string;
  builtInPlugins: BuiltInPlugins;
}

const DEFAULT_LABELS: Record<string, string> = { en: 'English', zh: '简体中文' };

/** Applies defaults, resolves paths, and checks constraints between keys. Each individual key must already be valid. */
export function resolveConfig(
  userConfig: UserConfig,
  { cwd, file, translations, i18nFile, builtInPlugins }: ResolveContext,
): { config: SiteConfig; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  const user = withDefaults(userConfig);
  const { lang, themeConfig: theme } = user;
  const root = resolve(cwd, user.root);
  const locales = resolveLocales(user);
  const langs = locales.map((locale) => locale.lang);
  if (!langs.includes(lang)) {
    problems.push({
      file,
      key: ['lang'],
      message: `lang: expected the language of a locale (${langs.map((each) => `"${each}"`).join(', ')}), got "${lang}".`,
      hint: `Add a locale for "${lang}" or set "lang" to the language of an existing locale.`,
    });
  }
  problems.push(...checkNames(user).map((problem) => ({ file, ...problem })));
  const versionConfigs = (user.multiVersion?.versions ?? []).map(
    (version): VersionConfig => (typeof version === 'string' ? { name: version } : version),
  );
  const gitReferences = new Map(
    versionConfigs.flatMap(({ name, git }) =>
      git ? [[name, typeof git === 'string' ? { ref: git } : git] as const] : [],
    ),
  );
  const versions = versionConfigs.map(({ name }) => name);
  const defaultVersion = user.multiVersion?.default || versions[0] || '';
  if (defaultVersion && !versions.includes(defaultVersion)) {
    problems.push({
      file,
      key: ['multiVersion', 'default'],
      message: `multiVersion.default: expected one of ${versions.map((version) => `"${version}"`).join(', ') || 'the versions'}, got "${defaultVersion}".`,
    });
  }
  if (user.siteOrigin !== undefined && new URL(user.siteOrigin).pathname !== '/') {
    problems.push({
      file,
      key: ['siteOrigin'],
      message: `siteOrigin: expected a URL without a path, got "${user.siteOrigin}".`,
      hint: 'Use "base" to set the path.',
    });
  }
  const { accent } = user.themeConfig;
  if (accent !== undefined && !isColor(accent)) {
    problems.push({
      file,
      key: ['themeConfig', 'accent'],
      message: `themeConfig.accent: expected a CSS color, got "${accent}".`,
      hint: 'Use a notation without variables, such as "#f05a12" or "oklch(0.66 0.2 42)".',
    });
  }
  for (const { path, message, hint } of findUnsafeLinks(theme, ['themeConfig'])) {
    problems.push({ file, key: path, message: `${formatKey(path, user)}: ${message}`, hint });
  }
  for (const { path, message } of findInvalidPatterns(theme, ['themeConfig'])) {
    problems.push({ file, key: path, message: `${formatKey(path, user)}: ${message}` });
  }
  const hasRoot = isFolder(root);
  if (!hasRoot) {
    problems.push({
      file,
      key: ['root'],
      message: `root: folder not found: "${root}".`,
      hint: getMissingRootHint(root, cwd),
    });
  }
  const isDefaultVersionInRoot =
    hasRoot &&
    defaultVersion !== '' &&
    !gitReferences.has(defaultVersion) &&
    isVersionInRoot(root, lang, defaultVersion);
  const isMultilingual =
    langs.length > 1 ||
    (hasRoot &&
      hasLanguageFolder(root, lang, isDefaultVersionInRoot ? ['', ...versions] : versions));
  const themeDir = resolve(cwd, user.themeDir);
  const isRelocatable = user.base === './';
  const llms = resolveLlms(user.llms);
  const search = resolveSearch(user.search, {
    cwd,
    file,
    isVersioned: versions.length > 1,
    problems,
  });
  const plugins = [
    ...builtInPlugins({ llms, search, test: user.test }),
    ...orderPlugins(user.plugins),
  ];
  const engines = plugins.filter(({ searchEngine }) => searchEngine).map(({ name }) => name);
  if (engines.length > 1) {
    problems.push({
      file,
      key: ['plugins'],
      message: `plugins: multiple plugins provide a search engine: ${engines.map((name) => `"${name}"`).join(', ')}.`,
      hint: 'Remove all but one of these plugins. Setting "search.provider" also adds a search engine plugin.',
    });
  }
  const overrides = findOverrides(themeDir);
  for (const conflict of findReplacementConflicts({ cwd, plugins, overrides })) {
    problems.push({
      file,
      key: ['plugins'],
      message: `plugins: multiple plugins replace the component ${conflict.name}: ${conflict.plugins.map((name) => `"${name}"`).join(', ')}.`,
      hint: `Remove all but one of these plugins, or add ${toPosixPath(relative(cwd, themeDir))}/${conflict.name}.tsx, which takes precedence.`,
    });
  }
  const frontmatter = mergeFrontmatterFields(user.frontmatter, plugins);
  problems.push(...frontmatter.problems.map((problem) => ({ file, ...problem })));
  const outDir = resolve(cwd, user.outDir);
  const cacheDir = getCacheDir(cwd);
  const publicDir = findPublicDir(cwd, root, outDir);
  const overlap = checkOutDir({ cwd, root, publicDir, themeDir, cacheDir, outDir });
  if (overlap) {
    problems.push({
      file,
      key: ['outDir'],
      message: `outDir: "${user.outDir}" ${overlap}. Builds delete files in the output folder.`,
      hint: 'Set outDir to a dedicated folder, such as "dist".',
    });
  }
  const config: SiteConfig = {
    cwd,
    configFile: file,
    root,
    publicDir,
    outDir,
    cacheDir,
    build: user.build,
    themeFile: ['tsx', 'ts', 'jsx', 'js']
      .map((ending) => join(themeDir, `index.${ending}`))
      .find((path) => existsSync(path)),
    themeDir,
    overrides,
    base: isRelocatable ? '/' : normalizeBase(user.base),
    isRelocatable,
    siteOrigin: user.siteOrigin?.replace(/\/+$/, ''),
    image: user.image && toPublicPath(user.image),
    icon: user.icon && toPublicPath(user.icon),
    logo: user.logo && resolveLogo(user.logo),
    logoText: user.logoText,
    title: user.title,
    lang,
    isMultilingual,
    locales,
    head: user.head,
    translations,
    i18nFile,
    multiVersion: { default: defaultVersion, versions },
    isDefaultVersionInRoot,
    versionStatus: new Map(
      versionConfigs.flatMap(({ name, status }) => (status ? [[name, status] as const] : [])),
    ),
    gitReferences,
    // URLs without an extension do not work when pages are opened from the file system.
    route: { ...user.route, cleanUrls: user.route.cleanUrls ?? !isRelocatable },
    search,
    sites: resolveSites(user.sites, { cwd, file, cacheDir, problems }),
    markdown: mergeMarkdown(plugins, cwd, user.markdown),
    llms,
    images: user.images === false ? undefined : user.images,
    alias: resolveModules(cwd, user.alias),
    replaceRules: user.replaceRules,
    redirects: user.redirects,
    security: user.security,
    runtime: readRuntime(process.env.OCTAVO_RUNTIME) ?? user.runtime,
    check: { ...user.check, rules: resolveRules(user) },
    test: user.test,
    frontmatter: frontmatter.fields,
    plugins,
    theme,
  };
  return { config, problems };
}

function resolveLogo(logo: NonNullable<ConfigWithDefaults['logo']>): SiteConfig['logo'] {
  return typeof logo === 'string'
    ? toPublicPath(logo)
    : { light: toPublicPath(logo.light), dark: toPublicPath(logo.dark) };
}

function resolveLlms(llms: ConfigWithDefaults['llms']): SiteConfig['llms'] {
  if (llms === false) return { pages: false, index: false, full: false, copy: false };
  return { ...llms, copy: llms.copy && llms.pages };
}

/** Returns the configured rule severities. `markdown.checkDeadLinks: false` disables the link rules. */
function resolveRules({ markdown, check }: ConfigWithDefaults): SiteConfig['check']['rules'] {
  const links: SiteConfig['check']['rules'] = markdown.checkDeadLinks
    ? {}
    : { 'dead-link': 'off', 'dead-anchor': 'off' };
  return { ...links, ...check.rules };
}

/** Merges Markdown options from plugins and the site. Site options take precedence. */
function mergeMarkdown(
  plugins: readonly OctavoPlugin[],
  cwd: string,
  markdown: ConfigWithDefaults['markdown'],
): SiteConfig['markdown'] {
  const all = plugins.map((plugin) => plugin.markdown ?? {});
  return {
    ...markdown,
    remarkPlugins: [...all.flatMap((each) => each.remarkPlugins ?? []), ...markdown.remarkPlugins],
    rehypePlugins: [...all.flatMap((each) => each.rehypePlugins ?? []), ...markdown.rehypePlugins],
    globalComponents: resolveComponents(
      cwd,
      Object.assign({}, ...all.map((each) => each.globalComponents), markdown.globalComponents),
    ),
    elements: resolveModules(cwd, markdown.elements),
  };
}

/** Resolves component modules. The export name defaults to the component name. */
function resolveComponents(
  cwd: string,
  components: Record<string, ComponentModule>,
): SiteConfig['markdown']['globalComponents'] {
  return Object.fromEntries(
    Object.entries(components).map(([name, ref]) => {
      const { module, export: exported } =
        typeof ref === 'string' ? { module: ref, export: name } : ref;
      return [name, { module: resolveModule(cwd, module), export: exported }];
    }),
  );
}

function resolveModules(cwd: string, modules: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [name, resolveModule(cwd, module)]),
  );
}

/** Resolves a relative module to an absolute path, because pages in different folders import it. */
function resolveModule(cwd: string, module: string): string {
  return module.startsWith('.') ? resolve(cwd, module) : module;
}

/** Keys of `themeConfig` that apply to all languages and that each locale can override. */
const SHARED_KEYS = Object.keys(localeThemeConfigSchema.shape) as (keyof LocaleThemeConfig)[];

function resolveLocales(user: ConfigWithDefaults): SiteLocale[] {
  const theme = user.themeConfig;
  const shared = Object.fromEntries(SHARED_KEYS.map((key) => [key, theme[key]]));
  const byLang = new Map<string, Partial<ThemeLocale> & { lang: string }>();
  for (const locale of [...(user.locales ?? []), ...(theme.locales ?? [])]) {
    byLang.set(locale.lang, { ...byLang.get(locale.lang), ...locale });
  }
  if (byLang.size === 0) byLang.set(user.lang, { lang: user.lang });
  return [...byLang.values()].map(({ lang, label, title, description, ...overrides }) => ({
    lang,
    label: label ?? DEFAULT_LABELS[lang] ?? lang,
    title: title ?? user.title,
    description: description ?? user.description,
    theme: omitUndefined<LocaleThemeConfig>({
      ...shared,
      ...omitUndefined(overrides),
      messages: { ...theme.messages, ...overrides.messages },
    }),
  }));
}

/** Checks whether the content has a folder for the language. The folder is optional on sites with a single language. */
function hasLanguageFolder(root: string, lang: string, versions: readonly string[]): boolean {
  const folders = versions.length > 0 ? versions.map((version) => join(root, version)) : [root];
  return folders.some((folder) => isFolder(folder) && readdirSync(folder).includes(lang));
}

/** Names of files that show that a folder is the root of a version. */
const ROOT_FILE = /^(?:_nav\.json|(?:index|readme)\.(?:mdx?|[jt]sx))$/i;

/** Checks whether the default version is in the content root instead of a folder with its name. */
function isVersionInRoot(root: string, lang: string, version: string): boolean {
  if (isFolder(join(root, version))) return false;
  return readdirSync(root).some((name) => name === lang || ROOT_FILE.test(name));
}

/** Returns the runtime of the environment variable with which tests build a site with either runtime. */
function readRuntime(value: string | undefined): SiteConfig['runtime'] | undefined {
  return value === 'auto' || value === 'react' ? value : undefined;
}
