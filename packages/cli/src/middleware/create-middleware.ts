import {
  getMarkdownLink,
  getMarkdownPaths,
  MARKDOWN_TYPE,
  prefersMarkdown,
} from '../http/markdown-negotiation';

/** Middleware of a host, which responds with Markdown to requests that prefer it. */
interface HostMiddleware {
  /** Path relative to the project root, where the host looks for it. */
  file: string;
  code: string;
  /** What is left to do. */
  hint: string;
}

/** Code that all hosts share. The functions are the ones that `octavo preview` uses. */
const SHARED = `const prefersMarkdown = ${prefersMarkdown};

const getMarkdownPaths = ${getMarkdownPaths};

const getMarkdownLink = ${getMarkdownLink};

/** Returns the Markdown copy of a page if the request prefers it. \`load\` fetches a file of the site. */
async function findMarkdown(request, load) {
  if (!['GET', 'HEAD'].includes(request.method)) return undefined;
  if (!prefersMarkdown(request.headers.get('accept'))) return undefined;
  for (const path of getMarkdownPaths(new URL(request.url).pathname)) {
    const copy = await load(new URL(path, request.url));
    // The client has the copy already.
    const isUnchanged = copy.status === 304;
    if (!copy.ok && !isUnchanged) continue;
    if (copy.headers.get('content-type')?.startsWith('text/html')) continue;
    const response = new Response(isUnchanged ? null : copy.body, copy);
    // \`fetch\` has decompressed the body.
    for (const name of ['content-encoding', 'content-length']) response.headers.delete(name);
    if (!isUnchanged) response.headers.set('Content-Type', '${MARKDOWN_TYPE}');
    response.headers.append('Vary', 'Accept');
    return response;
  }
  return undefined;
}
`;

/** Code of hosts that see the response. */
const WITH_LINK = `
/** Adds the headers of a page that has a Markdown copy. */
function addHeaders(request, page) {
  const [path] = getMarkdownPaths(new URL(request.url).pathname);
  if (!page.ok || !path || !page.headers.get('content-type')?.startsWith('text/html')) return page;
  const response = new Response(page.body, page);
  response.headers.append('Vary', 'Accept');
  response.headers.append('Link', getMarkdownLink(path));
  return response;
}
`;

const HEADER =
  '// Serves the Markdown copies of pages to clients that prefer Markdown, such as AI assistants.\n';

export const MIDDLEWARE = {
  netlify: {
    file: 'netlify/edge-functions/markdown.js',
    code: `${HEADER}
export default async function markdown(request, context) {
  const copy = await findMarkdown(request, (url) => fetch(url, { method: request.method, headers: request.headers }));
  return copy ?? addHeaders(request, await context.next());
}

export const config = { path: '/*', excludedPath: '/static/*' };

${SHARED}${WITH_LINK}`,
    hint: 'Commit the file. Netlify deploys it with the site.',
  },
  vercel: {
    file: 'middleware.js',
    code: `${HEADER}
export default async function middleware(request) {
  const copy = await findMarkdown(request, (url) => fetch(url, { method: request.method, headers: request.headers }));
  if (copy) return copy;
  const { pathname } = new URL(request.url);
  // Continues with the file of the site, and adds headers to pages.
  const headers = new Headers({ 'x-middleware-next': '1' });
  if (/\\/[^/.]*(?:\\.html)?$/.test(pathname)) {
    headers.set('Vary', 'Accept');
    headers.set('Link', getMarkdownLink(getMarkdownPaths(pathname)[0]));
  }
  return new Response(null, { headers });
}

export const config = { matcher: '/((?!static/).*)' };

${SHARED}`,
    hint: 'Commit the file. Vercel deploys it with the site.',
  },
  cloudflare: {
    file: 'worker.js',
    code: `${HEADER}
export default {
  async fetch(request, env) {
    const load = (url) => env.ASSETS.fetch(new Request(url, request));
    const copy = await findMarkdown(request, load);
    return copy ?? addHeaders(request, await env.ASSETS.fetch(request));
  },
};

${SHARED}${WITH_LINK}`,
    hint: 'Commit the file, and add to wrangler.toml:\n\n  main = "worker.js"\n\n  [assets]\n  binding = "ASSETS"\n  run_worker_first = ["/*", "!/static/*"]',
  },
} satisfies Record<string, HostMiddleware>;

export type MiddlewareHost = keyof typeof MIDDLEWARE;
