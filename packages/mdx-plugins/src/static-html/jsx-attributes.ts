import type { Literal, Program } from 'estree';
import type { Properties } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { find, hastToReact, html } from 'property-information';

/** Creates a JSX attribute with a numeric value. */
export function createNumberAttribute(name: string, value: number): MdxJsxAttribute {
  const raw = JSON.stringify(value);
  const expression: Literal = { type: 'Literal', value, raw };
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: raw, data: { estree } },
  };
}

/** Creates a JSX attribute with a string value. */
export function createStringAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/**
 * Converts element properties to JSX attributes. Returns `undefined` if there is a `style` property, which must be an
 * object in JSX.
 */
export function toJsxAttributes(properties: Properties): MdxJsxAttribute[] | undefined {
  const attributes: MdxJsxAttribute[] = [];
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (property === 'style') return undefined;
    const info = find(html, property);
    const name = info.space
      ? Object.hasOwn(hastToReact, info.property)
        ? hastToReact[info.property]!
        : info.property
      : info.attribute;
    if (value === true) attributes.push({ type: 'mdxJsxAttribute', name, value: null });
    else if (typeof value === 'number') attributes.push(createNumberAttribute(name, value));
    else {
      const text = Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : value;
      attributes.push(createStringAttribute(name, text));
    }
  }
  return attributes;
}
