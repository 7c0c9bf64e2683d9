import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import type {
  AnonymousFunctionDeclaration,
  ArrowFunctionExpression,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
  Program,
} from 'acorn';

import { OctavoError } from '../model/errors';
import { parseScript } from './parse-script';

export type FunctionNode =
  | AnonymousFunctionDeclaration
  | ArrowFunctionExpression
  | FunctionDeclaration
  | FunctionExpression;

/** Top-level binding in a module: a declaration or an import. */
export type Binding =
  | { kind: 'expression'; node: Expression | FunctionNode }
  | { kind: 'import'; from: string; name: string };

export interface ModuleSource {
  file: string;
  text: string;
  body: Program['body'];
  bindings: Map<string, Binding>;
  /** Exports by name. `export default` and `module.exports` use the name `default`. */
  exports: Map<string, Expression | FunctionNode>;
}

/**
 * Reads and parses a module or a JSON file of a configuration, without executing it.
 *
 * @throws {OctavoError} `CONFIG_INVALID` if the file contains a syntax error.
 */
export function readModule(file: string): ModuleSource {
  const text = readFileSync(file, 'utf8');
  try {
    return file.endsWith('.json') ? parseJson(text, file) : parseModule(text, file);
  } catch (cause) {
    const { loc, message } = cause as SyntaxError & { loc?: { line: number; column: number } };
    throw new OctavoError('CONFIG_INVALID', 'Failed to parse the configuration.', {
      problems: [
        {
          file,
          line: loc?.line,
          column: loc && loc.column + 1,
          message: `Syntax error: ${message.replace(/ \(\d+:\d+\)$/, '')}.`,
        },
      ],
      cause,
    });
  }
}

/**
 * Parses a module and collects its bindings and exports.
 *
 * @throws {SyntaxError}
 */
export function parseModule(text: string, file: string): ModuleSource {
  const module: ModuleSource = {
    file,
    text,
    body: parseScript(text, file),
    bindings: new Map(),
    exports: new Map(),
  };
  for (const statement of module.body) collectBindings(statement, module);
  return module;
}

function parseJson(text: string, file: string): ModuleSource {
  const [statement] = parseScript(`(${text})`, file);
  const { expression } = statement as { expression: Expression };
  return { file, text, body: [], bindings: new Map(), exports: new Map([['default', expression]]) };
}

function collectBindings(statement: Program['body'][number], module: ModuleSource): void {
  const { bindings, exports } = module;
  switch (statement.type) {
    case 'ImportDeclaration':
      for (const specifier of statement.specifiers) {
        const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
        const name =
          imported?.type === 'Identifier'
            ? imported.name
            : specifier.type === 'ImportDefaultSpecifier'
              ? 'default'
              : String(imported?.value ?? '*');
        const from = String(statement.source.value);
        bindings.set(specifier.local.name, { kind: 'import', from, name });
      }
      break;
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier' && init)
          bindings.set(id.name, { kind: 'expression', node: init });
      break;
    case 'FunctionDeclaration':
      bindings.set(statement.id.name, { kind: 'expression', node: statement });
      break;
    case 'ExportNamedDeclaration':
      if (statement.declaration)
        collectBindings(statement.declaration as Program['body'][number], module);
      for (const name of exportedNames(statement)) {
        const binding = bindings.get(name);
        if (binding?.kind === 'expression') exports.set(name, binding.node);
      }
      break;
    case 'ExportDefaultDeclaration':
      exports.set('default', statement.declaration as Expression | FunctionNode);
      break;
    case 'ExpressionStatement':
      if (
        statement.expression.type === 'AssignmentExpression' &&
        module.text.slice(statement.expression.left.start, statement.expression.left.end) ===
          'module.exports'
      )
        exports.set('default', statement.expression.right);
  }
}

function exportedNames(
  statement: Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>,
) {
  const { declaration, specifiers } = statement;
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id.name];
  return specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []));
}

const EXTENSIONS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];

/** Resolves a relative import to a file path. Returns `undefined` if no file is found. */
export function resolveRelativeImport(specifier: string, file: string): string | undefined {
  const target = resolve(dirname(file), specifier);
  const candidates = [
    ...EXTENSIONS.map((extension) => target + extension),
    target.replace(/\.js$/, '.ts'),
  ];
  return candidates.find((path) => existsSync(path) && statSync(path).isFile());
}
