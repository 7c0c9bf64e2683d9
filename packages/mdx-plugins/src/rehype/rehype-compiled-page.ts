import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { printImports } from '../estree/esm';
import type { DialectOptions } from '../options';
import { getPageState, type PageState } from '../page/page-state';
import { resolveMarkdownDraft } from '../remark/remark-markdown-out';
import { escapeInline } from '../text/inline-markdown';
import { encodeUrl } from '../text/url';
import type { CompiledPage } from '../types';
import type { StaticHtml } from './rehype-static-html';

type Options = Pick<DialectOptions, 'onPage'>;

/** Passes the page data to `onPage`, because loaders only return the module code. Fails if the page has errors. */
export const rehypeCompiledPage: Plugin<[Options?], Root> =
  ({ onPage } = {}) =>
  (tree, file) => {
    const state = getPageState(file);
    const page = toCompiledPage(state, file.data.octavoHtml ?? { fragments: [], isStatic: false });
    const draft = file.data.octavoMarkdown;
    if (draft) page.markdown = resolveMarkdownDraft(draft, createResolver(state));
    const { errors, unusedImports } = state;
    const imports = errors.length > 0 ? [...printImports(tree), ...unusedImports] : unusedImports;
    if (imports.length > 0) page.imports = imports.join('\n');
    if (errors.length > 0) page.errors = errors;
    onPage?.(page, state.path);
    if (errors[0]) throw errors[0];
  };

/** Creates a function that looks up resolved link and image URLs. */
function createResolver({
  links,
  path,
}: PageState): (url: { href: string; file: string }) => string {
  // Only URLs in Markdown are encoded on the page.
  const keyOf = (href: string, file = path): string => `${file}\n${encodeUrl(href)}`;
  const resolved = new Map(links.map(({ href, file, resolved }) => [keyOf(href, file), resolved]));
  return ({ href, file }) => resolved.get(keyOf(href, file)) ?? href;
}

function toCompiledPage(state: PageState, { fragments, isStatic }: StaticHtml): CompiledPage {
  const { frontmatter, headingTitle, toc, text, ids, links, fences } = state;
  const heading = headingTitle === undefined ? undefined : escapeInline(headingTitle);
  const title = typeof frontmatter.title === 'string' ? frontmatter.title : heading;
  return {
    content: {
      frontmatter,
      ...(title === undefined ? {} : { title }),
      ...(headingTitle === undefined ? {} : { headingTitle }),
      toc,
      text,
      ids,
      links,
      ...(fences.length > 0 ? { fences } : {}),
    },
    html: fragments,
    isStatic,
    dependencies: [...state.dependencies],
    probes: [...state.probes],
    assets: [...state.assets.values()],
    warnings: state.warnings,
  };
}
