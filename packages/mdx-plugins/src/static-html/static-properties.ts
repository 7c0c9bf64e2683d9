import type { Properties } from 'hast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import { find, html, svg } from 'property-information';
import { getExpression, getStaticValue, type StaticValue } from '../estree/static-expression';

/** SVG elements, which use different attribute names. */
const SVG_TAGS =
  /^(?:svg|g|path|circle|ellipse|line|poly(?:gon|line)|rect|defs|use|symbol|linearGradient|radialGradient|stop|clipPath|mask|text|tspan|marker|pattern|filter|fe[A-Z]\w+)$/;

/** Props that only React supports. */
const REACT_ONLY =
  /^(?:ref|dangerouslySetInnerHTML|children|defaultValue|defaultChecked|suppress[A-Z]\w*|on[A-Z]\w*)$/;
/** Form elements that React can control. */
const CONTROLLED = new Set(['input', 'select', 'textarea']);

/** Converts JSX attributes to HTML properties. Returns `undefined` if an attribute requires React. */
export function toStaticProperties(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  tagName: string,
): Properties | undefined {
  const properties: Properties = {};
  const schema = SVG_TAGS.test(tagName) ? svg : html;
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name } = attribute;
    if (name === 'key') continue;
    if (REACT_ONLY.test(name) || (CONTROLLED.has(tagName) && /^(?:value|checked)$/.test(name))) {
      return undefined;
    }
    const value = attributeValue(attribute);
    if (value === undefined) return undefined;
    if (name === 'style' && typeof value === 'object' && value !== null) {
      properties.style = toCssText(value);
      continue;
    }
    const info = find(schema, name);
    const property = toProperty(value, info.booleanish || /^(?:data|aria)-/.test(info.attribute));
    if (property === undefined) return undefined;
    if (property === null) continue;
    properties[info.property] =
      info.property === 'className' ? String(property).split(/\s+/).filter(Boolean) : property;
  }
  return properties;
}

function attributeValue({ value }: MdxJsxAttribute): StaticValue | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : getStaticValue(getExpression(value.data?.estree));
}

/**
 * Converts a value the same way React does: some attributes render `true` as a string, and `false` and `null` omit the
 * attribute.
 */
function toProperty(value: StaticValue, isStringified: boolean): Properties[string] | undefined {
  if (typeof value === 'object' && value !== null) return undefined;
  if (typeof value === 'boolean' && isStringified) return String(value);
  return value === false ? null : value;
}

/** CSS properties that accept unitless numbers. */
const UNITLESS = new Set(
  (
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns ' +
    'fillOpacity flex flexGrow flexShrink floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnStart ' +
    'gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity strokeDashoffset ' +
    'strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom'
  ).split(' '),
);

/** Converts a style object to CSS declarations. */
export function toCssText(style: { [key: string]: StaticValue }): string {
  return Object.entries(style)
    .filter(([, value]) => value !== null && typeof value !== 'boolean' && value !== '')
    .map(([name, value]) => `${cssName(name)}:${cssValue(name, value)}`)
    .join(';');
}

function cssName(name: string): string {
  if (name.startsWith('--')) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
}

function cssValue(name: string, value: StaticValue): string {
  const needsUnit =
    typeof value === 'number' && value !== 0 && !name.startsWith('--') && !UNITLESS.has(name);
  return needsUnit ? `${value}px` : String(value).trim();
}
