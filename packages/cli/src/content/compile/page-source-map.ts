import type { Root } from 'mdast';
import { type Mapping, SourceMapGenerator } from 'source-map';
import { visit } from 'unist-util-visit';

/** Position in a page, or in a partial that is inlined into the page. */
type PartialPosition = Mapping['original'] & { file?: string };

/** Source map of a page, whose positions can also be in the partials that are inlined into the page. */
export class PageSourceMap extends SourceMapGenerator {
  override addMapping(mapping: Mapping): void {
    const { file = mapping.source }: PartialPosition = mapping.original;
    super.addMapping({ ...mapping, source: file });
  }
}

/** Adds the file to the positions in inlined partials, which only contain the line and column. */
export function remarkPartialPositions() {
  return (tree: Root): void =>
    // Nested partials are visited later than the partials that contain them.
    visit(tree, 'octPartial', ({ file, children }: { file: string; children: unknown[] }) =>
      addFile(children, file),
    );
}

function addFile(value: unknown, file: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === 'start' && typeof child === 'object' && child !== null)
      Object.assign(child, { file });
    else addFile(child, file);
  }
}
