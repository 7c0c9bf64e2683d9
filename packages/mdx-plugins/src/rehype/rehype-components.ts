import type { Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { suggestion } from '../diagnostics/did-you-mean';
import { failure } from '../diagnostics/report';
import { declaredNames, importNode, takeImports } from '../estree/esm';
import { collectNames, programsOf } from '../estree/names-in-code';
import { expressionOf } from '../estree/static-expression';
import { DEFAULT_HTML_MODULE, type DialectOptions } from '../options';
import { pageState } from '../page/page-state';
import { isJsxElement, type JsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';

type Options = Pick<DialectOptions, 'components' | 'overrides' | 'htmlModule'>;

/** Names that code groups are made of; they come from the theme when the site has none of its own. */
const BUILT_IN = ['Tabs', 'Tab'];

/** Names under which pages import the theme. */
const THEME_MODULES = ['@theme', 'rspress/theme', '@rspress/core/theme'];

/** Import the components a page uses without saying so, and put a site's own in place of elements. */
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
    for (const { local, imported } of takeImports(tree, themes, overrides)) {
      imports.set(local, importNode(local, overrides.get(imported)!));
    }
    const declared = declaredNames(tree);
    const nameInCode = new Set<string>();

    const use = (name: string): boolean => {
      if (declared.has(name) || imports.has(name)) return true;
      const override = overrides.get(name);
      const own = Object.hasOwn(components, name) ? components[name] : undefined;
      if (override !== undefined) imports.set(name, importNode(name, override));
      else if (typeof own === 'string') imports.set(name, importNode(name, own, name));
      else if (own) {
        const isDefault = own.export === 'default';
        imports.set(name, importNode(name, own.module, isDefault ? undefined : own.export));
      } else return false;
      return true;
    };
    const replacement = (tag: string): string | undefined => {
      const module = overrides.get(tag);
      if (module === undefined) return undefined;
      const local = `_${tag.replace(/\W/g, '_')}`;
      imports.set(local, importNode(local, module));
      return local;
    };

    walk<RootContent>(tree, (node) => {
      if (node.type === 'element') node.tagName = replacement(node.tagName) ?? node.tagName;
      for (const program of programsOf(node)) collectNames(program, nameInCode);
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const unknown = undeclaredName(node, declared);
        if (unknown !== undefined) throw undeclared(node, unknown, file);
      }
      if (!isJsxElement(node) || !node.name) return undefined;
      if (/^[a-z]/.test(node.name)) node.name = replacement(node.name) ?? node.name;
      else if (!use(node.name.split('.')[0]!) && options.components) {
        throw unknownComponent(node, [...declared, ...Object.keys(components)], file);
      }
      return undefined;
    });
    for (const name of nameInCode) if (/^[A-Z]/.test(name)) use(name);
    tree.children.unshift(...imports.values());
  };
};

type Expression = Extract<
  RootContent,
  { type: 'mdxFlowExpression' } | { type: 'mdxTextExpression' }
>;

/** The name an expression consists of or begins with, when nothing on the page gives it a value. */
function undeclaredName(node: Expression, declared: ReadonlySet<string>): string | undefined {
  let expression = expressionOf(node.data?.estree);
  while (expression?.type === 'MemberExpression' && expression.object.type !== 'Super') {
    expression = expression.object;
  }
  if (expression?.type !== 'Identifier') return undefined;
  const { name } = expression;
  return declared.has(name) || name === 'props' || name in globalThis ? undefined : name;
}

function undeclared(node: Expression, name: string, file: VFile) {
  const path = file.data.octavoOrigins?.get(node) ?? pageState(file).path;
  return failure(
    file,
    { file: path, at: node.position },
    {
      message: `Expected a name that the page declares between \`{\` and \`}\`, got \`${name}\``,
      hint: `For the text itself write \`\\{${node.value}}\` or put it in backticks; for a value, import or export \`${name}\`.`,
    },
  );
}

function unknownComponent(node: JsxElement, names: string[], file: VFile) {
  const path = file.data.octavoOrigins?.get(node) ?? pageState(file).path;
  const name = (node.name ?? '').split('.')[0]!;
  return failure(
    file,
    { file: path, at: node.position },
    {
      message: `Expected a component that is imported or provided, got \`<${node.name}>\``,
      hint: suggestion(
        name,
        names,
        `Import it, or for the sign itself write \`&lt;\` or put the text in backticks.`,
      ),
    },
  );
}
