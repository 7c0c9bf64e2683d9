import type { BuiltInPlugins, OctavoPlugin } from '../model/config';
import { llms } from './llms/llms';
import { pagefind } from './pagefind/pagefind';
import { sitemap } from './sitemap/sitemap';

/** Returns the plugins that the configuration enables. They run before the plugins of the site, which have the last word. */
export const builtInPlugins: BuiltInPlugins = ({ llms: wanted, search }) => {
  const plugins: OctavoPlugin[] = [sitemap()];
  if (wanted.pages || wanted.index || wanted.full) plugins.push(llms(wanted));
  if (search && search.provider.name === 'pagefind') plugins.push(pagefind());
  return plugins;
};
