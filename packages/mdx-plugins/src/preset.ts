import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { LanguageRegistration } from 'shiki/core';
import type { Pluggable, PluggableList } from 'unified';
import { setOwnLanguages } from './code/highlighter';
import type { DialectOptions, MdxOptions, PreparedPlugin } from './options';
import { hastHandlers } from './rehype/hast-handlers';
import { rehypeCompiledPage } from './rehype/rehype-compiled-page';
import { rehypeComponents } from './rehype/rehype-components';
import { rehypeElements } from './rehype/rehype-elements';
import { rehypeHeadings } from './rehype/rehype-headings';
import { rehypeImages } from './rehype/rehype-images';
import { rehypeInlineScripts } from './rehype/rehype-inline-scripts';
import { rehypeInlineStyles } from './rehype/rehype-inline-styles';
import { rehypeLinks } from './rehype/rehype-links';
import { rehypeLocalize } from './rehype/rehype-localize';
import { rehypePageText } from './rehype/rehype-page-text';
import { rehypeStaticHtml } from './rehype/rehype-static-html';
import { rehypeTocList } from './rehype/rehype-toc-list';
import { remarkAlerts } from './remark/remark-alerts';
import { remarkCodeBlocks } from './remark/remark-code-blocks';
import { remarkCodeTabs } from './remark/remark-code-tabs';
import { remarkContainers } from './remark/remark-containers';
import { remarkFacts } from './remark/remark-facts';
import { remarkFrontmatterData } from './remark/remark-frontmatter-data';
import { remarkHeadingIds } from './remark/remark-heading-ids';
import { remarkHeroCode } from './remark/remark-hero-code';
import { remarkMarkdownOut } from './remark/remark-markdown-out';
import { remarkSource } from './remark/remark-source';
import { remarkSyntax } from './remark/remark-syntax';
import { remarkTocPlaceholder } from './remark/remark-toc-placeholder';

/** Plugins that define the syntax of the dialect. */
export const SYNTAX_PLUGINS: PluggableList = [
  remarkFrontmatter,
  remarkGfm,
  remarkCjkFriendly,
  remarkCjkStrikethrough,
  remarkSyntax,
];

/**
 * Creates the `@mdx-js/mdx` options for the dialect, with all plugins in execution order.
 *
 * Reuse the options and the processor for all pages. Page-specific values are derived from the file path.
 *
 * @example
 * const options = createMdxOptions({
 *   root: '/site/content',
 *   onPage: (page, filePath) => console.log(filePath, page.content.title),
 * });
 */
export function createMdxOptions(options: DialectOptions): MdxOptions {
  setOwnLanguages((options.languages?.() ?? []) as LanguageRegistration[]);
  const remarkPlugins: PluggableList = [
    ...SYNTAX_PLUGINS,
    [remarkSource, { ...options, syntax: SYNTAX_PLUGINS }],
    [remarkFrontmatterData, options],
    remarkHeadingIds,
    remarkContainers,
    remarkAlerts,
    remarkTocPlaceholder,
    ...((options.remarkPlugins ?? []) as PluggableList),
    ...(options.markdownOut ? [[remarkMarkdownOut, options] as Pluggable] : []),
    remarkFacts,
    remarkCodeTabs,
    [remarkCodeBlocks, options],
    [remarkHeroCode, options],
  ];
  const rehypePlugins: PluggableList = [
    [rehypeElements, options],
    rehypeLocalize,
    [rehypeHeadings, options],
    [rehypeLinks, options],
    [rehypeImages, options],
    rehypeInlineScripts,
    ...(options.strictStyles ? [rehypeInlineStyles] : []),
    ...((options.rehypePlugins ?? []) as PluggableList),
    [rehypePageText, options],
    rehypeTocList,
    [rehypeComponents, options],
    [rehypeStaticHtml, options],
    [rehypeCompiledPage, options],
  ];
  return {
    remarkPlugins: remarkPlugins as PreparedPlugin[],
    rehypePlugins: rehypePlugins as PreparedPlugin[],
    remarkRehypeOptions: { handlers: hastHandlers },
  };
}
