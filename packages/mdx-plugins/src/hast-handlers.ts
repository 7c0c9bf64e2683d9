import type { Element, RootContent } from 'hast';
import type { Nodes, Parents, TableRow } from 'mdast';
import { defaultHandlers, type State as HastState } from 'mdast-util-to-hast';
import type { Partial } from './partials/inline-partials';
import type { HastPartial } from './rehype-origins';
import type { OctCode } from './remark-code-blocks';

/** The part of `remark-rehype`'s state that is used here. */
interface State {
  all: (node: Nodes) => RootContent[];
}

/** How our own nodes go from Markdown to HTML: code as it is, partials with their content. */
export const hastHandlers = {
  octCode: (_state: State, node: OctCode) => node,
  tableRow: (state: HastState, node: TableRow, parent: Parents | undefined): Element => {
    const row = defaultHandlers.tableRow(state, node, parent);
    // A header without a word heads nothing: readers of the page aloud are told of no header there.
    for (const cell of row.children) {
      if (cell.type === 'element' && cell.tagName === 'th' && cell.children.length === 0) {
        cell.tagName = 'td';
      }
    }
    return row;
  },
  octPartial: (state: State, node: Partial): HastPartial => ({
    type: 'octPartial',
    file: node.file,
    children: state.all(node),
  }),
};
