import { dirname } from 'node:path';

import { createNodeError, getPageInfo } from '@octavo/mdx-plugins';
import type { Element, Root } from 'hast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

import { getMessages } from '../messages';
import { drawDiagram } from './draw-diagram';
import { SOURCE_CLASS } from './source-class';

interface Options {
  draw: 'build' | 'browser';
  /** Whether browsers can draw diagrams, because mermaid is installed. */
  canDrawInBrowser: boolean;
}

/** Draws the diagrams that `remarkMermaid` has found. Those that only a browser can draw keep their source. */
const rehypeMermaid: Plugin<[Options], Root> =
  ({ draw, canDrawInBrowser }) =>
  async (tree, file) => {
    const figures = findFigures(tree);
    if (figures.length === 0) return;
    const names = getMessages(getPageInfo(file).lang).mermaid;
    const { renderMermaidSVG } =
      draw === 'build' ? await import('beautiful-mermaid') : { renderMermaidSVG: undefined };
    for (const [index, figure] of figures.entries()) {
      const source = sourceOf(figure);
      const svg =
        renderMermaidSVG && drawDiagram(source, `oct-mermaid-${index}-`, names, renderMermaidSVG);
      if (svg) {
        figure.children = [svg];
      } else if (!canDrawInBrowser) {
        // Lazy import, because only this message needs it.
        const { getInstallCommand } = await import('@octavo/cli');
        const install = getInstallCommand(['mermaid'], dirname(file.path));
        throw createNodeError(file, figure, {
          message: `The diagram "${firstLine(source)}" cannot be drawn without a browser, and mermaid is not installed`,
          hint: `Check the syntax of the diagram. To draw all kinds of diagrams in browsers, install mermaid: ${install}`,
        });
      }
    }
  };

export default rehypeMermaid;

function findFigures(tree: Root): Element[] {
  const figures: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'figure' || sourceElement(node) === undefined) return undefined;
    figures.push(node);
    return SKIP;
  });
  return figures;
}

function sourceElement({ children: [pre] }: Element): Element | undefined {
  if (pre?.type !== 'element' || !Array.isArray(pre.properties.className)) return undefined;
  return pre.properties.className.includes(SOURCE_CLASS) ? pre : undefined;
}

function sourceOf(figure: Element): string {
  const text = sourceElement(figure)?.children[0];
  return text?.type === 'text' ? text.value : '';
}

function firstLine(source: string): string {
  return source.trim().split('\n')[0] ?? '';
}
