import { encodePath, toRoutePath } from '@octavo/theme/urls';

import { findCode } from './find-code';

/** Inline code, or the start of a link or a definition up to its relative URL. */
const RELATIVE_LINK =
  /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|(\]\(|^[\s>]*\[[^\]]+\]: )(\.{1,2}\/[^\s)]*)/g;

/**
 * Converts the relative links of a Markdown file to route paths, which do not depend on the file. Code is not changed.
 *
 * @param file path of the file relative to the base
 */
export function resolveLinks(markdown: string, file: string): string {
  const lines = markdown.split('\n');
  const isCode = findCode(lines);
  const resolve = (href: string): string => {
    const { pathname, search, hash } = new URL(href, `http://site/${file}`);
    return encodePath(toRoutePath(pathname)) + search + hash;
  };
  return lines
    .map((line, index) =>
      isCode[index]
        ? line
        : line.replace(RELATIVE_LINK, (all, _marker, start?: string, href?: string) =>
            start === undefined ? all : start + resolve(href!),
          ),
    )
    .join('\n');
}
