import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { BlockContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { failure } from '../diagnostics/report';
import { jsxElementsOf, namesInCode } from '../estree/names-in-code';
import { walk } from '../tree/walk';
import {
  bindings,
  esmBlock,
  hasExports,
  importsOf,
  moveImports,
  type PartialImport,
  partialImports,
  removeImport,
} from './imports';
import { type Included, type InclusionContext, inlineInclusions } from './inclusions';

export interface InlineContext {
  /** Absolute path of the file the tree was parsed from. */
  path: string;
  pagePath: string;
  /** Folder that `<root>/` means. */
  root: string;
  /** Files being inlined, to tell a circle. */
  parents: string[];
  resolveImport: ((specifier: string, fromFile: string) => string | undefined) | undefined;
  /** The tree of a file. It is read, and changed only where the file has partials itself. */
  parseFile: (path: string) => Root;
  /** Returns a new tree of an included partial or some of its lines. Positions are those in the partial. */
  parseIncluded: (included: Included) => Root;
  addDependency: (path: string) => void;
}

/**
 * Put partials where they are used.
 *
 * `import X from './x.mdx'` with `<X />` as a block of its own becomes the content of the file. With
 * attributes, children or a use in code it stays a component.
 */
export function inlinePartials(tree: Root, context: InlineContext): void {
  if (context.path.endsWith('.md'))
    inlineInclusions(tree, { ...context, blocksOf: blocksIn(context) });
  const imports = partialImports(tree);
  if (imports.length === 0) return;
  const usedInCode = namesInCode(tree);
  for (const partial of imports) {
    const uses = jsxElementsOf(tree).filter((element) => element.name === partial.local);
    const plain = uses.filter(isPlain);
    if (plain.length === 0) continue;
    const content = readPartial(partial, context);
    if (!content || !mergeImports(tree, content, context)) continue;
    const wrapped = new Set<unknown>(plain);
    walk<Root['children'][number]>(tree, (node, parent) => {
      const child =
        node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : node;
      if (!wrapped.has(child) || parent.type === 'paragraph') return undefined;
      const children = structuredClone(content.blocks);
      return [{ type: 'octPartial', file: content.file, children, position: node.position }];
    });
    if (plain.length === uses.length && !usedInCode.has(partial.local)) removeImport(tree, partial);
  }
}

function isPlain(element: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return (
    element.type === 'mdxJsxFlowElement' &&
    element.attributes.length === 0 &&
    element.children.length === 0
  );
}

interface PartialContent {
  file: string;
  tree: Root;
  blocks: BlockContent[];
}

function readPartial(partial: PartialImport, context: InlineContext): PartialContent | undefined {
  const { specifier, declaration } = partial;
  const file =
    context.resolveImport?.(specifier, context.path) ??
    (specifier.startsWith('.') ? resolve(dirname(context.path), specifier) : undefined);
  if (file === undefined) return undefined;
  context.addDependency(file);
  const place = { file: context.path, at: pointOfStatement(declaration) };
  if (!existsSync(file)) {
    throw failure(context.path, place, {
      message: `Expected a file at \`${specifier}\`, but there is none (looked for ${file})`,
      hint: 'Correct the path of the import, or add the file.',
    });
  }
  const tree = inlineWithin(file, place, context, () => context.parseFile(file));
  return hasExports(tree) ? undefined : { file, tree, blocks: blocksOf(tree) };
}

function blocksIn(context: InlineContext): InclusionContext['blocksOf'] {
  return (included, place) =>
    blocksOf(inlineWithin(included.path, place, context, () => context.parseIncluded(included)));
}

/** The tree of a file that is put into another, with what it holds itself. */
function inlineWithin(
  file: string,
  place: Parameters<typeof failure>[1],
  context: InlineContext,
  parse: () => Root,
): Root {
  if (context.parents.includes(file)) {
    throw failure(context.path, place, {
      message: `Expected partials without a circle, got ${[...context.parents, file].join(' → ')}`,
      hint: 'Remove one of them.',
    });
  }
  const tree = parse();
  inlinePartials(tree, { ...context, path: file, parents: [...context.parents, file] });
  return tree;
}

function blocksOf(tree: Root): BlockContent[] {
  return tree.children.filter(
    (node) => node.type !== 'yaml' && node.type !== 'mdxjsEsm',
  ) as BlockContent[];
}

/** Take over the imports of a partial; false when a name already stands for something else. */
function mergeImports(tree: Root, { file, tree: partial }: PartialContent, context: InlineContext) {
  const present = bindings(importsOf(tree));
  // What the page does to them must not be seen by others that use the partial.
  const moved = structuredClone(moveImports(importsOf(partial), file, context.path));
  const wanted = bindings(moved);
  for (const [local, target] of wanted) {
    if (present.has(local) && present.get(local) !== target) return false;
  }
  const missing = moved
    .map((declaration) => ({
      ...declaration,
      specifiers: declaration.specifiers.filter(({ local }) => !present.has(local.name)),
    }))
    .filter((declaration, index) => {
      return declaration.specifiers.length > 0 || moved[index]!.specifiers.length === 0;
    });
  if (missing.length > 0) tree.children.unshift(esmBlock(missing) as Root['children'][number]);
  return true;
}

function pointOfStatement(declaration: PartialImport['declaration']) {
  const start = declaration.loc?.start;
  return start ? { line: start.line, column: start.column + 1 } : undefined;
}
