import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

import { OVERRIDABLE_COMPONENTS, type OverridableComponentName } from './src/model/overridable';

/** Descriptions of the components that a site can override. */
const DESCRIPTIONS: Record<OverridableComponentName, string> = {
  Layout: 'the page layout, with slots before and after its main parts',
  Navbar: 'the navigation bar at the top',
  Logo: 'the logo and name of the site in the navbar',
  SearchButton: 'the button in the navbar that opens the search',
  ColorModeControl: 'the switch for light mode, dark mode and the system setting',
  Sidebar: 'the list of the pages of a section',
  Outline: 'the list of the headings of a page',
  Overview: 'the overview of a section, with the headings of its pages',
  DocFooter: 'the edit link, the last update, and links to the previous and next page',
  BackgroundImage: 'the background image of a home page',
  Hero: 'the hero section of a home page',
  Features: 'the feature cards of a home page',
  ToolStack: 'the section of a home page with related tools',
  SiteFooter: 'the footer of home pages and custom pages',
  NotFound: 'the content of the 404 page',
};

/** A component in the list that the package publishes for `octavo`. */
export interface EjectableComponent {
  name: string;
  description: string;
  /** Entry point that exports the original component. */
  module: string;
  /** Hash of `eject/<name>.tsx`. `undefined` if the component can only be wrapped. */
  hash?: string;
}

const src = join(dirname(fileURLToPath(import.meta.url)), 'src');

/** Writes the sources for `octavo eject` and a list of all overridable components. */
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

/** Returns all overridable components with their ejected source, or without it if they load shared code on demand. */
export function readComponents(): (Omit<EjectableComponent, 'hash'> & {
  source: string | undefined;
})[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const publicNames = exportedNames(join(src, 'index.ts'));
  return OVERRIDABLE_COMPONENTS.map((name) => {
    const file = parse(join(src, files.find((path) => path.endsWith(`/${name}.tsx`))!));
    const module = publicNames.has(name) ? '@octavo/theme' : '@octavo/theme/internals';
    const source = hasDynamicImport(file) ? undefined : sourceForSite(file, publicNames);
    return { name, description: DESCRIPTIONS[name], module, source };
  });
}

/** Returns the source of a component, with imports from the package instead of relative ones. */
function sourceForSite(file: ts.SourceFile, publicNames: ReadonlySet<string>): string {
  return file.statements.reduceRight((text, statement) => {
    const isImport = ts.isImportDeclaration(statement);
    const target = isImport || ts.isExportDeclaration(statement) ? specifierOf(statement) : '';
    if (!/^[.#]/.test(target)) return text;
    const clause = isImport ? statement.importClause : undefined;
    const names = clause?.namedBindings;
    if (!names || clause.name || !ts.isNamedImports(names)) {
      const code = statement.getText(file);
      throw new Error(`${file.fileName} cannot be ejected: "${code}" is not a named import.`);
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
        '@octavo/theme/internals',
        names.elements.filter((each) => !isPublic(each)),
      ),
    ];
    return text.slice(0, statement.getStart(file)) + imports.join('\n') + text.slice(statement.end);
  }, file.text);
}

/** Returns the exported names of a module, including types and `export *`. */
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
