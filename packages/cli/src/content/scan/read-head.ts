import type { Frontmatter, PageContent } from '@octavo/mdx-plugins';
import { escapeInline, plainText } from '@octavo/mdx-plugins/inline-markdown';
import { parse } from 'yaml';

import { getLinesOutsideCode } from './lines-outside-code';

/**
 * Reads the frontmatter and first `h1` of a page without compiling it. Used for sidebars, which list pages that are not
 * compiled yet.
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
    // The compiler reports the YAML error with its position.
    return {};
  }
}

/** Matches inline code and tags, except for type parameters such as the `<T>` in `List<T>`. */
const CODE_OR_TAG = /(`[^`]*`)|(?!(?<=\p{L})<[A-Z][a-zA-Z\d]*>)<[^>]+>/gu;

/** Matches inline code and images, such as badges. */
const CODE_OR_IMAGE = /(`[^`]*`)|!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g;
/** Matches inline code and links, of which the last group is the text. */
const CODE_OR_LINK = /(`[^`]*`)|(?<!\\)\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g;

function firstHeading(source: string): string | undefined {
  for (const [line] of getLinesOutsideCode(source)) {
    const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/.exec(line.trimEnd())?.[1];
    if (heading) {
      const text = heading
        .replace(/\s*\\?\{#[^}]*\}$/, '')
        .replace(CODE_OR_IMAGE, '$1')
        .replace(CODE_OR_LINK, '$1$2')
        .replace(CODE_OR_TAG, '$1');
      return plainText(text).trim() || undefined;
    }
  }
  return undefined;
}
