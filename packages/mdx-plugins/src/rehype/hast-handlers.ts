import type { Element, RootContent } from 'hast';
import type { InlineCode, Nodes, Parents, TableRow } from 'mdast';
import { defaultHandlers, type State as HastState } from 'mdast-util-to-hast';
import type { PartialNode } from '../partials/partial';
import type { OctCode } from '../remark/remark-code-blocks';
import type { HastPartial } from './rehype-elements';

/** Subset of the `remark-rehype` state used by the handlers. */
interface State {
  all: (node: Nodes) => RootContent[];
}

/** Maximum length of inline code that does not wrap. Longer code does not fit on small screens. */
const MAX_UNBROKEN = 24;
/** Higher limit for tables, which use a smaller font and can scroll. */
const MAX_UNBROKEN_IN_TABLES = 28;
/**
 * Matches flags and hyphenated names. Browsers can break lines after each hyphen, even after the leading hyphens in
 * `--watch`.
 */
const BREAKABLE = /^(?:-|\S+-\S+$)/;

/** Maximum length of inline code with spaces that does not wrap on large screens. */
const MAX_UNBROKEN_WIDE = 28;

/** Handlers for custom nodes, tables and inline code. */
export const hastHandlers = {
  octCode: (_state: State, node: OctCode) => node,
  tableRow: (state: HastState, node: TableRow, parent: Parents | undefined): Element => {
    const row = defaultHandlers.tableRow(state, node, parent);
    // Convert empty header cells to data cells, so that screen readers do not announce them as headers.
    for (const cell of row.children) {
      if (cell.type === 'element' && cell.tagName === 'th' && cell.children.length === 0) {
        cell.tagName = 'td';
      }
    }
    return row;
  },
  inlineCode: (state: HastState, node: InlineCode, parent: Parents | undefined): Element => {
    const code = defaultHandlers.inlineCode(state, node);
    const maxLength = parent?.type === 'tableCell' ? MAX_UNBROKEN_IN_TABLES : MAX_UNBROKEN;
    if (node.value.length <= maxLength && BREAKABLE.test(node.value))
      code.properties.dataWhole =
        node.value.startsWith('-') && followsText(node, parent) ? 'apart' : '';
    else if (node.value.length <= MAX_UNBROKEN_WIDE && /[\s-]/.test(node.value))
      code.properties.dataWhole = 'wide';
    return code;
  },
  octPartial: (state: State, node: PartialNode): HastPartial => ({
    type: 'octPartial',
    file: node.file,
    children: state.all(node),
  }),
};

/**
 * Checks whether inline code follows text without a space, which is common in Chinese. In that case, browsers do not break
 * the line before a hyphen.
 */
function followsText(node: InlineCode, parent: Parents | undefined): boolean {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return before?.type === 'text' && /[^\s\p{Ps}\p{Pi}'"]$/u.test(before.value.slice(-2));
}
