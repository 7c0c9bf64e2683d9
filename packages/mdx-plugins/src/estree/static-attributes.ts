import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { getExpression, getStaticValue, type StaticValue } from './static-expression';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns the JSX attributes that can be evaluated statically. */
export function getStaticAttributes(
  node: Pick<JsxNode, 'attributes'>,
): Record<string, StaticValue> {
  const values: Record<string, StaticValue> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (value === null || value === undefined) values[name] = true;
    else if (typeof value === 'string') values[name] = value;
    else {
      const known = getStaticValue(getExpression(value.data?.estree));
      if (known !== undefined) values[name] = known;
    }
  }
  return values;
}

/** Returns the first given attribute whose value is a string or a number, converted to a string. */
export function getFirstString(values: Record<string, StaticValue>, ...names: string[]): string {
  for (const name of names) {
    const value = values[name];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
}
