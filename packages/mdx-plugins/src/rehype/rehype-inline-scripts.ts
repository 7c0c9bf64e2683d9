import type { Element, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import { warn } from '../diagnostics/report';
import { getPageState } from '../page/page-state';
import { isJsxElement, type JsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';

/** Matches the types of scripts that browsers run. Other types are data, such as JSON. */
const SCRIPT_TYPE = /^\s*(?:$|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)/i;

/**
 * Warns about inline scripts, because the content security policy of a site does not allow them unless the frontmatter
 * of the page does.
 */
export const rehypeInlineScripts: Plugin<[], Root> = () => (tree, file) => {
  const state = getPageState(file);
  if (state.frontmatter.inlineScripts) return;
  walk<RootContent>(tree, (node) => {
    const isInline =
      (node.type === 'element' && isInlineElement(node)) ||
      (isJsxElement(node) && isInlineJsx(node));
    if (!isInline) return undefined;
    warn(
      state,
      { file: file.data.octavoOrigins?.get(node) ?? state.path, at: node.position },
      {
        message: 'The content security policy of the site does not allow this inline script',
        hint: 'Add "inlineScripts: true" to the frontmatter of the page, or move the script to a file or to "head" in the configuration.',
      },
      'inline-script',
    );
    return undefined;
  });
};

function isInlineElement({ tagName, properties }: Element): boolean {
  return (
    tagName === 'script' &&
    properties.src === undefined &&
    SCRIPT_TYPE.test(String(properties.type ?? ''))
  );
}

function isInlineJsx({ name, attributes }: JsxElement): boolean {
  if (name !== 'script') return false;
  const attributeOf = (key: string) =>
    attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === key)?.value;
  const type = attributeOf('type');
  return attributeOf('src') === undefined && (typeof type !== 'string' || SCRIPT_TYPE.test(type));
}
