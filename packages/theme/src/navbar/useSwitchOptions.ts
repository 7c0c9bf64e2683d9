import { usePage, useSite } from '../context/useSite';
import { languagePath, versionPath } from '../url/home-path';
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
