import type GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const mdx = markdown().use(remarkMdx);

/** Returns the syntax tree of a page. Lines are those of the source. */
export function parsePage(source: string, format: 'md' | 'mdx' = 'mdx'): Root {
  if (format === 'md') return markdown.parse(source);
  // Written bare, `{#id}` would be an expression to the MDX grammar.
  return mdx.parse(source.replace(/^(#{1,6} .*)\{(#[^}]+)\}[ \t]*$/gm, '$1\\{$2}'));
}

/** The id that a heading names, else the one made of its text. */
export function headingId(heading: Heading, slugger: GithubSlugger): string {
  const text = textOf(heading);
  return /\{#([^}]+)\}$/.exec(text)?.[1] ?? slugger.slug(text);
}
