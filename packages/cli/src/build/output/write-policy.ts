import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readCache, writeCache } from '../../files/json-cache';
import type { SiteConfig } from '../../model/config';
import { extractInlineScripts, hashSource } from './inline-scripts';
import type { Output } from './output';

/** Path of the content security policy file, relative to the output folder. */
export const CSP_FILE = 'csp.json';
/** Headers file for hosts such as Netlify and Cloudflare Pages. */
const HEADERS_FILE = '_headers';

/** Content of the content security policy file. */
export interface ContentSecurityPolicy {
  /** Value of the `Content-Security-Policy` header. */
  policy: string;
  /** Hashes of all inline scripts, in `script-src` syntax. */
  scriptHashes: string[];
}

/** Writes the content security policy and, if `security.headers` is enabled, the headers file. */
export async function writePolicy(
  output: Output,
  { cacheDir, publicDir, security }: Pick<SiteConfig, 'cacheDir' | 'publicDir' | 'security'>,
): Promise<void> {
  const recordFile = join(cacheDir, 'inline-scripts.json');
  // Maps the keys of HTML files to the hashes of their inline scripts.
  const cached = readCache<Record<string, string[]>>(recordFile) ?? {};
  const record: Record<string, string[]> = {};
  for (const [path, key] of output.files()) {
    if (!path.endsWith('.html')) continue;
    record[key] =
      cached[key] ??
      extractInlineScripts((await output.read(path)) ?? '').map((code) =>
        hashSource(code, 'sha256'),
      );
  }
  writeCache(recordFile, record);
  const scriptHashes = [...new Set(Object.values(record).flat())].sort().map((hash) => `'${hash}'`);
  const policy: ContentSecurityPolicy = { policy: createPolicy(scriptHashes), scriptHashes };
  output.write(CSP_FILE, `${JSON.stringify(policy, null, 2)}\n`);
  if (security.headers) output.write(HEADERS_FILE, headersFile(policy, publicDir));
}

function createPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
}

/** Returns the security headers to send with every response. */
export function getSecurityHeaders({ policy }: ContentSecurityPolicy): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

function headersFile(policy: ContentSecurityPolicy, publicDir: string): string {
  const existing = read(join(publicDir, HEADERS_FILE))?.trimEnd();
  const lines = Object.entries(getSecurityHeaders(policy)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return `${[...(existing ? [existing] : []), '/*', ...lines].join('\n')}\n`;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
