import { evaluate } from './evaluate';
import { applyFunction } from './evaluate-call';
import type { ModuleSource } from './read-module';
import type { StaticValue } from './static-value';
import { createModuleScope } from './static-value';

/** Finds the configuration of a module: the default export, or the argument of a `define.doc` call. */
export function findConfiguration(module: ModuleSource): StaticValue {
  const scope = createModuleScope(module);
  const exported = module.exports.get('default');
  const defined = module.body
    .flatMap((each) => (each.type === 'ExpressionStatement' ? [each.expression] : []))
    .map((expression) => evaluate(expression, scope))
    .find((value) => value.kind === 'call' && value.name === 'define.doc');
  const value = exported ? evaluate(exported, scope) : defined;
  return unwrap(
    value ?? {
      kind: 'dynamic',
      at: { file: module.file, line: 1, column: 1 },
      text: 'no default export found',
    },
  );
}

/** Returns the object that is passed to `defineConfig` or returned by a configuration function. */
function unwrap(value: StaticValue): StaticValue {
  if (value.kind === 'call') {
    const inner = value.args.find((arg) => arg.kind !== 'plain');
    return inner ? unwrap(inner) : value;
  }
  if (value.kind === 'function') {
    const returned = applyFunction(value, [], evaluate);
    return returned ? unwrap(returned) : value;
  }
  return value;
}
