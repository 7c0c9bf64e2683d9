import { dirname } from 'node:path';

import type { Expression, SpreadElement } from 'acorn';

import { applyFunction, callMethod, callPath } from './evaluate-call';
import type { FunctionNode } from './read-module';
import { readModule, resolveRelative } from './read-module';
import {
  type Entry,
  moduleScope,
  type Place,
  placeOf,
  type Scope,
  type StaticValue,
} from './static-value';

const MAX_DEPTH = 60;
/** What TypeScript adds around an expression. */
const TYPE_WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
]);

/** What an expression is worth, without running it: constants, imports by relative path and simple functions are followed. */
export function evaluate(node: Expression | FunctionNode, scope: Scope): StaticValue {
  if (TYPE_WRAPPERS.has(node.type))
    return evaluate((node as unknown as { expression: Expression }).expression, scope);
  const at = placeOf(node, scope.module.file);
  const code = (): StaticValue => ({
    kind: 'code',
    at,
    text: scope.module.text.slice(node.start, node.end),
  });
  if (scope.depth > MAX_DEPTH) return code();
  const plain = (value: Extract<StaticValue, { kind: 'plain' }>['value']): StaticValue => ({
    kind: 'plain',
    value,
    at,
  });
  switch (node.type) {
    case 'Literal':
      if (node.regex) return plain(new RegExp(node.regex.pattern, node.regex.flags));
      return typeof node.value === 'bigint' ? code() : plain(node.value);
    case 'TemplateLiteral': {
      const parts = node.expressions.map((each) => evaluate(each, scope));
      if (!parts.every((part) => part.kind === 'plain')) return code();
      const texts = node.quasis.map(({ value }) => value.cooked ?? '');
      return plain(texts.map((text, index) => text + String(parts[index]?.value ?? '')).join(''));
    }
    case 'ArrayExpression':
      return { kind: 'list', at, items: node.elements.flatMap((item) => itemsOf(item, scope)) };
    case 'ObjectExpression': {
      const entries = new Map<string, Entry>();
      for (const property of node.properties) addProperty(entries, property, scope);
      return { kind: 'object', at, entries };
    }
    case 'Identifier':
      return (
        evaluateName(node.name, scope, at) ??
        (node.name === 'undefined' ? plain(undefined) : code())
      );
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return { kind: 'function', at, node, scope };
    case 'AwaitExpression':
      return evaluate(node.argument, scope);
    case 'ParenthesizedExpression':
      return evaluate(node.expression, scope);
    case 'UnaryExpression': {
      const operand = evaluate(node.argument, scope);
      if (operand.kind !== 'plain') return code();
      if (node.operator === '!') return plain(!operand.value);
      return node.operator === '-' ? plain(-Number(operand.value)) : code();
    }
    case 'BinaryExpression': {
      if (node.operator !== '+' || node.left.type === 'PrivateIdentifier') return code();
      const left = evaluate(node.left, scope);
      const right = evaluate(node.right, scope);
      if (left.kind !== 'plain' || right.kind !== 'plain') return code();
      return plain(`${String(left.value)}${String(right.value)}`);
    }
    case 'ConditionalExpression': {
      const test = evaluate(node.test, scope);
      if (test.kind !== 'plain') return code();
      return evaluate(test.value ? node.consequent : node.alternate, scope);
    }
    case 'MemberExpression': {
      if (scope.module.text.slice(node.start, node.end) === 'import.meta.dirname')
        return plain(dirname(scope.module.file));
      if (node.object.type === 'Super' || node.property.type === 'PrivateIdentifier') return code();
      const object = evaluate(node.object, scope);
      const key = node.computed
        ? evaluate(node.property, scope)
        : plain((node.property as { name: string }).name);
      if (key.kind !== 'plain') return code();
      if (object.kind === 'object') return object.entries.get(String(key.value))?.value ?? code();
      if (object.kind === 'list') return object.items[Number(key.value)] ?? code();
      if (object.kind === 'foreign') return { ...object, at, name: `${object.name}.${key.value}` };
      return code();
    }
    case 'CallExpression': {
      if (node.callee.type === 'Super') return code();
      const args = () => node.arguments.flatMap((argument) => itemsOf(argument, scope));
      const path = callPath(node, scope, evaluate);
      if (path !== undefined) return plain(path);
      const method = callMethod(node, scope, evaluate);
      if (method) return method;
      const callee = evaluate(node.callee, scope);
      if (callee.kind === 'foreign') return { ...callee, kind: 'call', at, args: args() };
      if (callee.kind === 'function') return applyFunction(callee, args(), evaluate) ?? code();
      return code();
    }
    default:
      return code();
  }
}

/** What a name means; `undefined` where nothing in reach says it. */
function evaluateName(name: string, scope: Scope, at: Place): StaticValue | undefined {
  const { module } = scope;
  const variable = scope.variables.get(name);
  if (variable) return variable;
  if (name === '__dirname') return { kind: 'plain', at, value: dirname(module.file) };
  const binding = module.bindings.get(name);
  if (!binding) return undefined;
  const own = { ...moduleScope(module), depth: scope.depth + 1 };
  if (binding.kind === 'expression') return evaluate(binding.node, own);
  const file = binding.from.startsWith('.') && resolveRelative(binding.from, module.file);
  if (!file || !/\.(?:[cm]?[jt]s|json)$/.test(file))
    return { kind: 'foreign', at, name: binding.name, from: binding.from };
  const imported = readModule(file);
  const exported = imported.exports.get(binding.name);
  return exported && evaluate(exported, { ...moduleScope(imported), depth: scope.depth + 1 });
}

function itemsOf(node: Expression | SpreadElement | null, scope: Scope): StaticValue[] {
  if (!node) return [];
  if (node.type !== 'SpreadElement') return [evaluate(node, scope)];
  const spread = evaluate(node.argument, scope);
  return spread.kind === 'list' ? spread.items : [spread];
}

/** The object in `defineConfig({ … })` of a package: such functions give back what they take. */
function handedBack(value: StaticValue): StaticValue {
  const [first] = value.kind === 'call' && /^define[A-Z]/.test(value.name) ? value.args : [];
  return first?.kind === 'object' ? first : value;
}

type Properties = Extract<Expression, { type: 'ObjectExpression' }>['properties'];

function addProperty(
  entries: Map<string, Entry>,
  property: Properties[number],
  scope: Scope,
): void {
  const at = placeOf(property, scope.module.file);
  if (property.type === 'SpreadElement') {
    const spread = handedBack(evaluate(property.argument, scope));
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
