import {
  type CompileOptions,
  createProcessor as createMdxProcessor,
  type ProcessorOptions as MdxProcessorOptions,
} from '@mdx-js/mdx';
import { createFormatAwareProcessors as createMdxProcessors } from '@mdx-js/mdx/internal-create-format-aware-processors';
import type { Root } from 'mdast';
import type { MdxOptions } from './options';
import { SYNTAX_PLUGINS } from './preset';

export { parseNotation } from './code/notation';
export { splitInfo } from './code/read-fence';

/** Subset of the `@mdx-js/mdx` processor that compiles pages. */
export interface PageProcessor {
  /**
   * Compiles a page to JavaScript module code. `path` must be absolute. Rejects with a `VFileMessage` if the page contains
   * an error. `map` is the source map of the code, if there is a `SourceMapGenerator`.
   */
  process: (file: {
    path: string;
    value: string;
  }) => Promise<{ toString: () => string; map?: object | null | undefined }>;
}

/** Options for `createProcessor`. */
export interface ProcessorOptions extends MdxOptions {
  /**
   * Page syntax. In `mdx`, `<` starts JSX and `{` starts an expression. In `md`, `<` starts HTML.
   * @default 'mdx'
   */
  format?: 'md' | 'mdx';
  /**
   * Whether to preserve JSX in the output instead of compiling it to function calls.
   * @default false
   */
  jsx?: boolean;
  /** Class from the `source-map` package that creates a source map of the code. */
  SourceMapGenerator?: new (options: {
    file: string;
  }) => object;
}

/**
 * Creates a processor for a single page format. Reuse the processor, because creating it is expensive.
 *
 * @example
 * const processor = createProcessor({ ...createMdxOptions({ root: '/site/content' }), format: 'mdx' });
 * const module = await processor.process({ path: '/site/content/en/index.mdx', value: '# Hello' });
 * console.log(String(module));
 */
export function createProcessor(options: ProcessorOptions): PageProcessor {
  return createMdxProcessor(options as MdxProcessorOptions);
}

/**
 * Creates a processor that selects the format by file extension, for use in bundler plugins.
 *
 * @example
 * const { extnames, process } = createFormatAwareProcessors(createMdxOptions({ root: '/site/content' }));
 */
export function createFormatAwareProcessors(
  options: Omit<ProcessorOptions, 'format'>,
): PageProcessor & { extnames: readonly string[] } {
  return createMdxProcessors(options as CompileOptions);
}

/**
 * Creates a function that parses the source of a page to its syntax tree, without running any plugin. Partials are not
 * included. The function throws a `VFileMessage` if the source contains a syntax error.
 */
export function createPageParser(format: 'md' | 'mdx'): (source: string) => Root {
  const processor = createMdxProcessor({ format, remarkPlugins: SYNTAX_PLUGINS });
  return (source) => processor.parse(source) as Root;
}
