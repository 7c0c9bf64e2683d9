import { getProperty, type StaticValue } from '@octavo/cli/internal';

export interface StarlightConfig {
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
  tableOfContents?: false | Outline;
  pagination?: boolean;
  expressiveCode?: unknown;
  pagefind?: unknown;
  titleDelimiter?: string;
  routeMiddleware?: unknown;
}

/** Heading levels of the outline. */
export interface Outline {
  /** @default 2 */
  minHeadingLevel?: number;
  /** @default 3 */
  maxHeadingLevel?: number;
}

export interface Locale {
  /** Key in `locales`, which is the folder. Empty for the root language. */
  folder: string;
  /** Tag of the language in the original configuration. */
  original: string;
  lang: string;
  label: string;
}

/** Finds the options of `starlight()` in the integrations. */
export function findIntegration(astro: StaticValue): StaticValue | undefined {
  const integrations = getProperty(astro, 'integrations');
  for (const item of integrations?.kind === 'list' ? integrations.items : [])
    if (item.kind === 'call' && item.from === '@astrojs/starlight') return item.args[0];
  return undefined;
}

/** Returns the languages, default language first. */
export function readLocales({ locales, defaultLocale }: StarlightConfig): Locale[] {
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
