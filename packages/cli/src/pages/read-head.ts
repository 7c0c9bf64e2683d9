import type { Frontmatter, PageContent } from '@octavo/mdx-plugins';
import { parse } from 'yaml';

/**
 * What a sidebar wants of a page that nobody has opened: frontmatter and the first `h1`, without compiling it. Lines
 * within code fences do not count as headings.
 */
export function readHead(source: string): PageContent {
  const [, yaml = '', rest = ''] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(
    source,
  ) ?? [undefined, '', source];
  const frontmatter = readFrontmatter(yaml);
  const headingTitle = firstHeading(rest);
  const title = frontmatter.title ?? headingTitle;
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
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark) {
      if (!fence) fence = mark;
      else if (mark.startsWith(fence)) fence = undefined;
      continue;
    }
    if (fence) continue;
    const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/.exec(line.trimEnd())?.[1];
    if (heading)
      return heading
        .replace(/\s*\\?\{#[^}]*\}$/, '')
        .replace(/[`*]|<[^>]+>/g, '')
        .trim();
  }
  return undefined;
}
