import type { Frontmatter, PageContent } from '@octavo/mdx-plugins';
import { escapeInline } from '@octavo/mdx-plugins/inline-markdown';
import { parse } from 'yaml';

import { findCyclicAlias } from './find-cyclic-alias';
import { findFirstHeading } from './first-heading';

/** Matches the frontmatter, which can be empty, and the rest of a page. */
export const FRONTMATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/**
 * Reads the frontmatter and first `h1` of a page without compiling it. Used for sidebars, which list pages that are not
 * compiled yet.
 */
export function readHead(source: string): PageContent {
  const [, yaml = '', rest = ''] = FRONTMATTER.exec(source) ?? [undefined, '', source];
  const frontmatter = readFrontmatter(yaml);
  const headingTitle = findFirstHeading(rest);
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
  // The compiler reports an alias that is in its own value.
  if (findCyclicAlias(yaml)) return {};
  try {
    const value: unknown = parse(yaml, { logLevel: 'error' });
    return isObject(value) ? omitInvalidLinks(value as Frontmatter) : {};
  } catch {
    // The compiler reports the YAML error with its position.
    return {};
  }
}

/** Omits lists of links that do not have the expected type, so that they can be read. The compiler reports them. */
function omitInvalidLinks({ hero, features, ...rest }: Frontmatter): Frontmatter {
  return {
    ...rest,
    ...(isObject(hero) && areLinks(hero.actions) ? { hero } : {}),
    ...(areLinks(features) ? { features } : {}),
  };
}

function areLinks(items: unknown): boolean {
  const isLink = (item: unknown) =>
    isObject(item) && ['string', 'undefined'].includes(typeof (item as { link?: unknown }).link);
  return items === undefined || (Array.isArray(items) && items.every(isLink));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
