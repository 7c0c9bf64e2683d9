import { getProperty, type SourceLocation, type StaticValue } from '@octavo/cli/internal';
import {
  copyTo,
  extractData,
  ignoreKey,
  type Migration,
  type MigrationRules,
  report,
  reportUnsupported,
  setKey,
} from '../migration';

/** Maps UI string keys of the Rspress theme to Octavo keys. */
const MESSAGES: Record<string, string> = {
  searchPlaceholderText: 'searchPlaceholder',
  searchNoResultsText: 'searchNoResults',
  searchSuggestedQueryText: 'searchSuggestion',
  sourceCodeText: 'sourceCode',
  notFoundText: 'notFoundTitle',
};

/** Keys supported in `themeConfig.locales`. All except the first four are also keys of `themeConfig`. */
const LOCALE_KEYS = [
  'lang',
  'label',
  'title',
  'description',
  'nav',
  'sidebar',
  'editLink',
  'outlineTitle',
  'prevPageText',
  'nextPageText',
  'lastUpdatedText',
];

/** Migration rules for `themeConfig` keys. */
export const themeRules: MigrationRules = {
  nav: (value, migration, location) =>
    setKey(migration, 'themeConfig.nav', convertNav(value, migration), location),
  sidebar: copyTo('themeConfig.sidebar'),
  locales: migrateLocales,
  socialLinks: migrateSocialLinks,
  editLink: copyTo('themeConfig.editLink'),
  footer: copyTo('themeConfig.footer'),
  darkMode: copyTo('themeConfig.darkMode'),
  search: copyTo('themeConfig.search'),
  lastUpdated: copyTo('themeConfig.lastUpdated'),
  hideNavbar: copyTo('themeConfig.hideNavbar'),
  localeRedirect: copyTo('themeConfig.localeRedirect'),
  fallbackHeadingTitle: copyTo('themeConfig.fallbackHeadingTitle'),
  enableContentAnimation: copyTo('themeConfig.enableContentAnimation'),
  enableAppearanceAnimation: copyTo('themeConfig.enableAppearanceAnimation'),
  enableScrollToTop: copyTo('themeConfig.enableScrollToTop'),
  outlineTitle: copyTo('themeConfig.outlineTitle'),
  prevPageText: copyTo('themeConfig.prevPageText'),
  nextPageText: copyTo('themeConfig.nextPageText'),
  lastUpdatedText: copyTo('themeConfig.lastUpdatedText'),
  ...Object.fromEntries(
    Object.entries(MESSAGES).map(([key, name]) => [
      key,
      (value, migration, location, path) =>
        setKey(
          migration,
          `themeConfig.messages.${name}`,
          convertMessage(name, extractData(value, migration, path)),
          location,
        ),
    ]),
  ),
  outline: reportUnsupported(
    'The outline shows h2 to h4 headings. To hide it on a page, set `outline: false` in the frontmatter.',
  ),
  overview: reportUnsupported('Add the UI strings to `themeConfig.messages`.'),
  llmsUI: ignoreKey,
};

/** Converts a UI string. Rspress appends the search query to the string, while Octavo uses a placeholder. */
function convertMessage(name: string, text: unknown): unknown {
  return name === 'searchNoResults' && typeof text === 'string' ? `${text} "{query}"` : text;
}

/** Converts the navbar items. If they are defined per version, only those of the default version are converted. */
function convertNav(value: StaticValue, migration: Migration): unknown {
  if (value.kind !== 'object') return extractData(value, migration, 'themeConfig.nav');
  const [key, first] = [...value.entries][0] ?? [];
  const chosen = getProperty(value, 'default') ?? first?.value;
  const others = [...value.entries].filter(([, entry]) => entry.value !== chosen);
  for (const [name, { at }] of others)
    report(
      migration,
      at,
      `\`themeConfig.nav.${name}\` was not migrated. Only \`themeConfig.nav.${chosen === first?.value ? key : 'default'}\` was migrated.`,
      'Create a _nav.json file in each version folder.',
    );
  return chosen && extractData(chosen, migration, 'themeConfig.nav');
}

function migrateLocales(value: StaticValue, migration: Migration, location: SourceLocation): void {
  const items = value.kind === 'list' ? value.items : [];
  const locales = items.map((item) => {
    const locale: Record<string, unknown> = {};
    if (item.kind !== 'object') return locale;
    for (const [key, entry] of item.entries) {
      const path = `themeConfig.locales.${key}`;
      const message = MESSAGES[key];
      if (message) {
        locale.messages = {
          ...(locale.messages as object | undefined),
          [message]: convertMessage(message, extractData(entry.value, migration, path)),
        };
      } else if (key === 'nav') locale.nav = convertNav(entry.value, migration);
      else if (LOCALE_KEYS.includes(key)) locale[key] = extractData(entry.value, migration, path);
      else
        report(
          migration,
          entry.at,
          `\`${path}\` was not migrated.`,
          "Add UI strings to the locale's `messages`.",
        );
    }
    return locale;
  });
  setKey(migration, 'themeConfig.locales', locales, location);
}

/** Migrates social links. Converts icon names to lowercase, as required by Octavo. */
function migrateSocialLinks(
  value: StaticValue,
  migration: Migration,
  location: SourceLocation,
): void {
  const links = extractData(value, migration, 'themeConfig.socialLinks');
  if (!Array.isArray(links)) return;
  const migrated = links.map((link: { icon?: unknown }) =>
    typeof link.icon === 'string' ? { ...link, icon: link.icon.toLowerCase() } : link,
  );
  setKey(migration, 'themeConfig.socialLinks', migrated, location);
}
