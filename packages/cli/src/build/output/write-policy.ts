import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { encodePath, toHref, toRoutePath, withBase } from '@octavo/theme/urls';

import { readCache, writeCache } from '../../files/json-cache';
import { getMarkdownLink } from '../../http/markdown-negotiation';
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
  config: Pick<
    SiteConfig,
    | 'cacheDir'
    | 'publicDir'
    | 'security'
    | 'base'
    | 'isRelocatable'
    | 'route'
    | 'sites'
    | 'search'
    | 'plugins'
  >,
): PolicyWriter {
  const { cacheDir, publicDir, security } = config;
  const recordFile = join(cacheDir, 'inline-scripts.json');
  const added: Record<string, FileScripts> = {};
  output.onContent((path, key, content) => {
    if (path.endsWith('.html') && typeof content === 'string') added[key] = hashScripts(content);
  });

  return {
    async write(restricted) {
      // Maps the keys of HTML files to their inline scripts.
      const cached = readCache<Record<string, FileScripts>>(recordFile) ?? {};
      const record: Record<string, FileScripts> = {};
      const allowed = new Set<string>();
      const fileByBlocked = new Map<string, string>();
      for (const [path, key] of output.files()) {
        if (!path.endsWith('.html')) continue;
        record[key] =
          added[key] ??
          (cached[key]?.body ? cached[key] : hashScripts((await output.read(path)) ?? ''));
        const { head, body } = record[key];
        for (const hash of head) allowed.add(hash);
        for (const hash of body) {
          if (!restricted.has(path)) allowed.add(hash);
          else if (!fileByBlocked.has(hash)) fileByBlocked.set(hash, path);
        }
      }
      writeCache(recordFile, record);
      const scriptHashes = [...allowed].sort().map((hash) => `'${hash}'`);
      const policy: ContentSecurityPolicy = {
        policy: createPolicy(scriptHashes, await getRequestedOrigins(config)),
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

/** Returns the hashes of the inline scripts in an HTML file. */
export function hashScripts(html: string): FileScripts {
  const end = html.indexOf('</head>');
  const hash = (text: string) =>
    extractInlineScripts(text).map((code) => hashSource(code, 'sha256'));
  // Without a head, all scripts belong to the body.
  return { head: hash(html.slice(0, Math.max(end, 0))), body: hash(html.slice(Math.max(end, 0))) };
}

/** Returns the origins of other hosts that the search panel and the scripts of plugins request, sorted. */
async function getRequestedOrigins({
  search,
  sites,
  plugins,
}: Pick<SiteConfig, 'search' | 'sites' | 'plugins'>): Promise<string[]> {
  const urls = plugins.flatMap(({ connectSrc = [] }) => connectSrc);
  if (search !== false) {
    urls.push(...sites.filter((site) => site.search).map(({ url }) => url));
    const host = await getSearchHost(search.provider);
    if (host !== undefined) urls.push(host);
  }
  return [...new Set(urls.map((url) => new URL(url).origin))].sort();
}

/** Returns the URL of the search server, if the search engine has one. */
async function getSearchHost(provider: Exclude<SiteConfig['search'], false>['provider']) {
  switch (provider.name) {
    case 'algolia':
      // Other sites do not need the module.
      return (
        provider.host ?? (await import('@octavo/search/algolia')).getAlgoliaHost(provider.appId)
      );
    case 'typesense':
    case 'meilisearch':
      return provider.host;
    default:
      return undefined;
  }
}

function createPolicy(scriptHashes: readonly string[], origins: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    ...(origins.length > 0 ? [["connect-src 'self'", ...origins].join(' ')] : []),
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
