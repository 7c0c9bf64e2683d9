import type { Element, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import { warn } from '../diagnostics/report';
import { getPageState } from '../page/page-state';
import { isJsxElement, type JsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';

/** Warns about `style` attributes and elements, which have no effect with a strict content security policy. */
export const rehypeInlineStyles: Plugin<[], Root> = () => (tree, file) => {
  const state = getPageState(file);
  walk<RootContent>(tree, (node) => {
    if (node.type !== 'element' && !isJsxElement(node)) return undefined;
    const subject = describeStyle(node);
    if (subject === undefined) return undefined;
    warn(
      state,
      { file: file.data.octavoOrigins?.get(node) ?? state.path, at: node.position },
      {
        message: `The content security policy of the site does not allow ${subject}, so it has no effect`,
        hint: `Move the styles to a stylesheet and use a class, or add "'unsafe-inline'" to "security.csp['style-src']" in the configuration.`,
      },
      'inline-style',
    );
    return undefined;
  });
};

function describeStyle(node: Element | JsxElement): string | undefined {
  if (node.type === 'element') {
    if (node.tagName === 'style') return 'this <style> element';
    return node.properties.style === undefined ? undefined : 'this style attribute';
  }
  // Components can use a prop named `style` for something else.
  if (!/^[a-z]/.test(node.name ?? '')) return undefined;
  if (node.name === 'style') return 'this <style> element';
  const hasStyle = node.attributes.some(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'style',
  );
  return hasStyle ? 'this style attribute' : undefined;
}
