import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import {
  type Data,
  type Parser,
  type PluggableList,
  type Plugin,
  type Processor,
  unified,
} from 'unified';
import { VFile } from 'vfile';
import { explainParseError } from '../diagnostics/explain-parse-error';
import { readTextFile } from '../diagnostics/read-text-file';
import { createPageError, warn } from '../diagnostics/report';
import { createExtensionFilter } from '../micromark/autolink-extensions';
import { type ConstructStart, trackConstructStarts } from '../micromark/construct-starts';
import { getPageState, type LanguageOptions } from '../page/page-state';
import { hoistEsm } from '../partials/hoist-esm';
import { findPartialImports } from '../partials/imports';
import { hasIncludes } from '../partials/includes';
import { inlinePartials } from '../partials/inline-partials';
import { makeDefinitionsUnique } from '../partials/unique-definitions';
import { normalizeLineEndings } from '../text/line-endings';

export interface RemarkSourceOptions extends LanguageOptions {
  /** Absolute path of the content root. */
  root: string;
  transformSource?: ((source: string) => string) | undefined;
  resolveImport?: ((specifier: string, fromFile: string) => string | undefined) | undefined;
  /** Syntax plugins used to parse Markdown partials. */
  syntax: PluggableList;
}

const SYNTAX_KEYS = ['micromarkExtensions', 'fromMarkdownExtensions'] as const;

/** Syntax extensions by key. */
type SyntaxExtensions = Partial<Record<(typeof SYNTAX_KEYS)[number], unknown[]>>;

/** Returns the syntax extensions that are not built in. */
function findAddedSyntax(data: Data, builtIn: ReadonlySet<unknown>): SyntaxExtensions {
  return Object.fromEntries(
    SYNTAX_KEYS.map((key) => [key, (data[key] ?? []).filter((each) => !builtIn.has(each))]),
  );
}

/** Adds syntax extensions to a parser. */
function addSyntax(this: Processor, added: SyntaxExtensions = {}): void {
  const data = this.data() as SyntaxExtensions;
  for (const key of SYNTAX_KEYS) data[key] = [...(data[key] ?? []), ...(added[key] ?? [])];
}

/**
 * Wraps the parser to improve its error messages and inline partials.
 *
 * Partials are inlined during parsing, so that all plugins process a single tree.
 */
export const remarkSource: Plugin<[RemarkSourceOptions], string, Root> = function remarkSource(
  options,
) {
  const self = this as unknown as Processor<Root>;
  const parseMdx = self.parser as Parser<Root>;
  let markdown: Processor<Root> | undefined;

  const transform = options.transformSource ?? ((source: string) => source);
  const data = self.data();
  const builtIn = new Set<unknown>(SYNTAX_KEYS.flatMap((key): unknown[] => data[key] ?? []));
  /** Extensions of plugins that run later, such as `remark-math`. */
  let added: SyntaxExtensions | undefined;
  const constructStart: ConstructStart = { last: undefined };
  let extensions: ReturnType<typeof createExtensionFilter> | undefined;

  const parse = (source: string, path: string, file: VFile): Root => {
    // Compute the extensions lazily, because subsequent plugins can still add extensions.
    added ??= findAddedSyntax(data, builtIn);
    extensions ??= createExtensionFilter(
      trackConstructStarts(data.micromarkExtensions ?? [], constructStart),
    );
    data.micromarkExtensions = extensions(source);
    constructStart.last = undefined;
    try {
      return hoistEsm(parseMdx(source, file));
    } catch (error) {
      throw explainParseError(error, path, source, constructStart.last);
    }
  };

  const parseUncached = (path: string, value: string): Root => {
    const file = new VFile({ path, value });
    if (!path.endsWith('.md')) return parse(String(file), path, file);
    markdown ??= unified()
      .use(remarkParse)
      .use(options.syntax)
      .use(addSyntax, added)
      .freeze() as unknown as Processor<Root>;
    return markdown.parse(file);
  };

  const parsed = new Map<string, { value: string; tree: Root }>();
  const parseFile = (path: string, sources: Map<string, string>): Root => {
    const { text, problem } = readTextFile(path);
    if (problem) throw createPageError(path, { at: problem }, problem);
    const value = transform(text);
    sources.set(path, value);
    const cached = parsed.get(path);
    if (cached?.value === value) return cached.tree;
    const tree = parseUncached(path, value);
    // Do not cache partials that import other partials, because inlining modifies their tree.
    if (findPartialImports(tree).length === 0 && !hasIncludes(tree))
      parsed.set(path, { value, tree });
    return tree;
  };

  self.parser = (document: string, file: VFile): Root => {
    const state = getPageState(file, options);
    const source = transform(normalizeLineEndings(document));
    // Update the file, because plugins slice the source by node positions.
    file.value = source;
    const tree = parse(source, file.path ?? state.path, file);
    inlinePartials(tree, {
      path: state.path,
      pagePath: state.path,
      root: options.root,
      parents: [state.path],
      resolveImport: options.resolveImport,
      transformSource: transform,
      parseFile: (path) => parseFile(path, state.sources),
      parseIncluded: ({ path, source, code }) => {
        state.sources.set(path, source);
        return parseUncached(path, code);
      },
      addDependency: (path) => state.dependencies.add(path),
      warn: (place, problem) => warn(state, place, problem),
    });
    if (state.sources.size > 0) makeDefinitionsUnique(tree);
    return tree;
  };
};
