import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readCache, writeCache } from '../../files/json-cache';
import type { SiteConfig } from '../../model/config';
import { inlineScripts, sourceHash } from './inline-scripts';
import type { Output } from './output';

/** File that holds the policy, below the output folder. */
export const POLICY_FILE = 'csp.json';
/** File of headers that hosts such as Netlify and Cloudflare Pages read. */
const HEADERS_FILE = '_headers';

/** A content security policy that the whole site works under. */
export interface Policy {
  /** The whole header. */
  policy: string;
  /** Inline scripts of the site, as sources of `script-src`. */
  scriptHashes: string[];
}

/** Write down which inline scripts the site has, and where the configuration asks for it, the headers that allow them alone. */
export async function writePolicy(
  output: Output,
  { cacheDir, publicDir, security }: Pick<SiteConfig, 'cacheDir' | 'publicDir' | 'security'>,
): Promise<void> {
  const recordFile = join(cacheDir, 'inline-scripts.json');
  // Hashes by the key of the file they stand in.
  const known = readCache<Record<string, string[]>>(recordFile) ?? {};
  const record: Record<string, string[]> = {};
  for (const [path, key] of output.files()) {
    if (!path.endsWith('.html')) continue;
    record[key] =
      known[key] ??
      inlineScripts((await output.read(path)) ?? '').map((code) => sourceHash(code, 'sha256'));
  }
  writeCache(recordFile, record);
  const scriptHashes = [...new Set(Object.values(record).flat())].sort().map((hash) => `'${hash}'`);
  const policy: Policy = { policy: policyOf(scriptHashes), scriptHashes };
  output.write(POLICY_FILE, `${JSON.stringify(policy, null, 2)}\n`);
  if (security.headers) output.write(HEADERS_FILE, headersFile(policy, publicDir));
}

function policyOf(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
}

/** Headers of every answer. */
export function securityHeaders({ policy }: Policy): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

function headersFile(policy: Policy, publicDir: string): string {
  const own = read(join(publicDir, HEADERS_FILE))?.trimEnd();
  const lines = Object.entries(securityHeaders(policy)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return `${[...(own ? [own] : []), '/*', ...lines].join('\n')}\n`;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
