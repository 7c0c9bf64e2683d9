import { createNodeError } from '@octavo/mdx-plugins';
import type { Element, Root, RootContent } from 'hast';
import type { KatexOptions } from 'katex';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

interface Options {
  output: 'html' | 'mathml';
  macros: Record<string, string>;
}

/** Formula in the tree. */
interface Formula {
  /** Element to replace: `<code>`, or the `<pre>` around it. */
  node: Element;
  parent: { children: unknown[] };
  tex: string;
  isDisplay: boolean;
}

/** Renders the formulas that `remark-math` has parsed. */
const rehypeMath: Plugin<[Options], Root> =
  ({ output, macros }) =>
  async (tree, file) => {
    const formulas = findFormulas(tree);
    if (formulas.length === 0) return;
    const { default: katex } = await import('katex');
    // Definitions with \gdef apply to the rest of the page, so all formulas share one object.
    const shared = { ...macros };
    for (const { node, parent, tex, isDisplay } of formulas) {
      const options: KatexOptions = {
        displayMode: isDisplay,
        macros: shared,
        output: output === 'html' ? 'htmlAndMathml' : 'mathml',
        strict: 'ignore',
      };
      let html: string;
      try {
        html = katex.renderToString(tex, options);
      } catch (error) {
        throw toPageError(error, tex, node, file);
      }
      parent.children[parent.children.indexOf(node)] = toElement(html, tex, isDisplay);
    }
  };

export default rehypeMath;

function findFormulas(tree: Root): Formula[] {
  const found: Formula[] = [];
  visit(tree, 'element', (node, _index, parent) => {
    const code = node.tagName === 'pre' ? node.children[0] : node;
    if (code?.type !== 'element' || code.tagName !== 'code' || !parent) return undefined;
    const classNames = code.properties.className;
    if (!Array.isArray(classNames) || !classNames.includes('language-math')) return undefined;
    const text = code.children[0];
    const tex = text?.type === 'text' ? text.value : '';
    const isDisplay = classNames.includes('math-display');
    found.push({ node, parent, tex, isDisplay });
    return SKIP;
  });
  return found;
}

/** Search and the table of contents contain the source of the formula, because the markup repeats each symbol. */
function toElement(html: string, tex: string, isDisplay: boolean): RootContent {
  return {
    type: 'element',
    tagName: isDisplay ? 'div' : 'span',
    properties: { className: isDisplay ? ['oct-math-block', 'oct-scrollable'] : ['oct-math'] },
    children: [{ type: 'raw', value: html, data: { octText: tex } }],
  } as Element;
}

/** Converts an error of KaTeX to an error with the position of the formula in the page or the partial. */
function toPageError(error: unknown, tex: string, node: Element, file: VFile): unknown {
  if (!(error instanceof Error) || error.name !== 'ParseError') return error;
  const [reason] = error.message.replace(/^KaTeX parse error: /, '').split(/ at (?:position|end)/);
  return createNodeError(file, node, {
    message: `Invalid formula "${tex.trim()}": ${reason}`,
    hint: 'Fix the LaTeX. To write a dollar sign, use "\\$".',
  });
}
