import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

import { OVERRIDABLE_COMPONENTS, type OverridableName } from './src/model/overridable';

/** Descriptions of the components that a site can override. */
const DESCRIPTIONS: Record<OverridableName, string> = {
  Layout: 'a whole page; its slots put something before and after each other part',
  Navbar: 'the bar at the top',
  Logo: 'the name of the site, in the bar',
  SearchButton: 'what opens the search, in the bar',
  ColorModeControl: 'light, dark or as the system says',
  Sidebar: 'the pages of a section',
  Outline: 'the headings of a page',
  Overview: 'all pages of a section with their headings',
  DocFooter: 'edit link, date, previous and next page',
  BackgroundImage: 'the image behind a home page',
  Hero: 'the first screen of a home page',
  Features: 'the cards below it',
  ToolStack: 'the tools that belong together',
  SiteFooter: 'the last line of pages without a sidebar',
  NotFound: 'what an unknown address shows',
};

/** A component in the list that the package publishes for `octavo`. */
export interface EjectableComponent {
  name: string;
  description: string;
  /** Where the original is imported from. */
  module: string;
  /** Hash of `eject/<name>.tsx`; missing for a component that can only be wrapped. */
  hash?: string;
}

const src = join(dirname(fileURLToPath(import.meta.url)), 'src');

/** Writes the sources of components as they are ejected into a site, and a list of all components. */
export function writeEjectable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const components = readComponents();
  for (const { name, source } of components)
    if (source !== undefined) writeFileSync(join(folder, `${name}.tsx`), source);
  const list: EjectableComponent[] = components.map(({ source, ...component }) => ({
    ...component,
    ...(source === undefined ? {} : { hash: hashOf(source) }),
  }));
  writeFileSync(join(folder, 'components.json'), `${JSON.stringify(list, null, 2)}\n`);
}

/** Returns all components with their ejected source. Those that load code on demand have none, because others share that code. */
export function readComponents(): (Omit<EjectableComponent, 'hash'> & {
  source: string | undefined;
})[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const publicNames = exportedNames(join(src, 'index.ts'));
  return OVERRIDABLE_COMPONENTS.map((name) => {
    const file = parse(join(src, files.find((path) => path.endsWith(`/${name}.tsx`))!));
    const module = publicNames.has(name) ? '@octavo/theme' : '@octavo/theme/parts';
    const source = hasDynamicImport(file) ? undefined : sourceForSite(file, publicNames);
    return { name, description: DESCRIPTIONS[name], module, source };
  });
}

/** Returns the source of a component in which imports of the theme's modules are imports of the package. */
function sourceForSite(file: ts.SourceFile, publicNames: ReadonlySet<string>): string {
  return file.statements.reduceRight((text, statement) => {
    const isImport = ts.isImportDeclaration(statement);
    const target = isImport || ts.isExportDeclaration(statement) ? specifierOf(statement) : '';
    if (!/^[.#]/.test(target)) return text;
    const clause = isImport ? statement.importClause : undefined;
    const names = clause?.namedBindings;
    if (!names || clause.name || !ts.isNamedImports(names)) {
      const code = statement.getText(file);
      throw new Error(`${file.fileName} cannot be ejected: "${code}" is not an import by name.`);
    }
    // The package exports functions of the same names as `#built-in`, which include every language.
    const isPublic = ({ name, propertyName }: ts.ImportSpecifier) =>
      target !== '#built-in' && publicNames.has((propertyName ?? name).text);
    const type = clause.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type ' : '';
    const importFrom = (module: string, elements: readonly ts.ImportSpecifier[]) =>
      elements.length > 0
        ? [
            `import ${type}{ ${elements.map((each) => each.getText(file)).join(', ')} } from '${module}';`,
          ]
        : [];
    const imports = [
      ...importFrom('@octavo/theme', names.elements.filter(isPublic)),
      ...importFrom(
        '@octavo/theme/parts',
        names.elements.filter((each) => !isPublic(each)),
      ),
    ];
    return text.slice(0, statement.getStart(file)) + imports.join('\n') + text.slice(statement.end);
  }, file.text);
}

/** Returns the names that a module exports, types and the names of `export *` included. */
export function exportedNames(path: string): Set<string> {
  return new Set(parse(path).statements.flatMap((statement) => namesOf(statement, path)));
}

function namesOf(statement: ts.Statement, path: string): string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (exportClause && ts.isNamedExports(exportClause))
      return exportClause.elements.map(({ name }) => name.text);
    return [...exportedNames(join(dirname(path), `${specifierOf(statement)}.ts`))];
  }
  if (!ts.canHaveModifiers(statement) || !isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.getText()] : [];
}

function isExported(statement: ts.HasModifiers): boolean {
  return Boolean(
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
}

function hasDynamicImport(node: ts.Node): boolean {
  const isImport =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport || Boolean(ts.forEachChild(node, hasDynamicImport));
}

function specifierOf({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string {
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

export function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}
