import type * as TS from 'typescript';

import type { SnippetConfig } from '../model/config';
import type { Fence } from './fences';
import { extensionOf } from './languages';
import type { TypeScript } from './load-typescript';
import { type Exports, isSignature, signatureModule, typesModule } from './snippet-types';

/** File that is created from snippets. */
export interface SnippetFile {
  path: string;
  code: string;
  /** Line of the page for each line of the file. 0 if the page does not contain the line. */
  origins: number[];
  /** Whether only the syntax is checked. */
  isFragment?: boolean;
  /** Whether the command of the snippets runs the file. */
  isRun?: boolean;
}

/** Prefix of the file names. */
const PREFIX = 'snippet-';

/**
 * Creates files that are only type-checked. The types of a snippet without imports and exports are unknown, so only its
 * syntax is checked.
 */
export function fragmentFiles(fences: readonly Fence[]): SnippetFile[] {
  return fences.map(({ code, lang, line, isPart = false }) => ({
    path: `${PREFIX}${line}.${extensionOf(lang)}`,
    code: `${code}\n`,
    origins: code.split('\n').map((_, i) => line + 1 + i),
    isFragment: isPart || !/^(?:import|export)\b/m.test(code),
  }));
}

/**
 * Creates the files that run snippets. A snippet of statements is inserted into `body`. One with imports or top-level
 * calls becomes a separate file. Types and signatures are compared with those of the package.
 */
export function snippetFiles(
  ts: TypeScript,
  fences: readonly Fence[],
  config: SnippetConfig,
  exports: Exports,
): SnippetFile[] {
  const files: SnippetFile[] = [];
  const bodies: Fence[] = [];
  for (const fence of fences) {
    const kind = kindOf(ts, fence.code, config.topLevel);
    if (kind === 'body') bodies.push(fence);
    else files.push(moduleFile(ts, fence, kind, config, exports));
  }
  if (bodies.length > 0) files.unshift(bodyFile(bodies, config, exports));
  return files;
}

type Kind = 'signature' | 'types' | 'module' | 'body';

function kindOf(ts: TypeScript, code: string, topLevel: readonly string[]): Kind {
  if (isSignature(ts, code)) return 'signature';
  const { statements } = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest);
  if (statements.every((statement) => isType(ts, statement))) return 'types';
  const isModule = statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      ts.isExportAssignment(statement) ||
      (ts.isExpressionStatement(statement) &&
        isTopLevel(ts, statement.expression, new Set(topLevel))),
  );
  return isModule ? 'module' : 'body';
}

function isType(ts: TypeScript, statement: TS.Statement): boolean {
  const isDeclared =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
  return (
    ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement) || !!isDeclared
  );
}

/** Whether an expression calls a function of `topLevel`, such as `test.only(…)` for `test`, or `rs.mock(…)`. */
function isTopLevel(
  ts: TypeScript,
  expression: TS.Expression,
  topLevel: ReadonlySet<string>,
): boolean {
  const check = (inner: TS.Expression) => isTopLevel(ts, inner, topLevel);
  if (ts.isAwaitExpression(expression)) return check(expression.expression);
  if (ts.isCallExpression(expression)) return check(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return check(expression.tag);
  if (ts.isIdentifier(expression)) return topLevel.has(expression.text);
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { expression: object, name } = expression;
  if (ts.isIdentifier(object) && topLevel.has(`${object.text}.${name.text}`)) return true;
  return check(object);
}

function moduleFile(
  ts: TypeScript,
  { code, line, lang }: Fence,
  kind: Exclude<Kind, 'body'>,
  config: SnippetConfig,
  exports: Exports,
): SnippetFile {
  const text = {
    signature: () => signatureModule(code, exports),
    types: () => typesModule(ts, code, exports),
    module: () => fill(config.module, code, line),
  }[kind]();
  const before = kind === 'module' ? countLines(config.module.split('{code}')[0]!) : 0;
  const isRun = kind === 'module';
  return {
    path: `${PREFIX}${line}${isRun ? config.suffix : ''}.${extensionOf(lang)}`,
    code: `${importsFor(text, exports)}\n${text}\n`,
    origins: [...zeros(1 + before), ...code.split('\n').map((_, i) => line + 1 + i), line],
    isRun,
  };
}

function bodyFile(
  fences: readonly Fence[],
  { body, before, suffix }: SnippetConfig,
  exports: Exports,
): SnippetFile {
  const lines = before === '' ? [] : before.trimEnd().split('\n');
  const origins = zeros(lines.length);
  const [head = '', tail = ''] = body.split('{code}');
  for (const { code, line } of fences) {
    lines.push(...fill(body, code, line).split('\n'));
    const shown = code.split('\n').map((_, i) => line + 1 + i);
    origins.push(...repeat(line, countLines(head)), ...shown, ...repeat(line, countLines(tail)));
  }
  const text = lines.join('\n');
  const isJsx = fences.some(({ lang }) => lang.endsWith('x'));
  return {
    path: `${PREFIX}bodies${suffix}.${isJsx ? 'tsx' : 'ts'}`,
    code: `${importsFor(text, exports)}\n${text}\n`,
    origins: [0, ...origins],
    isRun: true,
  };
}

function fill(template: string, code: string, line: number): string {
  return template.replaceAll('{line}', String(line)).replace('{code}', () => code);
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

function repeat(value: number, count: number): number[] {
  return Array.from({ length: count }, () => value);
}

function zeros(count: number): number[] {
  return repeat(0, count);
}

/** Returns an import of what a snippet uses of the package and neither imports nor declares. */
function importsFor(code: string, exports: Exports): string {
  const { types, values } = exports;
  const own = [...code.matchAll(/^import[^;]*?['"]([^'"]+)['"]/gm)]
    .filter(([, name]) => name === exports.package)
    .join();
  const missing = (name: string) => {
    const pattern = `(?<![\\w$])${name.replaceAll('$', '\\$&')}(?![\\w$])`;
    const word = new RegExp(pattern);
    const declared = new RegExp(
      `^(?:export )?(?:declare )?(?:interface|type|class|const|function) ${pattern}`,
      'm',
    );
    return word.test(code) && !word.test(own) && !declared.test(code);
  };
  const names = [
    ...[...values].filter(missing),
    ...[...types]
      .filter((name) => !values.has(name) && missing(name))
      .map((name) => `type ${name}`),
  ];
  return names.length > 0 ? `import { ${names.join(', ')} } from ${`'${exports.package}'`};` : '';
}
