import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import type { SiteConfig, UserConfig } from '../model/config';
import type { ConfigProblem } from './config-problem';

export interface ResolveSearchContext {
  cwd: string;
  file: string;
  isVersioned: boolean;
  /** Where what is wrong is added to. */
  problems: ConfigProblem[];
}

/** Fill in what the configuration leaves open about search. */
export function resolveSearch(
  user: UserConfig['search'] = true,
  { cwd, file, isVersioned, problems }: ResolveSearchContext,
): SiteConfig['search'] {
  if (user === false) return false;
  const {
    hooks,
    codeBlocks = true,
    versioned = isVersioned,
    provider = { name: 'built-in' },
    otherLanguages = true,
    sites = [],
  } = user === true ? {} : user;
  const common = { codeBlocks, versioned, provider, otherLanguages, sites };
  if (hooks === undefined) return common;
  const hooksFile = resolve(cwd, hooks);
  if (!existsSync(hooksFile)) {
    problems.push({
      file,
      key: ['search', 'hooks'],
      message: `search.hooks: expected a module at ${hooksFile}, got nothing there.`,
      hint: 'Create the file, or name the one that holds your hooks.',
    });
  }
  return { ...common, hooks: hooksFile };
}
