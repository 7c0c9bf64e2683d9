import type { SourceLocation } from '@octavo/cli/internal';

import { type Migration, report, setKey } from '../migration';
import type { Locale, StarlightConfig } from './starlight-config';
import {
  convertSidebar,
  generateSidebar,
  type SidebarItem,
  type StarlightDoc,
} from './starlight-sidebar';

export function migrateSidebars(
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
      base: String(migration.config.base ?? '/'),
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
