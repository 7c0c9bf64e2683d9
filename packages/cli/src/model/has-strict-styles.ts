import type { SiteConfig } from './config';

/** Checks whether the site sends a content security policy that blocks `style` attributes and elements. */
export function hasStrictStyles({
  security,
  plugins,
}: Pick<SiteConfig, 'security' | 'plugins'>): boolean {
  const sources = [security, ...plugins].flatMap(({ csp }) => csp?.['style-src'] ?? []);
  return security.headers && !sources.includes("'unsafe-inline'");
}
