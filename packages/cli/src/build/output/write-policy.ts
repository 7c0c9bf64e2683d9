import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { encodePath, toHref, toRoutePath, withBase } from '@octavo/theme/urls';

import { readCache, writeCache } from '../../files/json-cache';
import { getMarkdownLink } from '../../http/markdown-negotiation';
import type { SiteConfig } from '../../model/config';
import type { CspSources } from '../../model/config-values.generated';
import { createPolicy, mergeSources, type PolicyConfig } from './create-policy';
import { extractInlineScripts, extractOrigins, hashSource } from './inline-scripts';
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

/** What the policy allows for an HTML file. */
interface FileSources {
  /** Hashes of the inline scripts in the head. */
  head: string[];
  /** Hashes of the inline scripts in the body. */
  body: string[];
  /** Origins of scripts and stylesheets in the head. */
  origins: CspSources;
}

/** Content security policy of a build. */
export interface PolicyWriter {
  /**
   * Writes the content security policy and, if `security.headers` is enabled, the headers file. Call it after all HTML
   * files have been added.
   *
   * @param restricted - HTML files whose inline scripts in the body are not allowed, because authors write the body
   * @returns the restricted files with scripts that the policy does not allow. Each script is only reported for one file.
   */
  write: (restricted: ReadonlySet<string>) => Promise<Set<string>>;
}

/**
 * Creates the content security policy of a build. Inline scripts are hashed when their file is added, because reading
 * all HTML files again is slower. Hashes for reused files are cached.
 */
export function createPolicyWriter(
  output: Output,
  config: PolicyConfig &
    Pick<SiteConfig, 'cacheDir' | 'publicDir' | 'base' | 'isRelocatable' | 'route'>,
): PolicyWriter {
  const { cacheDir, publicDir, security } = config;
  const recordFile = join(cacheDir, 'inline-scripts.json');
  const added: Record<string, FileSources> = {};
  output.onContent((path, key, content) => {
    if (path.endsWith('.html') && typeof content === 'string') added[key] = findSources(content);
  });

  return {
    async write(restricted) {
      // Maps the keys of HTML files to their inline scripts.
      const cached = readCache<Record<string, FileSources>>(recordFile) ?? {};
      const record: Record<string, FileSources> = {};
      const allowed = new Set<string>();
      const sources: CspSources[] = [];
      const fileByBlocked = new Map<string, string>();
      for (const [path, key] of output.files()) {
        if (!path.endsWith('.html')) continue;
        record[key] =
          added[key] ??
          (cached[key]?.origins ? cached[key] : findSources((await output.read(path)) ?? ''));
        const { head, body, origins } = record[key];
        sources.push(origins);
        for (const hash of head) allowed.add(hash);
        for (const hash of body) {
          if (!restricted.has(path)) allowed.add(hash);
          else if (!fileByBlocked.has(hash)) fileByBlocked.set(hash, path);
        }
      }
      writeCache(recordFile, record);
      const scriptHashes = [...allowed].sort().map((hash) => `'${hash}'`);
      const policy: ContentSecurityPolicy = {
        policy: await createPolicy(config, scriptHashes, mergeSources(sources)),
        scriptHashes,
      };
      output.write(CSP_FILE, `${JSON.stringify(policy, null, 2)}\n`);
      if (security.headers) {
        const rules = [headersFile(policy, publicDir), ...getLinkRules(output, config)];
        output.write(HEADERS_FILE, rules.join(''));
      }
      const blocked = [...fileByBlocked].flatMap(([hash, path]) =>
        allowed.has(hash) ? [] : [path],
      );
      return new Set(blocked);
    },
  };
}

/** Returns the inline scripts and the other hosts that the policy allows for an HTML file. */
export function findSources(html: string): FileSources {
  const end = html.indexOf('</head>');
  const hash = (text: string) =>
    extractInlineScripts(text).map((code) => hashSource(code, 'sha256'));
  // Without a head, all scripts belong to the body.
  const head = html.slice(0, Math.max(end, 0));
  return { head: hash(head), body: hash(html.slice(head.length)), origins: extractOrigins(head) };
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

/**
 * Returns a rule for each page with a Markdown copy. Hosts limit the number of rules, so these are the last. A site with a
 * relative base does not know its URLs, and `*` and `:` have a special meaning in rules.
 */
function getLinkRules(
  output: Output,
  { base, isRelocatable, route: { cleanUrls } }: Parameters<typeof createPolicyWriter>[1],
): string[] {
  if (isRelocatable) return [];
  const files = new Set([...output.files()].map(([path]) => path));
  return [...files].flatMap((path) => {
    const copy = path.replace(/\.html$/, '.md');
    if (copy === path || !files.has(copy)) return [];
    const href = toHref(toRoutePath(`/${encodePath(path)}`), { base, cleanUrls });
    if (/[*:]/.test(href)) return [];
    return `${href}\n  Link: ${getMarkdownLink(withBase(encodePath(copy), base))}\n`;
  });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
