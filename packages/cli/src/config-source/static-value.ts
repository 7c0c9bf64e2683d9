import type { Node } from 'acorn';

import type { FunctionNode, ModuleSource } from './read-module';

/** Where something stands, counted from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

export interface Entry {
  /** Place of the key. */
  at: Place;
  value: StaticValue;
}

/** What an expression is worth, as far as that can be told without running it. */
export type StaticValue = { at: Place } & (
  | { kind: 'plain'; value: string | number | boolean | RegExp | null | undefined }
  | { kind: 'list'; items: StaticValue[] }
  | { kind: 'object'; entries: Map<string, Entry> }
  | { kind: 'function'; node: FunctionNode; scope: Scope }
  /** Something of a package: `name` as it is exported there. */
  | { kind: 'foreign'; name: string; from: string }
  /** A call of something foreign. */
  | { kind: 'call'; name: string; from: string; args: StaticValue[] }
  /** Code whose worth only a run tells. */
  | { kind: 'code'; text: string }
);

/** What names mean at a place: variables of functions around it, then those of its module. */
export interface Scope {
  module: ModuleSource;
  variables: ReadonlyMap<string, StaticValue>;
  /** How many calls led here; a limit keeps recursion from going on for ever. */
  depth: number;
}

export function moduleScope(module: ModuleSource): Scope {
  return { module, variables: new Map(), depth: 0 };
}

export function placeOf(node: Pick<Node, 'loc'>, file: string): Place {
  const { line = 1, column = 0 } = node.loc?.start ?? {};
  return { file, line, column: column + 1 };
}

/** The value as data. What is no data is left out, and told to `onCode` with the path to it. */
export function toData(
  value: StaticValue,
  onCode: (value: StaticValue, path: string) => void,
  path = '',
): unknown {
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'list':
      return value.items
        .map((item, index) => toData(item, onCode, `${path}[${index}]`))
        .filter((item) => item !== undefined);
    case 'object':
      return Object.fromEntries(
        [...value.entries]
          .map(([key, entry]) => [key, toData(entry.value, onCode, `${path}.${key}`)] as const)
          .filter(([, item]) => item !== undefined),
      );
    default:
      onCode(value, path);
      return undefined;
  }
}

export function textOf(value: StaticValue | undefined): string | undefined {
  return value?.kind === 'plain' && typeof value.value === 'string' ? value.value : undefined;
}

export function entryOf(value: StaticValue | undefined, key: string): StaticValue | undefined {
  return value?.kind === 'object' ? value.entries.get(key)?.value : undefined;
}
