import { dirname, join, resolve } from 'node:path';

import type { CallExpression, Expression } from 'acorn';

import type { FunctionNode } from './read-module';
import type { Scope } from './static-value';
import { type StaticValue, textOf } from './static-value';

/** Tells what an expression is worth. */
type Evaluate = (node: Expression | FunctionNode, scope: Scope) => StaticValue;
type StaticFunction = Extract<StaticValue, { kind: 'function' }>;

/** The path that `path.join(…)`, `path.resolve(…)` or `fileURLToPath(new URL('./x', import.meta.url))` makes. */
export function callPath(
  { callee, arguments: args }: CallExpression,
  scope: Scope,
  evaluate: Evaluate,
): string | undefined {
  const { module } = scope;
  const source = module.text.slice(callee.start, callee.end);
  const [first] = args;
  if (/(?:^|\.)fileURLToPath$/.test(source) && first?.type === 'NewExpression') {
    const [relative] = first.arguments;
    const path = relative && relative.type !== 'SpreadElement' && textOf(evaluate(relative, scope));
    return path ? resolve(dirname(module.file), path) : undefined;
  }
  const called = /^(?:path\.)?(join|resolve)$/.exec(source)?.[1];
  const origin = module.bindings.get(source.split('.')[0]!);
  if (!called || origin?.kind !== 'import' || !/^(?:node:)?path$/.test(origin.from))
    return undefined;
  const segments = args.map((arg) =>
    arg.type === 'SpreadElement' ? undefined : textOf(evaluate(arg, scope)),
  );
  if (!segments.every((segment) => segment !== undefined)) return undefined;
  return called === 'join' ? join(...segments) : resolve(dirname(module.file), ...segments);
}

/** What `map`, `filter(Boolean)`, `concat` and `flat` make of a list. */
export function callMethod(
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
  const given = args.map((arg) => evaluate(arg as Expression, scope));
  const [first] = given;
  if (name === 'map' && first?.kind === 'function') {
    const items = list.items.map((item) => applyFunction(first, [item], evaluate));
    return items.every((item) => item !== undefined) ? { ...list, items } : undefined;
  }
  if (name === 'filter' && first?.kind === 'code' && first.text === 'Boolean')
    return { ...list, items: list.items.filter((item) => item.kind !== 'plain' || item.value) };
  if (name === 'concat' || name === 'flat') {
    const all = name === 'concat' ? [list, ...given] : list.items;
    return { ...list, items: all.flatMap((item) => (item.kind === 'list' ? item.items : [item])) };
  }
  return undefined;
}

/** What a function gives back, where its body is constants and a `return`. */
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
  const inside = { ...scope, variables, depth: scope.depth + 1 };
  if (node.body.type !== 'BlockStatement') return evaluate(node.body, inside);
  for (const statement of node.body.body) {
    if (statement.type === 'ReturnStatement')
      return statement.argument ? evaluate(statement.argument, inside) : undefined;
    if (statement.type !== 'VariableDeclaration') return undefined;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) variables.set(id.name, evaluate(init, inside));
  }
  return undefined;
}
