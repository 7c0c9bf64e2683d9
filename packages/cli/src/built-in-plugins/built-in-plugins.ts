import type { BuiltInPlugins, OctavoPlugin } from '../model/config';
import { llms } from './llms/llms';
import { pagefind } from './pagefind/pagefind';
import { sitemap } from './sitemap/sitemap';
import { testedMarks } from './tested-marks';

/** Returns the enabled built-in plugins. They run before user plugins. */
export const builtInPlugins: BuiltInPlugins = ({ llms: llmsConfig, search, test }) => {
  const plugins: OctavoPlugin[] = [sitemap()];
  if (llmsConfig.pages || llmsConfig.index || llmsConfig.full) plugins.push(llms(llmsConfig));
  if (search && search.provider.name === 'pagefind') plugins.push(pagefind());
  if (test.badge) plugins.push(testedMarks());
  return plugins;
};
