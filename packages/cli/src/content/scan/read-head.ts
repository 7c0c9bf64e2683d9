import type { Frontmatter, PageContent } from '@octavo/mdx-plugins';
import { escapeInline, plainText } from '@octavo/mdx-plugins/inline-markdown';
import { parse } from 'yaml';

import { linesOutsideCode } from './lines-outside-code';

/**
 * What a sidebar wants of a page that nobody has opened: frontmatter and the first `h1`, without compiling it.
 */
export function readHead(source: string): PageContent {
  const [, yaml = '', rest = ''] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(
    source,
  ) ?? [undefined, '', source];
  const frontmatter = readFrontmatter(yaml);
  const headingTitle = firstHeading(rest);
  const title =
    frontmatter.title ?? (headingTitle === undefined ? undefined : escapeInline(headingTitle));
  return {
    frontmatter,
    ...(title === undefined ? {} : { title }),
    ...(headingTitle === undefined ? {} : { headingTitle }),
    toc: [],
    text: '',
    ids: [],
    links: [],
  };
}

function readFrontmatter(yaml: string): Frontmatter {
  try {
    const value: unknown = parse(yaml, { logLevel: 'error' });
    return typeof value === 'object' && value !== null ? (value as Frontmatter) : {};
  } catch {
    // The page itself reports it, with its place, when it is opened.
    return {};
  }
}

function firstHeading(text: string): string | undefined {
  for (const [line] of linesOutsideCode(text)) {
    const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/.exec(line.trimEnd())?.[1];
    if (heading) {
      const words = heading.replace(/\s*\\?\{#[^}]*\}$/, '');
      return plainText(words.replace(/(`[^`]*`)|<[^>]+>/g, '$1')).trim();
    }
  }
  return undefined;
}
