/** Content type of the Markdown copy of a page. */
export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/**
 * Checks whether a request asks for Markdown instead of HTML. A client that names `text/markdown` wants it, unless it
 * prefers HTML. Wildcards, which browsers send, never select Markdown.
 *
 * Middleware contains the source of this function, so it must not use anything outside of it.
 *
 * @example
 * prefersMarkdown('text/markdown, text/html;q=0.9, *\/*;q=0.1'); // true
 * prefersMarkdown('text/html, *\/*;q=0.8'); // false
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const qualities = new Map<string, number>();
  for (const range of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const value = quality === undefined ? 1 : Number(quality.slice(2));
    qualities.set(type, Number.isNaN(value) ? 0 : value);
  }
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}

/**
 * Returns the paths at which the Markdown copy of a URL path can be. Empty for Markdown files.
 *
 * Middleware contains the source of this function, so it must not use anything outside of it.
 *
 * @example
 * getMarkdownPaths('/guide/'); // ['/guide/index.md', '/guide.md']
 */
export function getMarkdownPaths(pathname: string): string[] {
  if (pathname.endsWith('.md')) return [];
  if (pathname.endsWith('.html')) return [pathname.replace(/html$/, 'md')];
  if (!pathname.endsWith('/')) return [`${pathname}.md`, `${pathname}/index.md`];
  return [`${pathname}index.md`, ...(pathname === '/' ? [] : [`${pathname.slice(0, -1)}.md`])];
}

/** Returns the `Link` header of a page with a Markdown copy at the given URL. */
export function getMarkdownLink(href: string): string {
  return `<${href}>; rel="alternate"; type="text/markdown"`;
}
