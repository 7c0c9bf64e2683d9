import { getTextFacts } from '../content/scan/page-text';
import { digest } from '../files/digest';
import type { PageSummary } from '../model/compiled-page';
import type { SourceFile } from '../model/page';
import type { PageSeo } from '../model/seo';

/** What a build knows of a page, to render it again after an edit. */
export interface PageFacts {
  file: Omit<SourceFile, 'filePath'>;
  /** Path of its entry in the page store, which contains highlighted code. */
  entry: string;
  /** Digest of what the output of other pages and the findings depend on. */
  shared: string;
  /** Digest of the positions in the source. */
  positions: string;
  seo: PageSeo;
}

/**
 * Returns digests of a compiled page: of everything except its HTML and its text, and of the positions in its source. The
 * HTML of components only depends on the module of the page, because the text between their tags is not in it. If
 * they are unchanged, an edit of the page only changes files with its HTML or its text.
 */
export function digestSummary(summary: PageSummary): Pick<PageFacts, 'shared' | 'positions'> {
  const { content, warnings, hash: _hash, codeHash, ...rest } = summary;
  const { isEmpty, description } = getTextFacts(content);
  const {
    toc: _toc,
    links: _links,
    fences: _fences,
    text: _text,
    ...others
  } = Object.getOwnPropertyDescriptors(content);
  const positions: unknown[] = [];
  const split = (items: readonly object[] = []) =>
    items.map((item) => {
      const { line, column, ...fields } = item as { line?: unknown; column?: unknown };
      positions.push(line, column);
      return fields;
    });
  const shared = [
    rest,
    rest.isStatic ? '' : codeHash,
    // The text is read from the store when the property is read.
    Object.defineProperties({}, others),
    // Positions in the text are only part of the search index.
    content.toc.map(({ charIndex: _charIndex, ...heading }) => heading),
    split(content.links),
    split(content.fences),
    split(warnings),
    isEmpty,
    description,
  ];
  return { shared: digest(JSON.stringify(shared)), positions: digest(JSON.stringify(positions)) };
}
