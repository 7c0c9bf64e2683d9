import type { Node } from 'acorn';

import type { FunctionNode, ModuleSource } from './read-module';

/** Location in a source file. Lines and columns are 1-based. */
export interface SourceLocation {
  file: string;
  line: number;
  column: number;
}

export interface ObjectEntry {
  /** Location of the property key. */
  at: SourceLocation;
  value: StaticValue;
}

/** Value of a statically evaluated expression. */
export type StaticValue = { at: SourceLocation } & (
  | { kind: 'plain'; value: string | number | boolean | RegExp | null | undefined }
  | { kind: 'list'; items: StaticValue[] }
  | { kind: 'object'; entries: Map<string, ObjectEntry> }
  | { kind: 'function'; node: FunctionNode; scope: Scope }
  /** Import from a package. `name` is the exported name. */
  | { kind: 'import'; name: string; from: string }
  /** Call to a function imported from a package. */
  | { kind: 'call'; name: string; from: string; args: StaticValue[] }
  /** Expression whose value is only known at runtime. */
  | { kind: 'dynamic'; text: string }
);

/** Scope in which an expression is evaluated. Function variables shadow module bindings. */
export interface Scope {
  module: ModuleSource;
  variables: ReadonlyMap<string, StaticValue>;
  /** Depth of nested calls and references, which is limited to prevent infinite recursion. */
  depth: number;
}

/** Creates the top-level scope of a module. */
export function createModuleScope(module: ModuleSource): Scope {
  return { module, variables: new Map(), depth: 0 };
}

/** Returns the source location of an AST node. */
export function getLocation(node: Pick<Node, 'loc'>, file: string): SourceLocation {
  const { line = 1, column = 0 } = node.loc?.start ?? {};
  return { file, line, column: column + 1 };
}

/** Converts a static value to plain data. Omits dynamic values and passes them to `onDynamic` with their paths. */
export function toData(
  value: StaticValue,
  onDynamic: (value: StaticValue, path: string) => void,
  path = '',
): unknown {
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'list':
      return value.items
        .map((item, index) => toData(item, onDynamic, `${path}[${index}]`))
        .filter((item) => item !== undefined);
    case 'object':
      return Object.fromEntries(
        [...value.entries]
          .map(([key, entry]) => [key, toData(entry.value, onDynamic, `${path}.${key}`)] as const)
          .filter(([, item]) => item !== undefined),
      );
    default:
      onDynamic(value, path);
      return undefined;
  }
}

/** Returns a static string value, or `undefined` if the value is not a string. */
export function getString(value: StaticValue | undefined): string | undefined {
  return value?.kind === 'plain' && typeof value.value === 'string' ? value.value : undefined;
}

/** Returns the value of an object property, or `undefined` if not found. */
export function getProperty(value: StaticValue | undefined, key: string): StaticValue | undefined {
  return value?.kind === 'object' ? value.entries.get(key)?.value : undefined;
}
