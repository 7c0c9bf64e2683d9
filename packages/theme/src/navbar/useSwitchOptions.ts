import { languagePath, versionPath } from '../site/home-path';
import { usePage, useSite } from '../site/hooks';
import type { SwitchOption } from './SwitchMenu';

/** The page in each language of the site; empty on sites of one language. */
export function useLanguageOptions(): SwitchOption[] {
  const site = useSite();
  const page = usePage();
  if (site.locales.length < 2) return [];
  return site.locales.map(({ lang, label }) => ({
    key: lang,
    text: label || lang,
    lang,
    href: languagePath(site, page, lang),
  }));
}

/** The page in each version of the site; empty on sites of one version. */
export function useVersionOptions(): SwitchOption[] {
  const site = useSite();
  const page = usePage();
  const { versions } = site.multiVersion;
  if (versions.length < 2) return [];
  return versions.map((version) => ({
    key: version,
    text: version,
    href: versionPath(site, page, version),
  }));
}
