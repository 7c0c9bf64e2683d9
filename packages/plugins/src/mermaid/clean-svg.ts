import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

const TAGS = new Set(
  'svg g defs marker rect line polyline polygon path circle ellipse text tspan'.split(' '),
);
const ATTRIBUTES = new Set(
  'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points dx dy fill stroke strokeWidth strokeDashArray strokeLineCap strokeLineJoin opacity markerStart markerEnd markerWidth markerHeight refX refY orient transform textAnchor dominantBaseline fontSize fontWeight fontStyle id className xmlns'.split(
    ' ',
  ),
);
/** Properties whose values come from `style` statements of the author. */
const PAINT =
  /^(?:none|currentColor|#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\)|var\(--[\w-]+\)|url\(#[\w-]+\))$/i;

/** Tags in labels that the builder draws as formatting. */
const FORMATTING = /<\/?(?:b|strong|i|em|u|s|del)\s*>/gi;

/** Parsed SVG with the relations that it draws. */
export interface CleanSvg {
  svg: Element;
  /** Number of lines between nodes. */
  relations: number;
  /** Relations such as `A → B: label`. Without relations, the labels of nodes, or the values of a chart. */
  summary: string;
}

/**
 * Parses the SVG of the builder and keeps only shapes and text. The builder adds styles that would apply to the whole
 * page and that load fonts from another host, and IDs that are the same in each diagram.
 *
 * @param prefix - prefix for IDs, which is unique on the page
 */
export function cleanSvg(source: string, prefix: string): CleanSvg | undefined {
  const root = fromHtml(source, { fragment: true });
  const svg = root.children.find((node) => node.type === 'element' && node.tagName === 'svg');
  if (svg?.type !== 'element') return undefined;
  const labels = new Map<string, string>();
  const relations: [from: string, to: string, label: string][] = [];
  const clean = (node: Element): Element => {
    record(node, labels, relations);
    return {
      type: 'element',
      tagName: node.tagName,
      properties: Object.fromEntries(
        Object.entries(node.properties).flatMap(([name, value]) => {
          if (!ATTRIBUTES.has(name)) return [];
          if (name === 'id') return [[name, prefix + String(value)]];
          if (/^(?:fill|stroke)$/.test(name) && !PAINT.test(String(value))) return [];
          if (name.startsWith('marker') && String(value).startsWith('url(#'))
            return [[name, String(value).replace('url(#', `url(#${prefix}`)]];
          return [[name, roundNumbers(value)]];
        }),
      ),
      children: node.children.flatMap((child): ElementContent[] => {
        if (child.type === 'text')
          return child.value.trim() === '' && node.tagName !== 'text' ? [] : [child];
        if (child.type !== 'element' || !TAGS.has(child.tagName)) return [];
        return isPlaceholder(child) ? [] : [clean(child)];
      }),
    };
  };
  const cleaned = clean(svg);
  const name = (id: string) => labels.get(id) || (/^_(?:start|end)/.test(id) ? '●' : id);
  const sentences =
    relations.length > 0
      ? relations.map(([from, to, label]) => `${name(from)} → ${name(to)}${label && `: ${label}`}`)
      : [...labels.values()];
  return {
    svg: cleaned,
    relations: relations.length,
    summary: [...new Set(sentences)].filter(Boolean).join('; '),
  };
}

function record(
  { properties, tagName }: Element,
  labels: Map<string, string>,
  relations: [string, string, string][],
): void {
  const get = (...names: string[]): string | undefined => {
    const value = names.map((name) => properties[name]).find((each) => each !== undefined);
    return value === undefined
      ? undefined
      : String(value).replace(FORMATTING, '').replace(/\s+/g, ' ').trim();
  };
  const id = get('dataId');
  if (id !== undefined) labels.set(id, get('dataLabel') ?? id);
  const value = get('dataValue');
  if (value !== undefined) labels.set(`value ${labels.size}`, `${get('dataLabel')}: ${value}`);
  const [from, to] = [get('dataFrom', 'dataEntity1'), get('dataTo', 'dataEntity2')];
  const isLabel =
    Array.isArray(properties.className) && properties.className.includes('edge-label');
  if (from !== undefined && to !== undefined && !isLabel && tagName !== 'text')
    relations.push([from, to, get('dataLabel') ?? '']);
}

/** Checks for the text in entities without attributes, which the builder always writes in English. */
function isPlaceholder({ tagName, children: [text] }: Element): boolean {
  return tagName === 'text' && text?.type === 'text' && text.value === '(no attributes)';
}

/** Rounds coordinates, which the builder writes with up to 15 digits. */
function roundNumbers(value: Element['properties'][string]): Element['properties'][string] {
  const round = (text: string) =>
    text.replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
  if (typeof value === 'number') return Number(value.toFixed(2));
  if (typeof value === 'string') return round(value);
  return Array.isArray(value) ? value.map((each) => round(String(each))) : value;
}
