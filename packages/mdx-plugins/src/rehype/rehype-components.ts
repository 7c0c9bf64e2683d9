import type { Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { nearest, suggest } from '../diagnostics/did-you-mean';
import { createPageError } from '../diagnostics/report';
import { describeEscapedTag } from '../diagnostics/type-arguments';
import { createImport, extractImports, findDeclaredNames, findImportSource } from '../estree/esm';
import { collectNames, getPrograms } from '../estree/referenced-names';
import { getExpression } from '../estree/static-expression';
import { DEFAULT_HTML_MODULE, type DialectOptions } from '../options';
import { getPageState } from '../page/page-state';
import { getSource } from '../page/source';
import { isJsxElement, type JsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';
import { isImported } from './unknown-elements';

type Options = Pick<DialectOptions, 'components' | 'overrides' | 'htmlModule'>;

/** Components used by code groups. They are imported from the theme by default. */
const BUILT_IN = ['Tabs', 'Tab'];

/** Module specifiers for the theme. */
const THEME_MODULES = ['@theme', 'rspress/theme', '@rspress/core/theme'];

/** Adds imports for components that a page uses without importing them, and applies element and component overrides. */
export const rehypeComponents: Plugin<[Options], Root> = (options) => {
  const components: NonNullable<DialectOptions['components']> = { ...options.components };
  for (const name of BUILT_IN) components[name] ??= options.htmlModule ?? DEFAULT_HTML_MODULE;
  const overrides = new Map(Object.entries(options.overrides ?? {}));

  const themes = new Set([
    ...THEME_MODULES,
    ...Object.values(components).filter((component) => typeof component === 'string'),
  ]);

  return (tree, file) => {
    const imports = new Map<string, RootContent>();
    for (const { local, imported } of extractImports(tree, themes, overrides)) {
      imports.set(local, createImport(local, overrides.get(imported)!));
    }
    const declared = findDeclaredNames(tree);
    const nameInCode = new Set<string>();
    const unknownNames = new Set<string>();
    const { errors } = getPageState(file);

    const importComponent = (name: string): boolean => {
      if (declared.has(name) || imports.has(name)) return true;
      const override = overrides.get(name);
      const component = Object.hasOwn(components, name) ? components[name] : undefined;
      if (override !== undefined) imports.set(name, createImport(name, override));
      else if (typeof component === 'string')
        imports.set(name, createImport(name, component, name));
      else if (component) {
        const isDefault = component.export === 'default';
        imports.set(
          name,
          createImport(name, component.module, isDefault ? undefined : component.export),
        );
      } else return false;
      return true;
    };
    const replacement = (tag: string): string | undefined => {
      const module = overrides.get(tag);
      if (module === undefined) return undefined;
      const local = `_${tag.replace(/\W/g, '_')}`;
      imports.set(local, createImport(local, module));
      return local;
    };

    walk<RootContent>(tree, (node) => {
      if (node.type === 'element') node.tagName = replacement(node.tagName) ?? node.tagName;
      for (const program of getPrograms(node)) collectNames(program, nameInCode);
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const unknown = findUndeclaredName(node, declared);
        if (unknown !== undefined) errors.push(undeclaredNameError(node, unknown, file));
      }
      if (!isJsxElement(node) || !node.name) return undefined;
      if (/^[a-z]/.test(node.name)) node.name = replacement(node.name) ?? node.name;
      else if (!importComponent(node.name.split('.')[0]!) && options.components) {
        const name = node.name.split('.')[0]!;
        if (unknownNames.has(name)) return undefined;
        unknownNames.add(name);
        errors.push(
          unknownComponentError(
            node,
            { declared, components: Object.keys(components), tree },
            file,
          ),
        );
      }
      return undefined;
    });
    for (const name of nameInCode) if (/^[A-Z]/.test(name)) importComponent(name);
    tree.children.unshift(...imports.values());
  };
};

type Expression = Extract<
  RootContent,
  { type: 'mdxFlowExpression' } | { type: 'mdxTextExpression' }
>;

/** Global constants that can be rendered. Objects and functions, such as `{URL}`, are errors in React or render nothing. */
const CONSTANTS = new Set(['undefined', 'NaN', 'Infinity']);

/** Returns the undeclared identifier at the start of an expression, or `undefined` if it is declared. */
function findUndeclaredName(node: Expression, declared: ReadonlySet<string>): string | undefined {
  const whole = getExpression(node.data?.estree);
  let expression = whole;
  while (expression?.type === 'MemberExpression' && expression.object.type !== 'Super') {
    expression = expression.object;
  }
  if (expression?.type !== 'Identifier') return undefined;
  const { name } = expression;
  if (declared.has(name) || name === 'props') return undefined;
  const isKnown = expression === whole ? CONSTANTS.has(name) : name in globalThis;
  return isKnown ? undefined : name;
}

function undeclaredNameError(node: Expression, name: string, file: VFile) {
  const { path: pagePath, frontmatter } = getPageState(file);
  const path = file.data.octavoOrigins?.get(node) ?? pagePath;
  const [, key] = /^\s*frontmatter\??\.(\w+)/.exec(node.value) ?? [];
  if (key !== undefined && !Object.hasOwn(frontmatter, key)) {
    return createPageError(
      file,
      { file: path, at: node.position },
      {
        message: `Frontmatter key "${key}" not found`,
        hint: suggest(key, Object.keys(frontmatter), 'Add the key to the frontmatter of the page.'),
      },
    );
  }
  return createPageError(
    file,
    { file: path, at: node.position },
    {
      message: `"${name}" is not defined`,
      hint: `To show literal braces, write \`\\{${node.value}}\` or use backticks. To use a variable, import "${name}" or declare it with \`export const\`.`,
    },
  );
}

interface KnownNames {
  /** Names that the page imports or declares. */
  declared: ReadonlySet<string>;
  /** Names of the components that do not have to be imported. */
  components: readonly string[];
  tree: Root;
}

function unknownComponentError(
  node: JsxElement,
  { declared, components, tree }: KnownNames,
  file: VFile,
) {
  const path = file.data.octavoOrigins?.get(node) ?? getPageState(file).path;
  const name = (node.name ?? '').split('.')[0]!;
  const near = nearest(name, [...declared, ...components]);
  // The module may export the component, and the import may contain the typo.
  const module = near === undefined ? undefined : findImportSource(tree, near);
  return createPageError(
    file,
    { file: path, at: node.position },
    {
      message: `Unknown component "${node.name}"`,
      hint:
        module !== undefined
          ? `The page imports "${near}" from "${module}". Use the name that the module exports in both places.`
          : near !== undefined
            ? `Did you mean "${near}"?`
            : isImported(name, getSource(file, path))
              ? 'Add a blank line before the `import` statement, because it is part of a paragraph.'
              : `Import the component. ${describeEscapedTag(name)}`,
    },
  );
}
