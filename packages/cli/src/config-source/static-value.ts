import type { Node } from 'acorn';

import type { FunctionNode, ModuleSource } from './read-module';

/** Position in a source file. Lines and columns are 1-based. */
export interface SourceLocation {
  file: string;
  line: number;
  column: number;
}

export interface Entry {
  /** Location of the key. */
  at: SourceLocation;
  value: StaticValue;
}

/** Value of an expression that is evaluated without running the code. */
export type StaticValue = { at: SourceLocation } & (
  | { kind: 'plain'; value: string | number | boolean | RegExp | null | undefined }
  | { kind: 'list'; items: StaticValue[] }
  | { kind: 'object'; entries: Map<string, Entry> }
  | { kind: 'function'; node: FunctionNode; scope: Scope }
  /** Import from a package. `name` is the name of the export. */
  | { kind: 'import'; name: string; from: string }
  /** Call of a function that is imported from a package. */
  | { kind: 'call'; name: string; from: string; args: StaticValue[] }
  /** Code whose value is only known at run time. */
  | { kind: 'dynamic'; text: string }
);

/** Variables that an expression can refer to. Variables of functions take precedence over those of the module. */
export interface Scope {
  module: ModuleSource;
  variables: ReadonlyMap<string, StaticValue>;
  /** Number of nested calls and references, which is limited because of recursion. */
  depth: number;
}

/** Returns the top-level scope of a module. */
export function moduleScope(module: ModuleSource): Scope {
  return { module, variables: new Map(), depth: 0 };
}

/** Returns the location of a syntax node. */
export function locationOf(node: Pick<Node, 'loc'>, file: string): SourceLocation {
  const { line = 1, column = 0 } = node.loc?.start ?? {};
  return { file, line, column: column + 1 };
}

/** Converts a static value to data. Excludes dynamic values and passes them to `onDynamic` with their paths. */
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

/** Returns the value if it is a string. */
export function getString(value: StaticValue | undefined): string | undefined {
  return value?.kind === 'plain' && typeof value.value === 'string' ? value.value : undefined;
}

/** Returns the value of a property if the value is an object. */
export function getProperty(value: StaticValue | undefined, key: string): StaticValue | undefined {
  return value?.kind === 'object' ? value.entries.get(key)?.value : undefined;
}
