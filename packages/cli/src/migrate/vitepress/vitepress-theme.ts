import {
  type Entry,
  entryOf,
  type Place,
  type StaticValue,
  textOf,
} from '../../config-source/static-value';
import { dataOf, type Migration, report } from '../migration';
import { isAsDeep } from './outline-depth';
import { navOf, sidebarOf } from './vitepress-nav';

type Config = Record<string, unknown>;

/** What a `themeConfig` says: of all pages, and of those in its language. */
export interface VitePressTheme {
  /** Keys of the whole configuration, such as `logo`. */
  site: Config;
  /** Keys of `themeConfig`. */
  theme: Config;
  /** Keys of `themeConfig` that languages may have for themselves. */
  locale: Config;
}

/** Texts of the theme, by their name here. */
const MESSAGES: Record<string, string> = {
  darkModeSwitchLabel: 'colorMode',
  sidebarMenuLabel: 'menu',
  returnToTopLabel: 'scrollToTop',
  langMenuLabel: 'language',
  skipToContentLabel: 'skipToContent',
};
/** What Octavo decides itself, or needs no key for. */
const SETTLED = new Set([
  'i18nRouting',
  'externalLinkIcon',
  'lightModeSwitchTitle',
  'darkModeSwitchTitle',
]);

export function themeOf(
  value: StaticValue | undefined,
  migration: Migration,
  prefix: string,
): VitePressTheme {
  const all: VitePressTheme = { site: {}, theme: {}, locale: {} };
  if (value?.kind !== 'object') return all;
  for (const [key, entry] of value.entries) readKey(key, entry, { all, migration, prefix });
  return all;
}

interface Context {
  all: VitePressTheme;
  migration: Migration;
  prefix: string;
}

function readKey(key: string, { value, at }: Entry, { all, migration, prefix }: Context): void {
  const path = `themeConfig.${key}`;
  const { site, theme, locale } = all;
  const data = (inner: StaticValue | undefined) => inner && dataOf(inner, migration, path);
  const message = MESSAGES[key];
  if (message) {
    locale.messages = { ...(locale.messages as Config | undefined), [message]: data(value) };
    return;
  }
  switch (key) {
    case 'logo':
      site.logo = logoOf(value) ?? data(value);
      break;
    case 'siteTitle':
      if (textOf(value) !== undefined) site.logoText = textOf(value);
      break;
    case 'nav':
      locale.nav = navOf(value, migration, path);
      break;
    case 'sidebar':
      locale.sidebar = sidebarOf(value, migration, path, prefix);
      break;
    case 'socialLinks':
      theme.socialLinks = socialLinks(value, migration);
      break;
    case 'editLink':
      locale.editLink = editLink(value, at, migration);
      break;
    case 'footer': {
      const parts = ['message', 'copyright'].map((part) => textOf(entryOf(value, part)));
      theme.footer = { message: parts.filter(Boolean).join('<br>') };
      break;
    }
    case 'outline': {
      const label = textOf(entryOf(value, 'label'));
      if (label) locale.outlineTitle = label;
      const level = entryOf(value, 'level') ?? (value.kind === 'object' ? undefined : value);
      if (level && !isAsDeep(dataOf(level, migration, path)))
        report(
          migration,
          level.at,
          `${path}: not carried over.`,
          'The outline shows headings of levels 2 to 4.',
        );
      break;
    }
    case 'docFooter': {
      const [previous, next] = ['prev', 'next'].map((name) => textOf(entryOf(value, name)));
      if (previous) locale.prevPageText = previous;
      if (next) locale.nextPageText = next;
      break;
    }
    case 'lastUpdated': {
      const text = textOf(entryOf(value, 'text'));
      if (text) locale.lastUpdatedText = text;
      break;
    }
    case 'search':
      searchOf(value, at, all, migration);
      break;
    case 'notFound': {
      const title = textOf(entryOf(value, 'title'));
      const home = textOf(entryOf(value, 'linkText'));
      locale.messages = {
        ...(locale.messages as Config | undefined),
        ...(title ? { notFoundTitle: title } : {}),
        ...(home ? { takeMeHome: home } : {}),
      };
      break;
    }
    default:
      if (!SETTLED.has(key))
        report(
          migration,
          at,
          `${path}: not carried over.`,
          'See what the reference of docs.config.ts offers instead.',
        );
  }
}

function logoOf(value: StaticValue): unknown {
  const source = textOf(value) ?? textOf(entryOf(value, 'src'));
  const [light, dark] = ['light', 'dark'].map((name) => {
    const image = entryOf(value, name);
    return textOf(image) ?? textOf(entryOf(image, 'src'));
  });
  return source ?? (light && dark ? { light, dark } : undefined);
}

function socialLinks(value: StaticValue, migration: Migration): unknown[] {
  return (value.kind === 'list' ? value.items : []).flatMap((item) => {
    const icon = entryOf(item, 'icon');
    const link = textOf(entryOf(item, 'link'));
    const label = textOf(entryOf(item, 'ariaLabel'));
    if (!icon || !link) return [];
    const own = {
      icon: dataOf(icon, migration, 'themeConfig.socialLinks'),
      mode: 'link',
      content: link,
    };
    return [label ? { ...own, label } : own];
  });
}

function editLink(value: StaticValue, at: Place, migration: Migration): unknown {
  const pattern = textOf(entryOf(value, 'pattern'));
  const text = textOf(entryOf(value, 'text')) ?? 'Edit this page';
  if (pattern?.endsWith('/:path'))
    return { docRepoBaseUrl: pattern.slice(0, -'/:path'.length), text };
  report(
    migration,
    at,
    `themeConfig.editLink: expected a pattern that ends with /:path, got ${pattern ?? 'a function'}.`,
    'Write the address of the folder of pages into editLink.docRepoBaseUrl.',
  );
  return undefined;
}

function searchOf(
  value: StaticValue,
  at: Place,
  { site, locale }: VitePressTheme,
  migration: Migration,
): void {
  const provider = textOf(entryOf(value, 'provider'));
  const options = entryOf(value, 'options');
  const texts = entryOf(options, 'translations');
  const button = textOf(entryOf(entryOf(texts, 'button'), 'buttonText'));
  if (button) locale.messages = { ...(locale.messages as Config | undefined), search: button };
  if (provider !== 'algolia') return;
  const [appId, apiKey, indexName] = ['appId', 'apiKey', 'indexName'].map((key) =>
    textOf(entryOf(options, key)),
  );
  if (appId && apiKey && indexName)
    site.search = { provider: { name: 'algolia', appId, apiKey, indexName } };
  else
    report(
      migration,
      at,
      'themeConfig.search: expected appId, apiKey and indexName as texts.',
      "Write search: { provider: { name: 'algolia', appId, apiKey, indexName } }.",
    );
}
