import { evaluate } from './evaluate';
import type { ModuleSource } from './read-module';
import type { StaticValue } from './static-value';
import { moduleScope } from './static-value';

/** What a configuration file exports, or hands to `define.doc`. */
export function configurationOf(module: ModuleSource): StaticValue {
  const scope = moduleScope(module);
  const exported = module.exports.get('default');
  const documents = module.body
    .flatMap((each) => (each.type === 'ExpressionStatement' ? [each.expression] : []))
    .map((expression) => evaluate(expression, scope))
    .find((value) => value.kind === 'call' && value.name === 'define.doc');
  const value = exported ? evaluate(exported, scope) : documents;
  return unwrap(
    value ?? {
      kind: 'code',
      at: { file: module.file, line: 1, column: 1 },
      text: 'a file without a default export',
    },
  );
}

/** The object in `defineConfig({ … })`, in a function that gives it back, or in both. */
function unwrap(value: StaticValue): StaticValue {
  if (value.kind === 'call') {
    const inner = value.args.find((arg) => arg.kind !== 'plain');
    return inner ? unwrap(inner) : value;
  }
  if (value.kind === 'function' && value.node.body.type !== 'BlockStatement')
    return unwrap(evaluate(value.node.body, value.scope));
  if (value.kind === 'function' && value.node.body.type === 'BlockStatement') {
    const last = value.node.body.body.find((each) => each.type === 'ReturnStatement');
    if (last?.type === 'ReturnStatement' && last.argument)
      return unwrap(evaluate(last.argument, value.scope));
  }
  return value;
}
