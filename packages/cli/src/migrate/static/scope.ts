import type {
  AnonymousFunctionDeclaration,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
} from 'acorn';

import type { ModuleSource } from './read-module';
import type { StaticValue } from './static-value';

export type FunctionNode =
  | AnonymousFunctionDeclaration
  | ArrowFunctionExpression
  | FunctionDeclaration
  | FunctionExpression;

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
