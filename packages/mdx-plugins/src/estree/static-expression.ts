import type { Expression, Program, SpreadElement } from 'estree';

/** Value of a statically evaluated expression. */
export type StaticValue = string | number | boolean | null | StaticObject;
interface StaticObject {
  [key: string]: StaticValue;
}

/** Returns the expression of a program that consists of a single expression statement. */
export function getExpression(program: Program | null | undefined): Expression | undefined {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && others.length === 0
    ? statement.expression
    : undefined;
}

/** Evaluates a literal, a template literal without expressions, or an object of static values. */
export function getStaticValue(
  node: Expression | SpreadElement | undefined,
): StaticValue | undefined {
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
    const value = getStaticValue(node.argument);
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
    const value = getStaticValue(property.value as Expression);
    if (key === undefined || value === undefined) return undefined;
    object[key] = value;
  }
  return object;
}

/**
 * Evaluates the text that an expression renders, or returns `undefined` if it cannot be evaluated statically. Comments
 * render nothing. References to frontmatter values, such as `frontmatter.title`, are resolved.
 */
export function evaluateText(
  program: Program | undefined,
  frontmatter: Readonly<Record<string, unknown>>,
): string | undefined {
  if (program?.body.length === 0) return '';
  const expression = getExpression(program);
  const value =
    getStaticValue(expression) ?? (memberOf(expression, { frontmatter }) as StaticValue);
  if (value === undefined || (typeof value === 'object' && value !== null)) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Resolves a member expression such as `a.b.c`, where `a` is a key in `scope`. */
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
