import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkMdx);

/** The syntax tree of a page. Lines are those of the source. */
export function parsePage(source: string): Root {
  // Written bare, `{#id}` would be an expression to the MDX grammar.
  return parser.parse(source.replace(/^(#{1,6} .*)\{(#[^}]+)\}[ \t]*$/gm, '$1\\{$2}'));
}
