import type { Html, Root } from 'mdast';
import { blankAround } from '../code/include-file';
import { failure } from '../diagnostics/report';
import { walk } from '../tree/walk';
import type { Partial } from './partial';

const INCLUSION = /^<!--\s*@include:\s*(\S+)\s*-->$/;

export interface InclusionContext {
  /** Absolute path of the file the tree was parsed from. */
  path: string;
  /** Folder that `<root>/` means. */
  root: string;
  addDependency: (path: string) => void;
  /** The blocks of a file; `code` is what is left of its source. */
  blocksOf: (file: Included, place: Place) => Partial['children'];
}

type Place = { file: string; at: Html['position'] };
export type Included = { path: string; source: string; code: string };

/** Whether the tree has files to be put into it. */
export function hasInclusions(tree: Root): boolean {
  let found = false;
  walk<Root['children'][number]>(tree, (node) => {
    if (node.type === 'html' && INCLUSION.test(node.value.trim())) found = true;
    return found ? false : undefined;
  });
  return found;
}

/** Replaces `<!-- @include: ./partial.md -->`, the syntax for Markdown without JSX, with the content of the partial. */
export function inlineInclusions(
  tree: Root,
  { path, root, addDependency, blocksOf }: InclusionContext,
): void {
  walk<Root['children'][number]>(tree, (node, parent) => {
    if (node.type !== 'html' || parent.type === 'paragraph') return undefined;
    const reference = INCLUSION.exec(node.value.trim())?.[1];
    if (reference === undefined) return undefined;
    const place: Place = { file: path, at: node.position };
    const included = blankAround(reference, path, root);
    addDependency(included.path);
    if (included.problem) throw failure(path, place, included.problem);
    const children = blocksOf(included, place);
    return [{ type: 'octPartial', file: included.path, children, position: node.position }];
  });
}
