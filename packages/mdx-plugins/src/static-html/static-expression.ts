import type { Expression, Program, SpreadElement } from 'estree';

/** Value of code that needs no running; `undefined` inside means that it does. */
export type StaticValue = string | number | boolean | null | StaticObject;
interface StaticObject {
  [key: string]: StaticValue;
}

/** The only expression of a program. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && others.length === 0
    ? statement.expression
    : undefined;
}

/** Value of a literal, a template without holes or an object of those. */
export function staticValue(node: Expression | SpreadElement | undefined): StaticValue | undefined {
  if (!node) return undefined;
  if (node.type === 'Literal') {
    const { value } = node;
    return value === null || ['string', 'number', 'boolean'].includes(typeof value)
      ? (value as StaticValue)
      : undefined;
  }
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = staticValue(node.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const object: StaticObject = {};
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init')
      return undefined;
    const key =
      property.key.type === 'Identifier'
        ? property.key.name
        : property.key.type === 'Literal'
          ? String(property.key.value)
          : undefined;
    const value = staticValue(property.value as Expression);
    if (key === undefined || value === undefined) return undefined;
    object[key] = value;
  }
  return object;
}

/** What an expression shows, if that is known: nothing for a comment, text for a string or a number. */
export function staticText(program: Program | undefined): string | undefined {
  if (program?.body.length === 0) return '';
  const value = staticValue(expressionOf(program));
  if (value === undefined || (typeof value === 'object' && value !== null)) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
