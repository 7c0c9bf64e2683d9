import { usePage, useSite } from '../context/useSite';
import { languagePath, versionPath } from '../url/home-path';
import type { SwitchOption } from './SwitchMenu';

/** Returns links to the current page in each language. Returns an empty array if the site has only one language. */
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

/** Returns links to the current page in each version. Returns an empty array if the site has only one version. */
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
