import { resolve } from 'node:path';

import { OctavoError } from '../model/errors';
import { loadSiteConfig } from './load-site-config';

/** Folder of a site's own parts; that of a site without configuration is `theme`. */
export async function themeDirOf(cwd: string, configFile: string | undefined): Promise<string> {
  try {
    return (await loadSiteConfig({ cwd, configFile })).themeDir;
  } catch (error) {
    if (error instanceof OctavoError && error.code === 'CONFIG_NOT_FOUND' && !configFile)
      return resolve(cwd, 'theme');
    throw error;
  }
}
