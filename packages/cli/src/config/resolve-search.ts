import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import type { SiteConfig } from '../model/config';
import type { ConfigProblem } from './config-problem';
import type { ConfigWithDefaults } from './with-defaults';

/** Folders with pages about the past, which rank below the manual. */
const FOLDER_WEIGHTS = { blog: 0.5, releases: 0.5, 'release-notes': 0.5, changelog: 0.5 };

export interface ResolveSearchContext {
  cwd: string;
  file: string;
  isVersioned: boolean;
  /** Array to which problems are added. */
  problems: ConfigProblem[];
}

/** Applies search defaults that depend on other keys, and resolves the path of the hooks file. */
export function resolveSearch(
  user: ConfigWithDefaults['search'],
  { cwd, file, isVersioned, problems }: ResolveSearchContext,
): SiteConfig['search'] {
  if (user === false) return false;
  const { hooks, ...options } = user;
  const common = {
    ...options,
    versioned: options.versioned ?? isVersioned,
    weight: { ...FOLDER_WEIGHTS, ...options.weight },
  };
  if (hooks === undefined) return common;
  const hooksFile = resolve(cwd, hooks);
  if (!existsSync(hooksFile)) {
    problems.push({
      file,
      key: ['search', 'hooks'],
      message: `search.hooks: file not found: "${hooksFile}".`,
      hint: 'Create the file or fix the path, which is relative to the working directory.',
    });
  }
  return { ...common, hooks: hooksFile };
}
