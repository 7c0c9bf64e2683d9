import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { SOURCE_CLASS } from './source-class';

/** Turns `mermaid` fences into figures, so that they are not highlighted as code. */
const remarkMermaid: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (node) => {
    if (node.lang !== 'mermaid') return;
    // The Markdown output copies nodes that it does not know from the source.
    Object.assign(node, {
      type: 'octMermaid',
      data: {
        hName: 'figure',
        hProperties: { className: ['oct-mermaid', 'oct-scrollable'] },
        hChildren: [
          {
            type: 'element',
            tagName: 'pre',
            properties: { className: [SOURCE_CLASS] },
            children: [{ type: 'text', value: node.value }],
          },
        ],
      },
    });
  });
};

export default remarkMermaid;
