import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { recoverOutput } from '../build/output/output';
import { POLICY_FILE, type Policy, securityHeaders } from '../build/output/write-policy';
import { langOptions } from '../content/scan/route-of';
import { compress } from '../http/compress';
import { type Listening, listen } from '../http/listen';
import { createStaticHandler } from '../http/static-handler';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { loadSiteConfig } from './load-site-config';

export interface PreviewOptions {
  cwd: string;
  configFile?: string | undefined;
  /** @default 4173 */
  port?: number | undefined;
  host?: string | undefined;
  logger: Logger;
}

/** Serve the built site as a static host would. @throws {OctavoError} `BUILD_NOT_FOUND`, `PORT_IN_USE`. */
export async function preview({
  cwd,
  configFile,
  port,
  host,
  logger,
}: PreviewOptions): Promise<Listening> {
  const config = await loadSiteConfig({ cwd, configFile, logger });
  recoverOutput(config);
  if (!existsSync(config.outDir)) {
    throw new OctavoError(
      'BUILD_NOT_FOUND',
      `Expected a built site in ${config.outDir}, got nothing.`,
      { hint: 'Run octavo build first.' },
    );
  }
  const handler = compress(
    createStaticHandler({
      folder: config.outDir,
      base: config.base,
      langs: langOptions(config),
      headers: config.security.headers ? headersOf(config.outDir) : {},
    }),
  );
  const listening = await listen({
    handler,
    port: port ?? 4173,
    host,
    anyPort: port === undefined,
  });
  logger.success(`The site is at ${listening.url}${config.base}`);
  return listening;
}

/** Headers that a host is told to send, where the site was built with them. */
function headersOf(outDir: string): Record<string, string> {
  const file = join(outDir, POLICY_FILE);
  return existsSync(file) ? securityHeaders(JSON.parse(readFileSync(file, 'utf8')) as Policy) : {};
}
