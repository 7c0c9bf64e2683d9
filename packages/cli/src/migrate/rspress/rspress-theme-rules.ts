import { entryOf, type Place, type StaticValue } from '../../config-source/static-value';
import {
  copyTo,
  dataOf,
  type Migration,
  type Rules,
  report,
  set,
  settled,
  unable,
} from '../migration';

const EDIT_TEXT: Record<string, string> = { zh: '编辑此页' };

/** Texts of the theme, by their name here. */
const MESSAGES: Record<string, string> = {
  searchPlaceholderText: 'searchPlaceholder',
  searchNoResultsText: 'searchNoResults',
  searchSuggestedQueryText: 'searchSuggestion',
  sourceCodeText: 'sourceCode',
  notFoundText: 'notFoundTitle',
};

/** Keys of a language in `themeConfig.locales`, which all but the first four may also stand in `themeConfig`. */
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

export const themeRules: Rules = {
  nav: (value, migration, place) =>
    set(migration, 'themeConfig.nav', navOf(value, migration), place),
  sidebar: copyTo('themeConfig.sidebar'),
  locales: localesOf,
  socialLinks: socialLinksOf,
  editLink: editLinkOf,
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
      (value, migration, place, path) =>
        set(
          migration,
          `themeConfig.messages.${name}`,
          messageOf(name, dataOf(value, migration, path)),
          place,
        ),
    ]),
  ),
  outline: unable(
    'The outline shows headings of levels 2 to 4; outline: false in a page hides it.',
  ),
  overview: unable('Write these texts into themeConfig.messages.'),
  llmsUI: settled,
};

/** Rspress shows the query after the message; here the message contains it. */
function messageOf(name: string, text: unknown): unknown {
  return name === 'searchNoResults' && typeof text === 'string' ? `${text} "{query}"` : text;
}

/** Navigation may differ by version; the default one is taken. */
function navOf(value: StaticValue, migration: Migration): unknown {
  if (value.kind !== 'object') return dataOf(value, migration, 'themeConfig.nav');
  const [key, first] = [...value.entries][0] ?? [];
  const chosen = entryOf(value, 'default') ?? first?.value;
  const others = [...value.entries].filter(([, entry]) => entry.value !== chosen);
  for (const [name, { at }] of others)
    report(
      migration,
      at,
      `themeConfig.nav.${name}: not carried over; that of ${chosen === first?.value ? key : 'default'} was.`,
      'Write a _nav.json into the folder of each version.',
    );
  return chosen && dataOf(chosen, migration, 'themeConfig.nav');
}

function localesOf(value: StaticValue, migration: Migration, place: Place): void {
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
          [message]: messageOf(message, dataOf(entry.value, migration, path)),
        };
      } else if (key === 'nav') locale.nav = navOf(entry.value, migration);
      else if (LOCALE_KEYS.includes(key)) locale[key] = dataOf(entry.value, migration, path);
      else
        report(
          migration,
          entry.at,
          `${path}: not carried over.`,
          'Write texts into messages of the locale.',
        );
    }
    return locale;
  });
  set(migration, 'themeConfig.locales', locales, place);
}

/** Names are written as their owners write them elsewhere; here they are in lower case. */
function socialLinksOf(value: StaticValue, migration: Migration, place: Place): void {
  const links = dataOf(value, migration, 'themeConfig.socialLinks');
  if (!Array.isArray(links)) return;
  const own = links.map((link: { icon?: unknown }) =>
    typeof link.icon === 'string' ? { ...link, icon: link.icon.toLowerCase() } : link,
  );
  set(migration, 'themeConfig.socialLinks', own, place);
}

/** The text of the link may be missing elsewhere. */
function editLinkOf(value: StaticValue, migration: Migration, place: Place): void {
  const data = dataOf(value, migration, 'themeConfig.editLink') as
    | Record<string, unknown>
    | undefined;
  if (typeof data !== 'object' || data === null) return;
  const lang = String(migration.config.lang ?? 'en');
  const text = data.text ?? EDIT_TEXT[lang] ?? 'Edit this page';
  set(migration, 'themeConfig.editLink', { ...data, text }, place);
}
