import type { Element } from 'hast';
import type { VFile } from 'vfile';
import { createPageError, type Problem } from '../diagnostics/report';
import type { PageFile } from '../page/page-state';

/**
 * Creates a fatal error at an element, which aborts page compilation. The position is in the partial if the element
 * comes from one. For use in rehype plugins.
 *
 * @example
 * throw createNodeError(file, node, { message: 'Invalid formula', hint: 'Close the bracket.' });
 */
export function createNodeError(page: PageFile, node: Element, problem: Problem): Error {
  const file = page as VFile;
  const origin = file.data.octavoOrigins?.get(node);
  const place = { at: node.position, ...(origin === undefined ? {} : { file: origin }) };
  return createPageError(file, place, problem);
}
