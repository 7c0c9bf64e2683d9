import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { recoverOutput } from '../build/output/output';
import {
  type ContentSecurityPolicy,
  CSP_FILE,
  getSecurityHeaders,
} from '../build/output/write-policy';
import { getLangOptions } from '../content/scan/route-of';
import { compress } from '../http/compress';
import { listen, type RunningServer } from '../http/listen';
import { createStaticHandler } from '../http/static-handler';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { loadSiteConfig } from './load-site-config';

/** Options for `preview`. */
export interface PreviewOptions {
  /** Folder that contains the configuration file. */
  cwd: string;
  /** Path to the configuration file, relative to `cwd`. @default 'docs.config.ts' */
  configFile?: string | undefined;
  /** Port to listen on. @default 4173, or the next free port */
  port?: number | undefined;
  /** Host to listen on. @default 'localhost' */
  host?: string | undefined;
  logger: Logger;
}

/**
 * Serves the production build locally, like a static host.
 *
 * @throws {OctavoError} `BUILD_NOT_FOUND` if there is no build, or `PORT_IN_USE` if the port is in use.
 */
export async function preview({
  cwd,
  configFile,
  port,
  host,
  logger,
}: PreviewOptions): Promise<RunningServer> {
  const config = await loadSiteConfig({ cwd, configFile, logger });
  recoverOutput(config);
  if (!existsSync(config.outDir)) {
    throw new OctavoError('BUILD_NOT_FOUND', `No build found in ${config.outDir}.`, {
      hint: 'Run `npx octavo build` first.',
    });
  }
  const handler = compress(
    createStaticHandler({
      folder: config.outDir,
      base: config.base,
      langs: getLangOptions(config),
      markdown: config.llms.pages,
      headers: config.security.headers ? readHeaders(config.outDir) : {},
    }),
  );
  const listening = await listen({
    handler,
    port: port ?? 4173,
    host,
    anyPort: port === undefined,
  });
  const builtBase = readBuiltBase(config.outDir);
  if (builtBase !== undefined && builtBase !== config.base) {
    logger.warn(
      `The site was built for the base "${builtBase}", but the configuration has "${config.base}", so its links and scripts are not found. Set the base to the same value as for the build, or build again.`,
    );
  }
  logger.success(`Preview server ready at ${listening.url}${config.base}`);
  return listening;
}

/** Returns the base that a site was built for. Returns `undefined` if it is relative, or if another host serves the scripts. */
function readBuiltBase(outDir: string): string | undefined {
  const file = join(outDir, '404.html');
  if (!existsSync(file)) return undefined;
  return /<script [^>]*src="(\/(?!\/)[^"]*?)static\//.exec(readFileSync(file, 'utf8'))?.[1];
}

/** Reads the security headers of the build. Returns an empty object if there are none. */
function readHeaders(outDir: string): Record<string, string> {
  const file = join(outDir, CSP_FILE);
  return existsSync(file)
    ? getSecurityHeaders(JSON.parse(readFileSync(file, 'utf8')) as ContentSecurityPolicy)
    : {};
}
