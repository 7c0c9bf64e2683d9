import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { pointOf } from '../diagnostics/report';
import { expressionOf } from '../estree/static-expression';
import { pageState } from '../page/page-state';
import { isJsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';

/** Properties by which components take an address, beside `href`: `link`, `to`, `getStartedHref`. */
const LINK_PROP = /^(?:link|to|[a-z]\w*Href)$/;

/**
 * Remember the routes that components are given, for the audit. The component is left what the author wrote: what it
 * makes of it is its own affair, and so only what begins at the site's root is taken for an address.
 */
export function recordLinkProps(tree: Root, file: VFile): void {
  const state = pageState(file);
  walk<RootContent>(tree, (node) => {
    if (!isJsxElement(node)) return undefined;
    if (!node.name || !/^[A-Z]/.test(node.name)) return undefined;
    const path = file.data.octavoOrigins?.get(node) ?? state.path;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !LINK_PROP.test(attribute.name)) continue;
      const href = literal(attribute.value);
      if (href === undefined || !/^\/(?!\/)/.test(href)) continue;
      state.links.push({
        kind: 'prop',
        href,
        resolved: href,
        ...pointOf(attribute.position ?? node.position),
        ...(path === state.path ? {} : { file: path }),
      });
    }
    return undefined;
  });
}

function literal(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { data } = (value ?? {}) as { data?: { estree?: Parameters<typeof expressionOf>[0] } };
  const expression = expressionOf(data?.estree);
  return expression?.type === 'Literal' && typeof expression.value === 'string'
    ? expression.value
    : undefined;
}
