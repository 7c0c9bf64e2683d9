import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Pluggable, PluggableList } from 'unified';
import { hastHandlers } from './hast-handlers';
import type { MdxOptions, PreparedPlugin } from './mdx-types';
import type { DialectOptions } from './options';
import { rehypeComponents } from './rehype-components';
import { rehypeFootnotes } from './rehype-footnotes';
import { rehypeHeadings } from './rehype-headings';
import { rehypeImages } from './rehype-images';
import { rehypeJoinChinese } from './rehype-join-chinese';
import { rehypeLinks } from './rehype-links';
import { rehypeOrigins } from './rehype-origins';
import { rehypePageData } from './rehype-page-data';
import { rehypePageText } from './rehype-page-text';
import { rehypeRawHtml } from './rehype-raw-html';
import { rehypeStaticHtml } from './rehype-static-html';
import { rehypeStaticJsx } from './rehype-static-jsx';
import { rehypeTocList } from './rehype-toc-list';
import { remarkAlerts } from './remark-alerts';
import { remarkBareLinks } from './remark-bare-links';
import { remarkCodeBlocks } from './remark-code-blocks';
import { remarkContainers } from './remark-containers';
import { remarkFrontmatterData } from './remark-frontmatter-data';
import { remarkHeadingIds } from './remark-heading-ids';
import { remarkMarkdownOut } from './remark-markdown-out';
import { remarkSource } from './remark-source';
import { remarkSyntax } from './remark-syntax';
import { remarkTocMark } from './remark-toc-mark';

/**
 * Make the options of `@mdx-js/mdx` for the dialect: the plugins, in the order they run.
 *
 * Make them once and build one processor of them; everything that differs from page to page comes from
 * the path of the file.
 */
export function createMdxOptions(options: DialectOptions): MdxOptions {
  const syntax: PluggableList = [
    remarkFrontmatter,
    remarkGfm,
    remarkCjkFriendly,
    remarkCjkStrikethrough,
    remarkSyntax,
  ];
  const remarkPlugins: PluggableList = [
    ...syntax,
    [remarkSource, { ...options, syntax }],
    remarkFrontmatterData,
    remarkBareLinks,
    remarkHeadingIds,
    remarkContainers,
    remarkAlerts,
    remarkTocMark,
    ...((options.remarkPlugins ?? []) as PluggableList),
    ...(options.markdownOut ? [[remarkMarkdownOut, options] as Pluggable] : []),
    [remarkCodeBlocks, options],
  ];
  const rehypePlugins: PluggableList = [
    rehypeRawHtml,
    rehypeOrigins,
    rehypeStaticJsx,
    rehypeJoinChinese,
    rehypeFootnotes,
    [rehypeHeadings, options],
    [rehypeLinks, options],
    [rehypeImages, options],
    ...((options.rehypePlugins ?? []) as PluggableList),
    [rehypePageText, options],
    rehypeTocList,
    [rehypeComponents, options],
    [rehypeStaticHtml, options],
    [rehypePageData, options],
  ];
  return {
    remarkPlugins: remarkPlugins as PreparedPlugin[],
    rehypePlugins: rehypePlugins as PreparedPlugin[],
    remarkRehypeOptions: { handlers: hastHandlers },
  };
}
