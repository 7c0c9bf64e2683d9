import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { getExpression, type StaticValue, staticValue } from './static-expression';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns the attributes whose values are known without running code. */
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
      const known = staticValue(getExpression(value.data?.estree));
      if (known !== undefined) values[name] = known;
    }
  }
  return values;
}

/** Returns the first of the named attributes that is a string or a number, as a string. */
export function firstText(values: Record<string, StaticValue>, ...names: string[]): string {
  for (const name of names) {
    const value = values[name];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
}
