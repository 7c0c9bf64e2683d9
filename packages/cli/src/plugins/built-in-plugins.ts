import type { SiteConfig } from '../config/types';
import { llms } from './llms/llms';
import { pagefind } from './pagefind/pagefind';
import { sitemap } from './sitemap/sitemap';
import type { OctavoPlugin } from './types';

/** Plugins that a site has by its configuration. They run before its own, which then have the last word. */
export function builtInPlugins({ llms: wanted, search }: Pick<SiteConfig, 'llms' | 'search'>) {
  const plugins: OctavoPlugin[] = [sitemap()];
  if (wanted.pages || wanted.index || wanted.full) plugins.push(llms(wanted));
  if (search && search.provider.name === 'pagefind') plugins.push(pagefind());
  return plugins;
}
