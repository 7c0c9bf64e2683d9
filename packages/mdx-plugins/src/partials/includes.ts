import type { Html, Root } from 'mdast';
import { includeFileWithPositions } from '../code/include-file';
import { createPageError, type Problem, type ProblemLocation } from '../diagnostics/report';
import { walk } from '../tree/walk';
import type { PartialNode } from './partial';

/** Matches an HTML node that only contains an `@include` comment. The path can contain spaces. */
const INCLUDE = /^<!--\s*@include:\s*([^\s>](?:(?!-->)[^\n])*?)\s*-->$/;
const ANY_INCLUDE = /<!--\s*@include:/;

export interface IncludeContext {
  /** Absolute path of the file that contains the `@include` comments. */
  path: string;
  /** Absolute path of the content root. */
  root: string;
  /** Transforms the source of a partial before its lines are selected. */
  transformSource: (source: string) => string;
  addDependency: (path: string) => void;
  warn: (place: ProblemLocation, problem: Problem) => void;
  /** Parses the included lines of a file into blocks. */
  parseBlocks: (file: IncludeSource, place: Place) => PartialNode['children'];
}

type Place = { file: string; at: Html['position'] };
/** Source of an included partial. In `code`, excluded lines are replaced with spaces to preserve positions. */
export type IncludeSource = { path: string; source: string; code: string };

/** Checks whether the tree contains `@include` comments. */
export function hasIncludes(tree: Root): boolean {
  let found = false;
  walk<Root['children'][number]>(tree, (node) => {
    if (node.type === 'html' && INCLUDE.test(node.value.trim())) found = true;
    return found ? false : undefined;
  });
  return found;
}

/**
 * Replaces `<!-- @include: ./partial.md -->` comments with the content of the partial. This syntax is for Markdown files,
 * which do not support JSX.
 */
export function inlineIncludes(
  tree: Root,
  { path, root, transformSource, addDependency, warn, parseBlocks }: IncludeContext,
): void {
  walk<Root['children'][number]>(tree, (node, parent) => {
    if (node.type !== 'html' || !ANY_INCLUDE.test(node.value)) return undefined;
    const place: Place = { file: path, at: node.position };
    const reference = INCLUDE.exec(node.value.trim())?.[1];
    if (reference === undefined || parent.type === 'paragraph') {
      warn(place, {
        message: 'This `@include` comment has no effect, because it is within other content',
        hint: 'Write the comment on a separate line, with blank lines before and after it.',
      });
      return undefined;
    }
    const included = includeFileWithPositions(reference, path, root, transformSource);
    addDependency(included.path);
    if (included.problem) throw createPageError(path, place, included.problem);
    const children = parseBlocks(included, place);
    return [{ type: 'octPartial', file: included.path, children, position: node.position }];
  });
}
