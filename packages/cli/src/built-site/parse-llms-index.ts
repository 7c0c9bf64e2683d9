import { safeDecode, toRoutePath, withoutBase } from '@octavo/theme/urls';

/** Page in the list of a site. */
export interface ListedPage {
  routePath: string;
  title: string;
  description?: string;
  /** Name of the navbar item that the page belongs to. */
  section?: string;
}

/** Matches the line of a page. URLs can contain balanced parentheses. */
const ENTRY = /^- \[((?:\\.|[^\]\\])*)\]\(((?:[^()\s]|\([^()\s]*\))+)\)(?:: (.*))?$/;

/**
 * Parses `llms.txt`.
 *
 * @param file path of the file relative to the base, against which relative links are resolved
 * @param base base path of the site
 */
export function parseLlmsIndex(text: string, file: string, base: string): ListedPage[] {
  const pages: ListedPage[] = [];
  let section: string | undefined;
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const [, label, href, description] = ENTRY.exec(line) ?? [];
    if (label === undefined || href === undefined) continue;
    const self = `http://site${base}${file}`;
    if (!URL.canParse(href, self)) continue;
    const { pathname } = new URL(href, self);
    const path = withoutBase(pathname, base);
    if (path === undefined) continue;
    pages.push({
      routePath: toRoutePath(safeDecode(path).replace(/\.md$/, '')),
      title: label.replace(/\\(.)/g, '$1'),
      ...(description === undefined ? {} : { description }),
      ...(section === undefined ? {} : { section }),
    });
  }
  return pages;
}
