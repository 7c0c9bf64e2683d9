import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { nearest } from '@octavo/mdx-plugins/diagnostics';

import { writeFileAtomic } from '../files/write-file-atomic';
import { MIDDLEWARE, type MiddlewareHost } from '../middleware/create-middleware';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';

export interface MiddlewareOptions {
  cwd: string;
  /** Hosting provider entered by the user. */
  host: string;
  /** Whether to overwrite an existing file. @default false */
  force?: boolean | undefined;
  logger: Logger;
}

/**
 * Writes the middleware with which a host serves Markdown to clients that prefer it.
 *
 * @throws {OctavoError} `USAGE` if the host is unknown, or if another file exists
 */
export function middleware({ cwd, host, force = false, logger }: MiddlewareOptions): void {
  if (!isHost(host)) {
    const names = Object.keys(MIDDLEWARE);
    const near = nearest(host, names);
    throw new OctavoError('USAGE', `Unknown host "${host}".`, {
      hint: near ? `Did you mean "${near}"?` : `Supported hosts: ${names.join(', ')}.`,
    });
  }
  const { file, code, hint } = MIDDLEWARE[host];
  const path = join(cwd, file);
  if (!force && existsSync(path) && readFileSync(path, 'utf8') !== code) {
    throw new OctavoError('USAGE', `${file} already exists.`, {
      hint: 'Move the existing code to another file and call it, or overwrite it with --force.',
    });
  }
  writeFileAtomic(path, code);
  logger.success(`Wrote ${file}.`);
  logger.info(hint);
}

function isHost(name: string): name is MiddlewareHost {
  return Object.hasOwn(MIDDLEWARE, name);
}
