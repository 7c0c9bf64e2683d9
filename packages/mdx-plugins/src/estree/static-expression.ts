import type { Expression, Program, SpreadElement } from 'estree';

/** Value of an expression that is known without running code. */
export type StaticValue = string | number | boolean | null | StaticObject;
interface StaticObject {
  [key: string]: StaticValue;
}

/** Returns the expression of a program that contains nothing else. */
export function getExpression(program: Program | null | undefined): Expression | undefined {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && others.length === 0
    ? statement.expression
    : undefined;
}

/** Returns the value of a literal, of a template without expressions, or of an object of these. */
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

/**
 * Returns the text that an expression renders, or `undefined` if it is not known without running code. Comments render nothing.
 * Members of `frontmatter`, such as `frontmatter.title`, are known.
 */
export function evaluateText(
  program: Program | undefined,
  frontmatter: Readonly<Record<string, unknown>>,
): string | undefined {
  if (program?.body.length === 0) return '';
  const expression = getExpression(program);
  const value = staticValue(expression) ?? (memberOf(expression, { frontmatter }) as StaticValue);
  if (value === undefined || (typeof value === 'object' && value !== null)) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the value of `a.b.c`, where `a` is a key of `scope`. */
function memberOf(node: Expression | undefined, scope: Readonly<Record<string, unknown>>): unknown {
  if (node?.type === 'Identifier') {
    return Object.hasOwn(scope, node.name) ? scope[node.name] : undefined;
  }
  if (node?.type !== 'MemberExpression' || node.computed || node.object.type === 'Super') {
    return undefined;
  }
  const object = memberOf(node.object, scope);
  const key = node.property.type === 'Identifier' ? node.property.name : '';
  const isMap = typeof object === 'object' && object !== null && Object.hasOwn(object, key);
  return isMap ? (object as Record<string, unknown>)[key] : undefined;
}
