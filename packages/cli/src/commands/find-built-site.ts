import type { Logger } from '../model/logger';
import { loadSiteConfig } from './load-site-config';

/** Returns the folder or URL of the built site that a command reads: its argument, or `outDir` of the configuration. */
export async function findBuiltSite({
  cwd,
  configFile,
  site,
  logger,
}: {
  cwd: string;
  configFile?: string | undefined;
  site?: string | undefined;
  logger: Logger;
}): Promise<string> {
  return site ?? (await loadSiteConfig({ cwd, configFile, logger })).outDir;
}
