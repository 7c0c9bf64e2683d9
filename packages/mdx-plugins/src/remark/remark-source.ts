import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { type Parser, type PluggableList, type Plugin, type Processor, unified } from 'unified';
import { VFile } from 'vfile';
import { explainParseError } from '../diagnostics/explain-parse-error';
import { extensionsFor } from '../micromark/bare-links';
import { type Opening, traceOpenings } from '../micromark/openings';
import { type LanguageOptions, pageState } from '../page/page-state';
import { partialImports } from '../partials/imports';
import { hasInclusions } from '../partials/inclusions';
import { inlinePartials } from '../partials/inline-partials';

export interface RemarkSourceOptions extends LanguageOptions {
  /** Folder that `<root>/` means. */
  root: string;
  transformSource?: ((source: string) => string) | undefined;
  resolveImport?: ((specifier: string, fromFile: string) => string | undefined) | undefined;
  /** Plugins that extend the syntax; partials in Markdown are parsed with them. */
  syntax: PluggableList;
}

/**
 * Wrap the parser: its errors say what to do, and partials are put where they are used.
 *
 * Partials are part of parsing, so that whatever comes later sees one page.
 */
export const remarkSource: Plugin<[RemarkSourceOptions], string, Root> = function remarkSource(
  options,
) {
  const self = this as unknown as Processor<Root>;
  const parseMdx = self.parser as Parser<Root>;
  let markdown: Processor<Root> | undefined;

  const transform = options.transformSource ?? ((source: string) => source);
  const data = self.data();
  const opening: Opening = { last: undefined };
  let extensions: ReturnType<typeof extensionsFor> | undefined;

  const parse = (source: string, path: string, file: VFile): Root => {
    // Plugins after this one may still add to the syntax until the first page is parsed.
    extensions ??= extensionsFor(traceOpenings(data.micromarkExtensions ?? [], opening));
    data.micromarkExtensions = extensions(source);
    opening.last = undefined;
    try {
      return parseMdx(source, file);
    } catch (error) {
      throw explainParseError(error, path, source, opening.last);
    }
  };

  const parseNew = (path: string, value: string): Root => {
    const file = new VFile({ path, value });
    if (!path.endsWith('.md')) return parse(String(file), path, file);
    markdown ??= unified().use(remarkParse).use(options.syntax).freeze() as Processor<Root>;
    return markdown.parse(file);
  };

  const parsed = new Map<string, { value: string; tree: Root }>();
  const parseFile = (path: string, sources: Map<string, string>): Root => {
    const value = transform(readFileSync(path, 'utf8'));
    sources.set(path, value);
    const known = parsed.get(path);
    if (known?.value === value) return known.tree;
    const tree = parseNew(path, value);
    // One that has partials itself becomes another tree on every page.
    if (partialImports(tree).length === 0 && !hasInclusions(tree))
      parsed.set(path, { value, tree });
    return tree;
  };

  self.parser = (document: string, file: VFile): Root => {
    const state = pageState(file, options);
    const source = transform(document);
    // Plugins read the source of nodes by their position.
    if (options.transformSource) file.value = source;
    const tree = parse(source, file.path ?? state.path, file);
    inlinePartials(tree, {
      path: state.path,
      pagePath: state.path,
      root: options.root,
      parents: [state.path],
      resolveImport: options.resolveImport,
      parseFile: (path) => parseFile(path, state.sources),
      parseIncluded: ({ path, source, code }) => {
        state.sources.set(path, source);
        return parseNew(path, transform(code));
      },
      addDependency: (path) => state.dependencies.add(path),
    });
    return tree;
  };
};
