import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { toPoint } from '../diagnostics/report';
import { getExpression } from '../estree/static-expression';
import type { DialectOptions } from '../options';
import { getPageState } from '../page/page-state';
import { hasPrefix } from '../text/url';
import { isJsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';
import { recordDependencies } from './record-dependencies';

/** Matches component props that contain a URL, such as `link`, `to` and `getStartedHref`. `href` is handled separately. */
const LINK_PROP = /^(?:link|to|[a-z]\w*Href)$/;
/** Matches routes, and URLs with a scheme that may run code. */
const ROUTE_OR_URL = /^(?:\/(?!\/)|(?!https?:|mailto:)[^/?#]*:)/;

/**
 * Records routes in component props for the link check. Does not modify them, because components resolve them at
 * runtime, except for links to other sites. Only routes, and URLs with a scheme that may run code, are recorded.
 */
export function recordLinkProps(
  tree: Root,
  file: VFile,
  { linkPrefixes, resolveLink }: Pick<DialectOptions, 'linkPrefixes' | 'resolveLink'>,
): void {
  const state = getPageState(file);
  walk<RootContent>(tree, (node) => {
    if (!isJsxElement(node)) return undefined;
    if (!node.name || !/^[A-Z]/.test(node.name)) return undefined;
    const path = file.data.octavoOrigins?.get(node) ?? state.path;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !LINK_PROP.test(attribute.name)) continue;
      const href = literal(attribute.value);
      if (href === undefined || !ROUTE_OR_URL.test(href)) continue;
      let resolved = href;
      if (resolveLink && hasPrefix(href, linkPrefixes)) {
        const result = resolveLink(href, path, state.path);
        resolved = typeof result === 'string' ? result : result.href;
        if (typeof result === 'object') recordDependencies(result, state);
        attribute.value = resolved;
      }
      state.links.push({
        kind: 'prop',
        href,
        resolved,
        ...toPoint(attribute.position ?? node.position),
        ...(path === state.path ? {} : { file: path }),
      });
    }
    return undefined;
  });
}

function literal(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { data } = (value ?? {}) as { data?: { estree?: Parameters<typeof getExpression>[0] } };
  const expression = getExpression(data?.estree);
  return expression?.type === 'Literal' && typeof expression.value === 'string'
    ? expression.value
    : undefined;
}
