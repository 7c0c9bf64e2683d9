import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

import { walk } from '../tree/walk';

/**
 * Marks tabs of which every panel is a single code block, with the attribute `data-code`. The theme renders them with
 * one frame around the tabs and the code.
 *
 * @example
 * ```mdx
 * <Tabs>
 *   <Tab label="docs.config.ts">
 *     A code block.
 *   </Tab>
 * </Tabs>
 * ```
 */
export function remarkCodeTabs() {
  return (tree: Root): void => {
    walk<RootContent>(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs' && hasOnlyCode(node))
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'data-code', value: '' });
      return undefined;
    });
  };
}

function hasOnlyCode({ children }: MdxJsxFlowElement): boolean {
  return children.length > 0 && children.every(isCodeTab);
}

function isCodeTab(node: MdxJsxFlowElement['children'][number]): boolean {
  return (
    node.type === 'mdxJsxFlowElement' &&
    node.name === 'Tab' &&
    node.children.length === 1 &&
    node.children[0]!.type === 'code'
  );
}
