import type { Element, RootContent } from 'hast';
import type { InlineCode, Nodes, Parents, TableRow } from 'mdast';
import { defaultHandlers, type State as HastState } from 'mdast-util-to-hast';
import type { Partial } from '../partials/partial';
import type { OctCode } from '../remark/remark-code-blocks';
import type { HastPartial } from './rehype-elements';

/** The part of `remark-rehype`'s state that is used here. */
interface State {
  all: (node: Nodes) => RootContent[];
}

/** Up to so many characters code stays on one line; more would not fit on small screens. */
const MAX_WHOLE = 24;
/** Tables are set smaller, and scroll by themselves. */
const MAX_WHOLE_IN_TABLES = 28;
/** Flags, and names with hyphens: browsers would end a line after any of these, also after the two of `--watch`. */
const BREAKS = /^(?:-|\S+-\S+$)/;

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
  inlineCode: (state: HastState, node: InlineCode, parent: Parents | undefined): Element => {
    const code = defaultHandlers.inlineCode(state, node);
    const most = parent?.type === 'tableCell' ? MAX_WHOLE_IN_TABLES : MAX_WHOLE;
    if (node.value.length <= most && BREAKS.test(node.value))
      code.properties.dataWhole =
        node.value.startsWith('-') && follows(node, parent) ? 'apart' : '';
    return code;
  },
  octPartial: (state: State, node: Partial): HastPartial => ({
    type: 'octPartial',
    file: node.file,
    children: state.all(node),
  }),
};

/** Whether code stands right behind a word or a mark, as in Chinese lists: no line begins with a hyphen there. */
function follows(node: InlineCode, parent: Parents | undefined): boolean {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return before?.type === 'text' && /[^\s\p{Ps}\p{Pi}'"]$/u.test(before.value.slice(-2));
}
