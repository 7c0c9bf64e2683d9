import { dirname, join, resolve } from 'node:path';

import type { CallExpression, Expression } from 'acorn';

import type { FunctionNode } from './read-module';
import type { Scope } from './static-value';
import { getString, type StaticValue } from './static-value';

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

/** Evaluates a call to a function whose body contains only constants and a `return` statement. */
export function applyFunction(
  { node, scope }: StaticFunction,
  args: readonly StaticValue[],
  evaluate: Evaluate,
): StaticValue | undefined {
  const variables = new Map(scope.variables);
  for (const [index, parameter] of node.params.entries()) {
    const arg = args[index];
    if (parameter.type !== 'Identifier') return undefined;
    if (arg) variables.set(parameter.name, arg);
  }
  const inner = { ...scope, variables, depth: scope.depth + 1 };
  if (node.body.type !== 'BlockStatement') return evaluate(node.body, inner);
  for (const statement of node.body.body) {
    if (statement.type === 'ReturnStatement')
      return statement.argument ? evaluate(statement.argument, inner) : undefined;
    if (statement.type !== 'VariableDeclaration') return undefined;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) variables.set(id.name, evaluate(init, inner));
  }
  return undefined;
}
