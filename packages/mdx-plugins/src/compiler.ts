import { createProcessor as createMdxProcessor } from '@mdx-js/mdx';
import { createFormatAwareProcessors as createMdxProcessors } from '@mdx-js/mdx/internal-create-format-aware-processors';
import type { MdxOptions } from './options';

/** The part of an `@mdx-js/mdx` processor that compiles pages. */
export interface PageProcessor {
  /** Compiles a page to the code of a module. `path` is absolute. Rejects with a `VFileMessage` if the page has an error. */
  process: (file: { path: string; value: string }) => Promise<{ toString: () => string }>;
}

/** Options of `createProcessor`. */
export interface ProcessorOptions extends MdxOptions {
  /**
   * Syntax of the pages. In `mdx`, `<` starts JSX and `{` starts an expression; in `md`, `<` starts HTML.
   * @default 'mdx'
   */
  format?: 'md' | 'mdx';
  /**
   * Whether to keep JSX in the output instead of compiling it to function calls.
   * @default false
   */
  jsx?: boolean;
}

/**
 * Creates a processor that compiles pages of one format. Create it once, because it is expensive.
 *
 * @example
 * const processor = createProcessor({ ...createMdxOptions({ root: '/site/content' }), format: 'mdx' });
 * const module = await processor.process({ path: '/site/content/en/index.mdx', value: '# Hello' });
 * console.log(String(module));
 */
export function createProcessor(options: ProcessorOptions): PageProcessor {
  return createMdxProcessor(options);
}

/**
 * Creates a processor that chooses the format by the file extension, for bundler plugins.
 *
 * @example
 * const { extnames, process } = createFormatAwareProcessors(createMdxOptions({ root: '/site/content' }));
 */
export function createFormatAwareProcessors(
  options: Omit<ProcessorOptions, 'format'>,
): PageProcessor & { extnames: readonly string[] } {
  return createMdxProcessors(options);
}
