import { dirname } from 'node:path';

import type { Expression, SpreadElement } from 'acorn';

import {
  applyFunction,
  evaluateArrayMethod,
  evaluateKnownCall,
  evaluatePathCall,
} from './evaluate-call';
import type { FunctionNode } from './read-module';
import { readModule, resolveRelativeImport } from './read-module';
import {
  createModuleScope,
  getLocation,
  getString,
  type ObjectEntry,
  type Scope,
  type SourceLocation,
  type StaticValue,
} from './static-value';

const MAX_DEPTH = 60;
/** AST node types for TypeScript syntax that wraps an expression, such as `as`. */
const TYPE_WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
]);

/** Statically evaluates an expression. Supports constants, relative imports and simple functions. */
export function evaluate(node: Expression | FunctionNode, scope: Scope): StaticValue {
  if (TYPE_WRAPPERS.has(node.type))
    return evaluate((node as unknown as { expression: Expression }).expression, scope);
  const at = getLocation(node, scope.module.file);
  const dynamic = (): StaticValue => ({
    kind: 'dynamic',
    at,
    text: scope.module.text.slice(node.start, node.end),
  });
  if (scope.depth > MAX_DEPTH) return dynamic();
  const plain = (value: Extract<StaticValue, { kind: 'plain' }>['value']): StaticValue => ({
    kind: 'plain',
    value,
    at,
  });
  switch (node.type) {
    case 'Literal':
      if (node.regex) return plain(new RegExp(node.regex.pattern, node.regex.flags));
      return typeof node.value === 'bigint' ? dynamic() : plain(node.value);
    case 'TemplateLiteral': {
      const parts = node.expressions.map((each) => evaluate(each, scope));
      if (!parts.every((part) => part.kind === 'plain')) return dynamic();
      const strings = node.quasis.map(({ value }) => value.cooked ?? '');
      return plain(
        strings.map((string, index) => string + String(parts[index]?.value ?? '')).join(''),
      );
    }
    case 'ArrayExpression':
      return {
        kind: 'list',
        at,
        items: node.elements.flatMap((item) => evaluateItems(item, scope)),
      };
    case 'ObjectExpression': {
      const entries = new Map<string, ObjectEntry>();
      for (const property of node.properties) addProperty(entries, property, scope);
      return { kind: 'object', at, entries };
    }
    case 'Identifier':
      return (
        evaluateIdentifier(node.name, scope, at) ??
        (node.name === 'undefined' ? plain(undefined) : dynamic())
      );
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return { kind: 'function', at, node, scope };
    case 'AwaitExpression':
      return evaluate(node.argument, scope);
    case 'ImportExpression': {
      const specifier = getString(evaluate(node.source, scope));
      if (specifier === undefined) return dynamic();
      return evaluateNamespace(specifier, scope, at) ?? dynamic();
    }
    case 'LogicalExpression': {
      const left = evaluate(node.left, scope);
      if (left.kind === 'dynamic') return dynamic();
      const value = left.kind === 'plain' ? left.value : true;
      const takesLeft =
        node.operator === '??' ? value != null : node.operator === '||' ? value : !value;
      return takesLeft ? left : evaluate(node.right, scope);
    }
    case 'ParenthesizedExpression':
      return evaluate(node.expression, scope);
    case 'UnaryExpression': {
      const operand = evaluate(node.argument, scope);
      if (operand.kind !== 'plain') return dynamic();
      if (node.operator === '!') return plain(!operand.value);
      return node.operator === '-' ? plain(-Number(operand.value)) : dynamic();
    }
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateIdentifier') return dynamic();
      const left = evaluate(node.left, scope);
      const right = evaluate(node.right, scope);
      if (left.kind !== 'plain' || right.kind !== 'plain') return dynamic();
      if (node.operator === '===') return plain(left.value === right.value);
      if (node.operator === '!==') return plain(left.value !== right.value);
      return node.operator === '+'
        ? plain(`${String(left.value)}${String(right.value)}`)
        : dynamic();
    }
    case 'ConditionalExpression': {
      const test = evaluate(node.test, scope);
      if (test.kind !== 'plain') return dynamic();
      return evaluate(test.value ? node.consequent : node.alternate, scope);
    }
    case 'MemberExpression': {
      if (scope.module.text.slice(node.start, node.end) === 'import.meta.dirname')
        return plain(dirname(scope.module.file));
      if (node.object.type === 'Super' || node.property.type === 'PrivateIdentifier')
        return dynamic();
      const object = evaluate(node.object, scope);
      const key = node.computed
        ? evaluate(node.property, scope)
        : plain((node.property as { name: string }).name);
      if (key.kind !== 'plain') return dynamic();
      if (object.kind === 'object')
        return object.entries.get(String(key.value))?.value ?? dynamic();
      if (object.kind === 'list') return object.items[Number(key.value)] ?? dynamic();
      if (object.kind === 'import') return { ...object, at, name: `${object.name}.${key.value}` };
      return dynamic();
    }
    case 'CallExpression': {
      if (node.callee.type === 'Super') return dynamic();
      const args = () => node.arguments.flatMap((argument) => evaluateItems(argument, scope));
      const path = evaluatePathCall(node, scope, evaluate);
      if (path !== undefined) return plain(path);
      const known = evaluateKnownCall(node, scope, evaluate);
      if (known !== undefined) return plain(known);
      const [argument] = node.arguments;
      if (node.callee.type === 'Identifier' && node.callee.name === 'require' && argument) {
        const specifier = getString(evaluate(argument as Expression, scope));
        if (specifier === undefined) return dynamic();
        return evaluateImport(specifier, 'default', scope, at) ?? dynamic();
      }
      const method = evaluateArrayMethod(node, scope, evaluate);
      if (method) return method;
      const callee = evaluate(node.callee, scope);
      if (callee.kind === 'import') return { ...callee, kind: 'call', at, args: args() };
      if (callee.kind === 'function') return applyFunction(callee, args(), evaluate) ?? dynamic();
      return dynamic();
    }
    default:
      return dynamic();
  }
}

/** Evaluates a variable. Returns `undefined` if the variable is not declared. */
function evaluateIdentifier(
  name: string,
  scope: Scope,
  at: SourceLocation,
): StaticValue | undefined {
  const { module } = scope;
  const variable = scope.variables.get(name);
  if (variable) return variable;
  if (name === '__dirname') return { kind: 'plain', at, value: dirname(module.file) };
  const binding = module.bindings.get(name);
  if (!binding) return undefined;
  const outer = { ...createModuleScope(module), depth: scope.depth + 1 };
  if (binding.kind === 'expression') return evaluate(binding.node, outer);
  if (binding.name === '*') {
    const namespace = evaluateNamespace(binding.from, outer, at);
    if (namespace?.kind === 'object') return namespace;
  }
  return evaluateImport(binding.from, binding.name, scope, at);
}

/** Evaluates an export of a module. Imports from packages stay imports. */
function evaluateImport(
  from: string,
  name: string,
  scope: Scope,
  at: SourceLocation,
): StaticValue | undefined {
  const file = findSource(from, scope);
  if (!file) return { kind: 'import', at, name, from };
  const imported = readModule(file);
  const exported = imported.exports.get(name);
  return exported && evaluate(exported, { ...createModuleScope(imported), depth: scope.depth + 1 });
}

/** Evaluates all exports of a module, as in `import * as all` and `await import(…)`. */
function evaluateNamespace(
  from: string,
  scope: Scope,
  at: SourceLocation,
): StaticValue | undefined {
  const file = findSource(from, scope);
  if (!file) return { kind: 'import', at, name: '*', from };
  const imported = readModule(file);
  const inner = { ...createModuleScope(imported), depth: scope.depth + 1 };
  const entries = [...imported.exports].map(
    ([name, node]) =>
      [name, { at: getLocation(node, file), value: evaluate(node, inner) }] as const,
  );
  return { kind: 'object', at, entries: new Map(entries) };
}

function findSource(from: string, { module }: Scope): string | undefined {
  const file = from.startsWith('.') ? resolveRelativeImport(from, module.file) : undefined;
  return file && /\.(?:[cm]?[jt]s|json)$/.test(file) ? file : undefined;
}

function evaluateItems(node: Expression | SpreadElement | null, scope: Scope): StaticValue[] {
  if (!node) return [];
  if (node.type !== 'SpreadElement') return [evaluate(node, scope)];
  const spread = evaluate(node.argument, scope);
  return spread.kind === 'list' ? spread.items : [spread];
}

/** Unwraps a call to `defineConfig` or a similar identity function and returns its argument. */
function unwrapDefineCall(value: StaticValue): StaticValue {
  const [first] = value.kind === 'call' && /^define[A-Z]/.test(value.name) ? value.args : [];
  return first?.kind === 'object' ? first : value;
}

type Properties = Extract<Expression, { type: 'ObjectExpression' }>['properties'];

function addProperty(
  entries: Map<string, ObjectEntry>,
  property: Properties[number],
  scope: Scope,
): void {
  const at = getLocation(property, scope.module.file);
  if (property.type === 'SpreadElement') {
    const spread = unwrapDefineCall(evaluate(property.argument, scope));
    if (spread.kind === 'object')
      for (const [key, entry] of spread.entries) entries.set(key, entry);
    else
      entries.set(`...${scope.module.text.slice(property.argument.start, property.argument.end)}`, {
        at,
        value: spread,
      });
    return;
  }
  const { key, computed } = property;
  const name = computed
    ? evaluate(key as Expression, scope)
    : key.type === 'Identifier'
      ? key.name
      : key.type === 'Literal'
        ? String(key.value)
        : undefined;
  const text = typeof name === 'object' && name.kind === 'plain' ? String(name.value) : name;
  if (typeof text === 'string') entries.set(text, { at, value: evaluate(property.value, scope) });
}
