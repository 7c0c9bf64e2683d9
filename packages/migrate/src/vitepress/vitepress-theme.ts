import {
  getProperty,
  getString,
  type ObjectEntry,
  omitUndefined,
  type SourceLocation,
  type StaticValue,
} from '@octavo/cli/internal';
import { extractData, type Migration, report } from '../migration';
import { isSupportedOutlineLevel } from './outline-depth';
import { convertNav, convertSidebar } from './vitepress-nav';

type Config = Record<string, unknown>;

/** Result of converting the VitePress `themeConfig` of a site or locale. */
export interface ConvertedTheme {
  /** Top-level configuration keys, such as `logo`. */
  site: Config;
  /** Keys of `themeConfig`. */
  theme: Config;
  /** Keys of `themeConfig` that locales can override. */
  locale: Config;
  /** Locations of the original keys. */
  locations: Map<string, SourceLocation>;
}

/** Maps UI string keys of the VitePress theme to Octavo keys. */
const MESSAGES: Record<string, string> = {
  darkModeSwitchLabel: 'colorMode',
  sidebarMenuLabel: 'menu',
  returnToTopLabel: 'scrollToTop',
  langMenuLabel: 'language',
  skipToContentLabel: 'skipToContent',
};
/** VitePress keys that are ignored without a warning. */
const IGNORED = new Set([
  'i18nRouting',
  'externalLinkIcon',
  'lightModeSwitchTitle',
  'darkModeSwitchTitle',
]);

/** Converts a VitePress `themeConfig`. */
export function convertTheme(
  value: StaticValue | undefined,
  migration: Migration,
  prefix: string,
): ConvertedTheme {
  const all: ConvertedTheme = { site: {}, theme: {}, locale: {}, locations: new Map() };
  if (value?.kind !== 'object') return all;
  for (const [key, entry] of value.entries) {
    all.locations.set(key, entry.at);
    convertKey(key, entry, { all, migration, prefix });
  }
  return all;
}

interface Context {
  all: ConvertedTheme;
  migration: Migration;
  prefix: string;
}

function convertKey(
  key: string,
  { value, at }: ObjectEntry,
  { all, migration, prefix }: Context,
): void {
  const path = `themeConfig.${key}`;
  const { site, theme, locale } = all;
  const data = (inner: StaticValue | undefined) => inner && extractData(inner, migration, path);
  const message = MESSAGES[key];
  if (message) {
    locale.messages = { ...(locale.messages as Config | undefined), [message]: data(value) };
    return;
  }
  switch (key) {
    case 'logo':
      site.logo = convertLogo(value) ?? data(value);
      break;
    case 'siteTitle':
      if (getString(value) !== undefined) site.logoText = getString(value);
      break;
    case 'nav':
      locale.nav = convertNav(value, migration, path);
      break;
    case 'sidebar':
      locale.sidebar = convertSidebar(value, migration, path, prefix);
      break;
    case 'socialLinks':
      theme.socialLinks = convertSocialLinks(value, migration);
      break;
    case 'editLink':
      locale.editLink = convertEditLink(value, at, migration);
      break;
    case 'footer': {
      const parts = ['message', 'copyright'].map((part) => getString(getProperty(value, part)));
      theme.footer = { message: parts.filter(Boolean).join('<br>') };
      break;
    }
    case 'outline': {
      const label = getString(getProperty(value, 'label'));
      if (label) locale.outlineTitle = label;
      const level = getProperty(value, 'level') ?? (value.kind === 'object' ? undefined : value);
      if (level && !isSupportedOutlineLevel(extractData(level, migration, path)))
        report(
          migration,
          level.at,
          `\`${path}\` was not migrated.`,
          'The outline always shows h2 to h4 headings.',
        );
      break;
    }
    case 'docFooter': {
      const [previous, next] = ['prev', 'next'].map((name) => getString(getProperty(value, name)));
      if (previous) locale.prevPageText = previous;
      if (next) locale.nextPageText = next;
      break;
    }
    case 'lastUpdated': {
      const text = getString(getProperty(value, 'text'));
      if (text) locale.lastUpdatedText = text;
      break;
    }
    case 'search':
      convertSearch(value, at, all, migration);
      break;
    case 'notFound': {
      const title = getString(getProperty(value, 'title'));
      const home = getString(getProperty(value, 'linkText'));
      locale.messages = {
        ...(locale.messages as Config | undefined),
        ...(title ? { notFoundTitle: title } : {}),
        ...(home ? { takeMeHome: home } : {}),
      };
      break;
    }
    default:
      if (!IGNORED.has(key))
        report(
          migration,
          at,
          `\`${path}\` was not migrated.`,
          'See the configuration reference for alternatives.',
        );
  }
}

function convertLogo(value: StaticValue): unknown {
  const source = getString(value) ?? getString(getProperty(value, 'src'));
  const [light, dark] = ['light', 'dark'].map((name) => {
    const image = getProperty(value, name);
    return getString(image) ?? getString(getProperty(image, 'src'));
  });
  return source ?? (light && dark ? { light, dark } : undefined);
}

function convertSocialLinks(value: StaticValue, migration: Migration): unknown[] {
  return (value.kind === 'list' ? value.items : []).flatMap((item) => {
    const icon = getProperty(item, 'icon');
    const link = getString(getProperty(item, 'link'));
    const label = getString(getProperty(item, 'ariaLabel'));
    if (!icon || !link) return [];
    const migrated = {
      icon: extractData(icon, migration, 'themeConfig.socialLinks'),
      mode: 'link',
      content: link,
    };
    return [label ? { ...migrated, label } : migrated];
  });
}

function convertEditLink(value: StaticValue, at: SourceLocation, migration: Migration): unknown {
  const pattern = getString(getProperty(value, 'pattern'));
  const text = getString(getProperty(value, 'text'));
  if (pattern?.endsWith('/:path'))
    return omitUndefined({ docRepoBaseUrl: pattern.slice(0, -'/:path'.length), text });
  report(
    migration,
    at,
    `\`themeConfig.editLink\`: expected a pattern that ends with "/:path", got ${pattern === undefined ? 'a function' : `"${pattern}"`}.`,
    'Set `editLink.docRepoBaseUrl` to the repository URL of the content folder.',
  );
  return undefined;
}

function convertSearch(
  value: StaticValue,
  at: SourceLocation,
  { site, locale }: ConvertedTheme,
  migration: Migration,
): void {
  const provider = getString(getProperty(value, 'provider'));
  const options = getProperty(value, 'options');
  const translations = getProperty(options, 'translations');
  const button = getString(getProperty(getProperty(translations, 'button'), 'buttonText'));
  if (button) locale.messages = { ...(locale.messages as Config | undefined), search: button };
  if (provider !== 'algolia') return;
  const [appId, apiKey, indexName] = ['appId', 'apiKey', 'indexName'].map((key) =>
    getString(getProperty(options, key)),
  );
  if (appId && apiKey && indexName)
    site.search = { provider: { name: 'algolia', appId, apiKey, indexName } };
  else
    report(
      migration,
      at,
      '`themeConfig.search`: expected `appId`, `apiKey` and `indexName` to be strings.',
      "Set `search: { provider: { name: 'algolia', appId, apiKey, indexName } }`.",
    );
}
