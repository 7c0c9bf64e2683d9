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
  /** Hashes of the allowed inline scripts, in `script-src` syntax. */
  scriptHashes: string[];
}

/** Hashes of the inline scripts in an HTML file. */
interface FileScripts {
  head: string[];
  body: string[];
}

export interface PolicyInput {
  config: Pick<SiteConfig, 'cacheDir' | 'publicDir' | 'security'>;
  /** HTML files whose inline scripts in the body are not allowed, because authors write the body. */
  restricted: ReadonlySet<string>;
}

/**
 * Writes the content security policy and, if `security.headers` is enabled, the headers file.
 *
 * @returns the restricted files with scripts that the policy does not allow. Each script is only reported for one file.
 */
export async function writePolicy(
  output: Output,
  { config: { cacheDir, publicDir, security }, restricted }: PolicyInput,
): Promise<Set<string>> {
  const recordFile = join(cacheDir, 'inline-scripts.json');
  // Maps the keys of HTML files to their inline scripts.
  const cached = readCache<Record<string, FileScripts>>(recordFile) ?? {};
  const record: Record<string, FileScripts> = {};
  const allowed = new Set<string>();
  const fileByBlocked = new Map<string, string>();
  for (const [path, key] of output.files()) {
    if (!path.endsWith('.html')) continue;
    record[key] = cached[key]?.body ? cached[key] : hashScripts((await output.read(path)) ?? '');
    const { head, body } = record[key];
    for (const hash of head) allowed.add(hash);
    for (const hash of body) {
      if (!restricted.has(path)) allowed.add(hash);
      else if (!fileByBlocked.has(hash)) fileByBlocked.set(hash, path);
    }
  }
  writeCache(recordFile, record);
  const scriptHashes = [...allowed].sort().map((hash) => `'${hash}'`);
  const policy: ContentSecurityPolicy = { policy: createPolicy(scriptHashes), scriptHashes };
  output.write(CSP_FILE, `${JSON.stringify(policy, null, 2)}\n`);
  if (security.headers) output.write(HEADERS_FILE, headersFile(policy, publicDir));
  return new Set([...fileByBlocked].flatMap(([hash, path]) => (allowed.has(hash) ? [] : [path])));
}

function hashScripts(html: string): FileScripts {
  const end = html.indexOf('</head>');
  const hash = (text: string) =>
    extractInlineScripts(text).map((code) => hashSource(code, 'sha256'));
  // Without a head, all scripts belong to the body.
  return { head: hash(html.slice(0, Math.max(end, 0))), body: hash(html.slice(Math.max(end, 0))) };
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
