import type { Element } from 'hast';

import { cleanSvg } from './clean-svg';
import { readDiagram } from './read-diagram';

/** Draws the SVG of a diagram. */
type Draw = typeof import('beautiful-mermaid').renderMermaidSVG;

/**
 * Draws a diagram.
 *
 * @param prefix - prefix for IDs, which is unique on the page
 * @param names - names of the kinds in the language of the page
 * @returns `undefined` if the diagram can only be drawn in a browser
 */
export function drawDiagram(
  source: string,
  prefix: string,
  names: Readonly<Record<string, string>>,
  draw: Draw,
): Element | undefined {
  const { kind, code, relations, title, description } = readDiagram(source);
  if (kind === undefined) return undefined;
  const drawn = tryDraw(() => draw(code, { transparent: true, padding: 16 }));
  const cleaned = drawn === undefined ? undefined : cleanSvg(drawn, prefix);
  if (!cleaned || isEmpty(cleaned.svg)) return undefined;
  // The builder ignores statements that it cannot parse.
  if (cleaned.relations !== relations) return undefined;
  const label = [title ?? names[kind], description ?? cleaned.summary].filter(Boolean).join(': ');
  const { svg } = cleaned;
  return { ...svg, properties: { ...svg.properties, role: 'img', ariaLabel: label } };
}

/** Syntax errors are left to mermaid, whose messages are better. */
function tryDraw(draw: () => string): string | undefined {
  try {
    return draw();
  } catch {
    return undefined;
  }
}

function isEmpty({ properties, children }: Element): boolean {
  return Number(properties.width) === 0 || children.every(({ type }) => type !== 'element');
}
