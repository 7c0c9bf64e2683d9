import { dirname, join, resolve } from 'node:path';

import type { CallExpression, Expression, Pattern } from 'acorn';

import type { FunctionNode } from './read-module';
import type { Scope } from './static-value';
import { getProperty, getString, type StaticValue } from './static-value';

/** Function that evaluates an expression. Passed as a parameter to avoid a circular import. */
type Evaluate = (node: Expression | FunctionNode, scope: Scope) => StaticValue;
type StaticFunction = Extract<StaticValue, { kind: 'function' }>;

/** Evaluates `path.join(…)`, `path.resolve(…)` and `fileURLToPath(new URL('./x', import.meta.url))`. */
export function evaluatePathCall(
  { callee, arguments: args }: CallExpression,
  scope: Scope,
  evaluate: Evaluate,
): string | undefined {
  const { module } = scope;
  const source = module.text.slice(callee.start, callee.end);
  const [first] = args;
  if (/(?:^|\.)fileURLToPath$/.test(source) && first?.type === 'NewExpression') {
    const [relative] = first.arguments;
    const path =
      relative && relative.type !== 'SpreadElement' && getString(evaluate(relative, scope));
    return path ? resolve(dirname(module.file), path) : undefined;
  }
  const called = /^(?:path\.)?(join|resolve)$/.exec(source)?.[1];
  const origin = module.bindings.get(source.split('.')[0]!);
  if (!called || origin?.kind !== 'import' || !/^(?:node:)?path$/.test(origin.from))
    return undefined;
  const segments = args.map((arg) =>
    arg.type === 'SpreadElement' ? undefined : getString(evaluate(arg, scope)),
  );
  if (!segments.every((segment) => segment !== undefined)) return undefined;
  return called === 'join' ? join(...segments) : resolve(dirname(module.file), ...segments);
}

/** Evaluates `require.resolve('./x')` to a path, and `new Date().getFullYear()` to the current year. */
export function evaluateKnownCall(
  { callee, arguments: args }: CallExpression,
  scope: Scope,
  evaluate: Evaluate,
): string | number | undefined {
  const source = scope.module.text.slice(callee.start, callee.end);
  if (/^new Date\(\s*\)\.getFullYear$/.test(source)) return new Date().getFullYear();
  const [first] = args;
  if (source !== 'require.resolve' || !first || first.type === 'SpreadElement') return undefined;
  const specifier = getString(evaluate(first, scope));
  if (!specifier?.startsWith('.')) return specifier;
  return resolve(dirname(scope.module.file), specifier);
}

/** Evaluates calls to the array methods `map`, `filter(Boolean)`, `concat` and `flat`. */
export function evaluateArrayMethod(
  { callee, arguments: args }: CallExpression,
  scope: Scope,
  evaluate: Evaluate,
): StaticValue | undefined {
  if (callee.type !== 'MemberExpression' || callee.object.type === 'Super') return undefined;
  if (callee.property.type !== 'Identifier' || callee.computed) return undefined;
  const { name } = callee.property;
  if (!['map', 'filter', 'concat', 'flat'].includes(name)) return undefined;
  const list = evaluate(callee.object, scope);
  if (list.kind !== 'list') return undefined;
  const values = args.map((arg) => evaluate(arg as Expression, scope));
  const [first] = values;
  if (name === 'map' && first?.kind === 'function') {
    const items = list.items.map((item) => applyFunction(first, [item], evaluate));
    return items.every((item) => item !== undefined) ? { ...list, items } : undefined;
  }
  if (name === 'filter' && first?.kind === 'dynamic' && first.text === 'Boolean')
    return { ...list, items: list.items.filter((item) => item.kind !== 'plain' || item.value) };
  if (name === 'concat' || name === 'flat') {
    const all = name === 'concat' ? [list, ...values] : list.items;
    return { ...list, items: all.flatMap((item) => (item.kind === 'list' ? item.items : [item])) };
  }
  return undefined;
}

/**
 * Evaluates a call to a function. Its body can declare constants before the `return` statement, also with destructuring.
 * Statements that do not use local variables are skipped. Parameters without an argument are only known at runtime.
 */
export function applyFunction(
  { node, scope }: StaticFunction,
  args: readonly StaticValue[],
  evaluate: Evaluate,
): StaticValue | undefined {
  const variables = new Map(scope.variables);
  for (const [index, parameter] of node.params.entries()) {
    const arg = args[index];
    if (arg) bindPattern(parameter, arg, variables);
  }
  const inner = { ...scope, variables, depth: scope.depth + 1 };
  if (node.body.type !== 'BlockStatement') return evaluate(node.body, inner);
  for (const statement of node.body.body) {
    if (statement.type === 'ReturnStatement')
      return statement.argument ? evaluate(statement.argument, inner) : undefined;
    if (statement.type === 'FunctionDeclaration')
      variables.set(statement.id.name, evaluate(statement, inner));
    else if (statement.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations)
        if (init) bindPattern(id, evaluate(init, inner), variables);
    } else if (
      statement.type !== 'ExpressionStatement' ||
      mayChange(statement.expression, variables)
    )
      return undefined;
  }
  return undefined;
}

/** Checks whether an expression statement may change a local variable, such as `list.push(1)` or `a = 2`. */
function mayChange(expression: Expression, variables: ReadonlyMap<string, StaticValue>): boolean {
  const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
  if (call.type !== 'CallExpression') return expression.type !== 'Literal';
  const object = call.callee.type === 'MemberExpression' ? call.callee.object : undefined;
  return [object, ...call.arguments].some(
    (node) =>
      (node?.type === 'Identifier' && variables.has(node.name)) ||
      // A function can change the variables that it uses.
      node?.type === 'ArrowFunctionExpression' ||
      node?.type === 'FunctionExpression',
  );
}

/** Binds the names of a declaration, such as `{ a, b: c }`, to the parts of a value. */
function bindPattern(pattern: Pattern, value: StaticValue, variables: Map<string, StaticValue>) {
  if (pattern.type === 'Identifier') variables.set(pattern.name, value);
  if (pattern.type !== 'ObjectPattern') return;
  for (const property of pattern.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    const { name } = property.key;
    const part =
      value.kind === 'import'
        ? { ...value, name: value.name === '*' ? name : `${value.name}.${name}` }
        : getProperty(value, name);
    if (part) bindPattern(property.value as Pattern, part, variables);
  }
}
