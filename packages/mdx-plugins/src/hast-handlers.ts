import type { RootContent } from 'hast';
import type { Nodes } from 'mdast';
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
  octPartial: (state: State, node: Partial): HastPartial => ({
    type: 'octPartial',
    file: node.file,
    children: state.all(node),
  }),
};
