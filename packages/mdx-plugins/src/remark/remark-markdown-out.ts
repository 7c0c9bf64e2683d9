import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { writeHead } from '../markdown-out/head';
import { joinBlocks } from '../markdown-out/lines';
import { writeMarkdown } from '../markdown-out/write-markdown';
import type { DialectOptions } from '../options';
import { pageState } from '../page/page-state';

type Options = Pick<DialectOptions, 'root'>;

/** Marks an address in the text until it is known what it leads to; no page can hold the sign. */
const MARK = '\0';
const MARKED = /\0(\d+)\0/g;

interface Address {
  href: string;
  file: string;
}

/** Markdown whose addresses are not resolved yet. */
export interface MarkdownDraft {
  text: string;
  addresses: Address[];
}

declare module 'vfile' {
  interface DataMap {
    octavoMarkdown: MarkdownDraft;
  }
}

/** Write the page as plain Markdown, for readers that want no HTML. It runs before code is highlighted. */
export const remarkMarkdownOut: Plugin<[Options], Root> =
  ({ root }) =>
  (tree, file) => {
    const { path, frontmatter, sources } = pageState(file);
    const addresses: Address[] = [];
    const address = (href: string, from: string): string =>
      `${MARK}${addresses.push({ href, file: from }) - 1}${MARK}`;
    // The parser does not count a byte order mark.
    const sourceOf = (name: string): string =>
      (name === path ? String(file.value) : (sources.get(name) ?? '')).replace(/^\uFEFF/, '');
    const text = joinBlocks([
      writeHead(tree, frontmatter, (href) => address(href, path)),
      writeMarkdown(tree.children, path, { root, frontmatter, sourceOf, address }),
    ]);
    file.data.octavoMarkdown = { text: `${text}\n`, addresses };
  };

/** The draft with what each address leads to. */
export function finishMarkdown(
  { text, addresses }: MarkdownDraft,
  resolve: (address: Address) => string,
): string {
  if (addresses.length === 0) return text;
  return text.replace(MARKED, (_all, index: string) => resolve(addresses[Number(index)]!));
}
