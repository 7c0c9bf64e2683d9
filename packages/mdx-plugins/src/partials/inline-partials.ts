import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { BlockContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { createPageError, type Problem, type ProblemLocation } from '../diagnostics/report';
import { findJsxElements, findReferencedNames } from '../estree/referenced-names';
import { walk } from '../tree/walk';
import {
  createEsmNode,
  findPartialImports,
  getImportBindings,
  getImports,
  hasExports,
  type PartialImport,
  rebaseImports,
  removeImport,
} from './imports';
import { type IncludeContext, type IncludeSource, inlineIncludes } from './includes';

export interface InlineContext {
  /** Absolute path of the file that contains the imports. */
  path: string;
  pagePath: string;
  /** Absolute path of the content root. */
  root: string;
  /** Absolute paths of the files being inlined, used to detect circular imports. */
  parents: string[];
  resolveImport: ((specifier: string, fromFile: string) => string | undefined) | undefined;
  transformSource: IncludeContext['transformSource'];
  /** Returns the syntax tree of a file. The tree may be cached: do not modify it unless the file imports partials. */
  parseFile: (path: string) => Root;
  /** Parses the included lines of a partial into a new tree. Node positions refer to the whole partial. */
  parseIncluded: (included: IncludeSource) => Root;
  addDependency: (path: string) => void;
  warn: (place: ProblemLocation, problem: Problem) => void;
}

/**
 * Replaces partials with their content.
 *
 * Inlines `<X />` blocks for every `import X from './x.mdx'`. If `X` has props or children, or is referenced in code, it
 * remains a component.
 */
export function inlinePartials(tree: Root, context: InlineContext): void {
  if (context.path.endsWith('.md'))
    inlineIncludes(tree, { ...context, parseBlocks: createBlockParser(context) });
  const imports = findPartialImports(tree);
  if (imports.length === 0) return;
  const usedInCode = findReferencedNames(tree);
  for (const partial of imports) {
    const uses = findJsxElements(tree).filter((element) => element.name === partial.local);
    if (uses.length === 0) continue;
    // Also read partials that remain components, because a circular import would render them without end.
    const content = readPartial(partial, context);
    const plain = uses.filter(isPlain);
    if (plain.length === 0 || !content || !mergeImports(tree, content, context)) continue;
    const replaced = new Set<unknown>(plain);
    walk<Root['children'][number]>(tree, (node, parent) => {
      const child =
        node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : node;
      if (!replaced.has(child) || parent.type === 'paragraph') return undefined;
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
  const place = { file: context.path, at: startPoint(declaration) };
  if (!existsSync(file)) {
    throw createPageError(context.path, place, {
      message: `File not found: "${specifier}" (resolved to ${file})`,
      hint: 'Fix the import path or create the file.',
    });
  }
  const tree = parseNested(file, place, context, () => context.parseFile(file));
  return hasExports(tree) ? undefined : { file, tree, blocks: getBlocks(tree) };
}

function createBlockParser(context: InlineContext): IncludeContext['parseBlocks'] {
  return (included, place) =>
    getBlocks(parseNested(included.path, place, context, () => context.parseIncluded(included)));
}

/** Parses a partial and recursively inlines nested partials. */
function parseNested(
  file: string,
  place: Parameters<typeof createPageError>[1],
  context: InlineContext,
  parse: () => Root,
): Root {
  if (context.parents.includes(file)) {
    throw createPageError(context.path, place, {
      message: `Circular import of partials: ${importCycle([...context.parents, file], context.root)}`,
      hint: 'Remove one of the imports to break the cycle.',
    });
  }
  const tree = parse();
  inlinePartials(tree, { ...context, path: file, parents: [...context.parents, file] });
  return tree;
}

/** Formats an import cycle as `a.mdx → b.mdx → a.mdx`. */
function importCycle(files: readonly string[], root: string): string {
  return files
    .slice(files.indexOf(files.at(-1)!))
    .map((file) => relative(root, file).split(sep).join('/'))
    .join(' → ');
}

function getBlocks(tree: Root): BlockContent[] {
  return tree.children.filter(
    (node) => node.type !== 'yaml' && node.type !== 'mdxjsEsm',
  ) as BlockContent[];
}

/** Adds the imports of a partial to the page. Returns `false` if a local name is already bound to a different import. */
function mergeImports(tree: Root, { file, tree: partial }: PartialContent, context: InlineContext) {
  const present = getImportBindings(getImports(tree));
  // Clone the imports, because the cached tree of the partial is shared between pages.
  const moved = structuredClone(rebaseImports(getImports(partial), file, context.path));
  const wanted = getImportBindings(moved);
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
  if (missing.length > 0) tree.children.unshift(createEsmNode(missing) as Root['children'][number]);
  return true;
}

function startPoint(declaration: PartialImport['declaration']) {
  const start = declaration.loc?.start;
  return start ? { line: start.line, column: start.column + 1 } : undefined;
}
