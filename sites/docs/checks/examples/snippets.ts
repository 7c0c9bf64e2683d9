import ts from 'typescript';

import type { Fence } from './fences';
import { type Exports, isSignature, signatureModule, typesModule } from './snippet-types';

export interface SnippetFile {
  path: string;
  code: string;
  /** Line of the page that each line of the file comes from; 0 where it comes from none. */
  origins: number[];
}

const DECLARING = /^(?:describe|test|it|beforeAll|beforeEach|afterAll|afterEach)$/;
const HOISTED = /^(?:mock|unmock|mockRequire|unmockRequire|hoisted|setConfig)$/;
const CLEANUP = `afterEach(() => {
  rs.useRealTimers();
  rs.restoreAllMocks();
  rs.unstubAllGlobals();
  rs.unstubAllEnvs();
});`;

/** How the names of the files begin. */
export const SNIPPETS = 'snippet-';

/**
 * Creates test files from snippets. A snippet of statements becomes the body of a test. One that declares tests, mocks
 * modules or imports becomes a separate file. Types and signatures are compared with those of the framework.
 */
export function snippetFiles(fences: readonly Fence[], exports: Exports): SnippetFile[] {
  const files: SnippetFile[] = [];
  const bodies: Fence[] = [];
  for (const fence of fences) {
    const kind = kindOf(fence.code);
    if (kind === 'body') bodies.push(fence);
    else files.push(moduleFile(fence, kind, exports));
  }
  if (bodies.length > 0) files.unshift(bodyFile(bodies, exports));
  return files;
}

type Kind = 'signature' | 'types' | 'module' | 'body';

function kindOf(code: string): Kind {
  if (isSignature(code)) return 'signature';
  const { statements } = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest);
  if (statements.every(isType)) return 'types';
  const declares = statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      ts.isExportAssignment(statement) ||
      (ts.isExpressionStatement(statement) && declaresTests(statement.expression)),
  );
  return declares ? 'module' : 'body';
}

function isType(statement: ts.Statement): boolean {
  const isDeclared =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
  return (
    ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement) || !!isDeclared
  );
}

/** Whether a statement belongs at the top of a file: `test.only(…)`, `rs.mock(…)`. */
function declaresTests(expression: ts.Expression): boolean {
  if (ts.isAwaitExpression(expression)) return declaresTests(expression.expression);
  if (ts.isCallExpression(expression)) return declaresTests(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return declaresTests(expression.tag);
  if (ts.isIdentifier(expression)) return DECLARING.test(expression.text);
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { expression: object, name } = expression;
  if (ts.isIdentifier(object) && /^rs(?:test)?$/.test(object.text)) return HOISTED.test(name.text);
  return declaresTests(object);
}

function moduleFile(
  { code, line, lang }: Fence,
  kind: Exclude<Kind, 'body'>,
  exports: Exports,
): SnippetFile {
  const lines = code.split('\n');
  const hasTest = /\b(?:test|it)\b/.test(code);
  const text = {
    signature: () => signatureModule(code, exports),
    types: () => typesModule(code, exports),
    module: () => (hasTest ? code : `${code}\ntest('is loaded', () => {});`),
  }[kind]();
  return {
    path: `${SNIPPETS}${line}${kind === 'module' ? '.test' : ''}.${lang}`,
    code: `${importsFor(text, exports)}\n${text}\n`,
    origins: [0, ...lines.map((_, i) => line + 1 + i), line],
  };
}

function bodyFile(fences: Fence[], exports: Exports): SnippetFile {
  const lines: string[] = [...CLEANUP.split('\n')];
  const origins = lines.map(() => 0);
  for (const { code, line } of fences) {
    const body = code.split('\n');
    lines.push(`test('line ${line}', async () => {`, ...body, '});');
    origins.push(line, ...body.map((_, i) => line + 1 + i), line);
  }
  const text = lines.join('\n');
  const isJsx = fences.some(({ lang }) => lang.endsWith('x'));
  return {
    path: `${SNIPPETS}bodies.test.${isJsx ? 'tsx' : 'ts'}`,
    code: `${importsFor(text, exports)}\n${text}\n`,
    origins: [0, ...origins],
  };
}

/** Import what a snippet uses of the framework, and does not import or declare itself. */
function importsFor(code: string, { types, values }: Exports): string {
  const own = [...code.matchAll(/^import[^;]*?['"]@rstest\/core['"]/gm)].join();
  const missing = (name: string) => {
    const word = new RegExp(`\\b${name}\\b`);
    const declared = new RegExp(
      `^(?:export )?(?:interface|type|class|const|function) ${name}\\b`,
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
  return names.length > 0 ? `import { ${names.join(', ')} } from '@rstest/core';` : '';
}
