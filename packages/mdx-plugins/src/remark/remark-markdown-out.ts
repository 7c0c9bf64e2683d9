import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { recordDependencies } from '../hast/record-dependencies';
import { writeFrontmatter } from '../markdown-out/head';
import { joinBlocks } from '../markdown-out/lines';
import { removeEscapes } from '../markdown-out/write-code';
import { writeMarkdown } from '../markdown-out/write-markdown';
import type { DialectOptions } from '../options';
import { getPageState } from '../page/page-state';
import { getSource } from '../page/source';
import { encodeMarkdownUrl, isAbsoluteUrl } from '../text/url';

type Options = Pick<DialectOptions, 'root' | 'resolveLink' | 'linkPrefixes'>;

/** Delimiter around the index of an unresolved URL. NUL never occurs in parsed Markdown. */
const DELIMITER = '\0';
const PLACEHOLDER = /\0(\d+)\0/g;

interface UnresolvedUrl {
  href: string;
  /** Absolute path of the file that contains the URL. */
  file: string;
}

/** Markdown with placeholders for unresolved URLs. */
export interface MarkdownDraft {
  text: string;
  urls: UnresolvedUrl[];
}

declare module 'vfile' {
  interface DataMap {
    octavoMarkdown: MarkdownDraft;
  }
}

/** Converts the page to plain Markdown. Runs before code is highlighted and URLs are resolved. */
export const remarkMarkdownOut: Plugin<[Options], Root> =
  ({ root, resolveLink, linkPrefixes }) =>
  (tree, file) => {
    const state = getPageState(file);
    const { path, frontmatter } = state;
    const urls: UnresolvedUrl[] = [];
    const addPlaceholder = (href: string, from: string): string =>
      `${DELIMITER}${urls.push({ href, file: from }) - 1}${DELIMITER}`;
    // Links in frontmatter are not part of the tree, so no other plugin resolves them.
    const resolveHomeLink = (href: string): string => {
      if (!resolveLink || href.startsWith('#') || isAbsoluteUrl(href, linkPrefixes))
        return encodeMarkdownUrl(href);
      const link = resolveLink(href, path, path);
      if (typeof link === 'string') return encodeMarkdownUrl(link);
      recordDependencies(link, state);
      return encodeMarkdownUrl(link.href);
    };
    const text = joinBlocks([
      writeFrontmatter(tree, frontmatter, resolveHomeLink),
      writeMarkdown(tree.children, path, {
        root,
        frontmatter,
        sourceOf: (name) => getSource(file, name),
        linkPrefixes,
        resolveUrl: addPlaceholder,
      }),
    ]);
    file.data.octavoMarkdown = { text: `${removeEscapes(text)}\n`, urls };
  };

/** Replaces URL placeholders with resolved URLs. */
export function resolveMarkdownDraft(
  { text, urls }: MarkdownDraft,
  resolve: (url: UnresolvedUrl) => string,
): string {
  if (urls.length === 0) return text;
  return text.replace(PLACEHOLDER, (_all, index: string) =>
    encodeMarkdownUrl(resolve(urls[Number(index)]!)),
  );
}
